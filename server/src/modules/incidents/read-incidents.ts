import type { readIncidents as readIncidentsCall } from '@portal/contract/incidents/incidents.calls.ts';
import type { AnswerOf, CallerOf } from '../../call/bind-call.ts';
import type { Services } from '../../services.ts';
import { findOrganisationName } from '../profile/public.ts';

/** What the page shows to the caller's organization. */
export async function readIncidents(
  { database }: Services,
  { session }: CallerOf<typeof readIncidentsCall>,
): Promise<AnswerOf<typeof readIncidentsCall>> {
  const organisationName = await database.inOrg(session.orgId, findOrganisationName);
  return { success: true, data: { organisationName } };
}
