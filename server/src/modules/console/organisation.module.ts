import * as calls from '@portal/contract/console/organisation.calls.ts';
import { AppError } from '../../http/app-error.ts';
import { type BoundCall, bind } from '../../http/bind-call.ts';
import type { Services } from '../../services.ts';
import { createRequireNewPassword, createSendTemporaryPassword, readSignInStates } from '../accounts/public.ts';
import type { Plans } from '../plans/public.ts';
import { findOrganisation, listPeople } from './organisation.store.ts';

/** Calls of the provider's staff about one customer. */
export function organisationModule(services: Services, plans: Plans): BoundCall[] {
  const { database } = services;
  return [
    bind(calls.sendTemporaryPassword).to(createSendTemporaryPassword(services)),
    bind(calls.requireNewPassword).to(createRequireNewPassword(services)),

    bind(calls.readOrganisation).to(async (_caller, { orgId }) => {
      const { organisation, people } = await database.inOrg(orgId, async (tx) => ({
        organisation: await findOrganisation(tx),
        people: await listPeople(tx),
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
