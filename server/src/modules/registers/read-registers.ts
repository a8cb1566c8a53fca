import type { readRegisters as readRegistersCall } from '@portal/contract/registers/registers.calls.ts';
import type { AnswerOf, CallerOf } from '../../call/bind-call.ts';
import type { Services } from '../../services.ts';
import { findOrganisationName } from '../profile/public.ts';

/** What the page shows to the caller's organization. */
export async function readRegisters(
  { database }: Services,
  { session }: CallerOf<typeof readRegistersCall>,
): Promise<AnswerOf<typeof readRegistersCall>> {
  const organisationName = await database.inOrg(session.orgId, findOrganisationName);
  return { success: true, data: { organisationName } };
}
