import * as calls from '@portal/contract/console/organisation.calls.ts';
import { AppError } from '../../http/app-error.ts';
import { type BoundCall, bind } from '../../http/bind-call.ts';
import type { Services } from '../../services.ts';
import { createRequireNewPassword, createSendTemporaryPassword, readSignInStates } from '../accounts/public.ts';
import type { Plans } from '../plans/public.ts';
import { createDeleteOrganisation } from './delete-organisation.ts';
import { createDownloadOrganisationExport, createExportOrganisation } from './export-organisation.ts';
import { findNewestExport, findOrganisation, listPeople } from './organisation.store.ts';
import { createResumeOrganisation, createSuspendOrganisation } from './suspend-organisation.ts';

/** Calls of the provider's staff about one customer. */
export function organisationModule(services: Services, plans: Plans): BoundCall[] {
  const { database, clock } = services;
  return [
    bind(calls.sendTemporaryPassword).to(createSendTemporaryPassword(services)),
    bind(calls.requireNewPassword).to(createRequireNewPassword(services)),

    bind(calls.suspendOrganisation).to(createSuspendOrganisation(services)),
    bind(calls.resumeOrganisation).to(createResumeOrganisation(services)),
    bind(calls.exportOrganisation).to(createExportOrganisation(services)),
    bind(calls.downloadOrganisationExport).to(createDownloadOrganisationExport(services)),
    bind(calls.deleteOrganisation).to(createDeleteOrganisation(services)),

    bind(calls.readOrganisation).to(async (_caller, { orgId }) => {
      const { organisation, people, newestExport } = await database.inOrg(orgId, async (tx) => ({
        organisation: await findOrganisation(tx),
        people: await listPeople(tx),
        newestExport: await findNewestExport(tx, clock.now()),
      }));
      if (organisation === undefined) throw new AppError('NOT_FOUND');
      const states = await database.asSystem((tx) =>
        readSignInStates(
          tx,
          people.map((person) => person.user_id),
        ),
      );
      return {
        success: true,
        data: {
          orgId,
          companyName: organisation.company_name,
          companyUrl: organisation.company_url,
          planName: plans.catalogue.find(organisation.plan_id).planDetail.planName,
          subscriptionStatus: organisation.subscription_status,
          signUpDate: organisation.created_at.toISOString(),
          suspension:
            organisation.suspended_at === null
              ? null
              : { suspendedAt: organisation.suspended_at.toISOString(), reason: organisation.suspension_reason },
          isBeingDeleted: organisation.deletion_requested_at !== null,
          export:
            newestExport === undefined
              ? null
              : {
                  exportId: newestExport.export_id,
                  isReady: newestExport.ready_at !== null,
                  expiresAt: newestExport.expires_at.toISOString(),
                },
          people: people.map((person) => ({
            cognitoId: person.user_id,
            email: person.email,
            firstName: person.first_name,
            lastName: person.last_name,
            jobTitle: person.job_title,
            hasSecondFactor: states.get(person.user_id)?.hasSecondFactor ?? false,
            lastActiveAt: states.get(person.user_id)?.lastActiveAt?.toISOString() ?? null,
          })),
        },
      };
    }),
  ];
}
