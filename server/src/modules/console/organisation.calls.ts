import * as calls from '@portal/contract/console/organisation.calls.ts';
import { AppError } from '../../call/app-error.ts';
import { type AnswerOf, type BoundCall, bind, type CallerOf, type InputOf } from '../../call/bind-call.ts';
import type { Services } from '../../services.ts';
import { listExpertsOf, readSignInStates, requireNewPassword, sendTemporaryPassword } from '../accounts/public.ts';
import { deleteOrganisation } from './customers/delete-organisation.ts';
import { downloadOrganisationExport, exportOrganisation } from './customers/export-organisation.ts';
import { findNewestExport, findOrganisation, listPeople } from './customers/organisation.store.ts';
import { resumeOrganisation, suspendOrganisation } from './customers/suspend-organisation.ts';

/** Calls of the provider's staff about one customer. */
export const organisationCalls: readonly BoundCall<Services>[] = [
  bind(calls.sendTemporaryPassword).to(sendTemporaryPassword),
  bind(calls.requireNewPassword).to(requireNewPassword),
  bind(calls.suspendOrganisation).to(suspendOrganisation),
  bind(calls.resumeOrganisation).to(resumeOrganisation),
  bind(calls.exportOrganisation).to(exportOrganisation),
  bind(calls.downloadOrganisationExport).to(downloadOrganisationExport),
  bind(calls.deleteOrganisation).to(deleteOrganisation),
  bind(calls.readOrganisation).to(readOrganisation),
];

async function readOrganisation(
  { plans, database, clock }: Services,
  _caller: CallerOf<typeof calls.readOrganisation>,
  { orgId }: InputOf<typeof calls.readOrganisation>,
): Promise<AnswerOf<typeof calls.readOrganisation>> {
  const { organisation, people, newestExport } = await database.inOrg(orgId, async (tx) => ({
    organisation: await findOrganisation(tx),
    people: await listPeople(tx),
    newestExport: await findNewestExport(tx, clock.now()),
  }));
  if (organisation === undefined) throw new AppError('NOT_FOUND');
  const peopleIds = people.map((person) => person.user_id);
  const { states, experts } = await database.asSystem(async (tx) => ({
    states: await readSignInStates(tx, peopleIds),
    experts: await listExpertsOf(tx, orgId),
  }));
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
      isSandbox: organisation.is_sandbox,
      experts,
      deletionDueAt: organisation.deletion_due_at?.toISOString() ?? null,
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
}
