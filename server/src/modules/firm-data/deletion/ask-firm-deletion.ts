import type { askFirmDeletion as askCall } from '@portal/contract/firm-data/firm-data.calls.ts';
import type { AnswerOf, CallerOf, InputOf } from '../../../call/bind-call.ts';
import type { Services } from '../../../services.ts';
import { requireFreshProof } from '../../accounts/public.ts';
import { auditCaller } from '../../audit/public.ts';
import { lockOrganisationByName } from '../../console/public.ts';
import { readKeptDays } from '../../portal/public.ts';
import { findUserName } from '../../profile/public.ts';
import { lockDeletion, setDeletion } from './firm-deletions.store.ts';
import { tellDeletion } from './tell-deletion.ts';

const DAY_MS = 24 * 60 * 60_000;

/** Sets the day on which everything of the firm is deleted, and tells all admins. The day of an earlier request stays. */
export async function askFirmDeletion(
  services: Services,
  caller: CallerOf<typeof askCall>,
  { companyName }: InputOf<typeof askCall>,
): Promise<AnswerOf<typeof askCall>> {
  const { database, clock } = services;
  const { orgId } = caller.session;

  await requireFreshProof(services, caller);
  const now = clock.now();
  await database.asSystem(async (tx) => {
    await lockOrganisationByName(tx, orgId, companyName);
    if ((await lockDeletion(tx, orgId))?.deletion_due_at) return;
    const dueAt = new Date(now.getTime() + (await readKeptDays(tx)).deletionGrace * DAY_MS);
    const askedBy = await findUserName(tx, caller.session.userId);
    await setDeletion(tx, orgId, { askedAt: now, askedBy, dueAt });
    await tellDeletion(services, tx, orgId, { step: 'asked', person: askedBy, dueAt });
    await auditCaller(tx, caller, now, { action: 'organisation.deletion-asked', details: { dueAt } });
  });
  return { success: true };
}
