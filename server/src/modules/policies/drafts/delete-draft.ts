import type { policyDelete } from '@portal/contract/policies/policies.calls.ts';
import { AppError } from '../../../call/app-error.ts';
import type { AnswerOf, CallerOf, InputOf } from '../../../call/bind-call.ts';
import type { Services } from '../../../services.ts';
import { actorName, lockOrganisation } from '../../profile/public.ts';
import { loadVersion } from '../load-version.ts';
import { deleteEmptyPolicy } from '../policies.store.ts';
import { deleteVersion, findVersion } from '../policy-versions.store.ts';
import { recordEvent } from '../record-event.ts';
import { deleteKeptChanges } from './kept-changes.store.ts';
import { replacedDraft } from './replaced-draft.ts';

/** Deletes a draft; a policy that was never approved goes with it (spec part 2, section 7). */
export async function deleteDraft(
  { database, clock }: Services,
  caller: CallerOf<typeof policyDelete>,
  { policyId, version }: InputOf<typeof policyDelete>,
): Promise<AnswerOf<typeof policyDelete>> {
  await database.inOrg(caller.session.orgId, async (tx) => {
    await lockOrganisation(tx);
    const row = await findVersion(tx, policyId, version);
    if (row === undefined) throw new AppError('NOT_FOUND');
    if (row.status === 'Active') throw new AppError('POLICY_APPROVED');
    const draft = await loadVersion(tx, policyId, version, caller.brand);
    await deleteVersion(tx, policyId, version);
    await deleteEmptyPolicy(tx, policyId);
    await deleteKeptChanges(tx, { policyId, userId: caller.session.userId });
    const byName = await actorName(tx, caller);
    const isKept = (await findVersion(tx, policyId, null)) !== undefined;
    const what = {
      action: 'draftDeleted',
      at: clock.now(),
      byName,
      isKept,
      replaced: replacedDraft(draft, ''),
    } as const;
    await recordEvent(tx, caller, { policyId, name: row.name, version }, what);
  });
  return { success: true, message: 'Draft deleted.' };
}
