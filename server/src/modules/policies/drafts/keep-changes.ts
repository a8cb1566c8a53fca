import type { policyKeepChanges } from '@portal/contract/policies/policies.calls.ts';
import type { AnswerOf, CallerOf, InputOf } from '../../../call/bind-call.ts';
import type { Services } from '../../../services.ts';
import { lockOrganisation } from '../../profile/public.ts';
import { loadVersion } from '../load-version.ts';
import { findVersion } from '../policy-versions.store.ts';
import { deleteKeptChanges, writeKeptChanges } from './kept-changes.store.ts';

/** Keeps what somebody changed and has not saved, or forgets it for null. */
export async function keepChanges(
  { database, clock }: Services,
  { session, brand }: CallerOf<typeof policyKeepChanges>,
  { policyType, changes }: InputOf<typeof policyKeepChanges>,
): Promise<AnswerOf<typeof policyKeepChanges>> {
  const of = { orgId: session.orgId, policyId: policyType, userId: session.userId };
  await database.inOrg(session.orgId, async (tx) => {
    if (changes === null) return deleteKeptChanges(tx, of);
    // With the lock of a save, so that what arrives after one's own save is known to be in it.
    await lockOrganisation(tx);
    await loadVersion(tx, policyType, null, brand);
    const saved = changes.saved === null ? null : new Date(changes.saved);
    const newest = await findVersion(tx, policyType, null);
    const isOvertaken = newest?.saved_by === session.userId && newest.saved_at.getTime() !== saved?.getTime();
    if (!isOvertaken) await writeKeptChanges(tx, of, { changes: { ...changes, saved }, at: clock.now() });
  });
  return { success: true };
}
