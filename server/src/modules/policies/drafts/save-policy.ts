import type { policySave } from '@portal/contract/policies/policies.calls.ts';
import { AppError } from '../../../call/app-error.ts';
import type { AnswerOf, CallerOf, InputOf } from '../../../call/bind-call.ts';
import type { Caller, MemberSession } from '../../../call/caller.ts';
import type { OrgTransaction } from '../../../database/database.ts';
import type { Services } from '../../../services.ts';
import { lockOrganisation } from '../../profile/public.ts';
import type { LoadedVersion } from '../library/policy-content.ts';
import { loadVersion } from '../load-version.ts';
import { readPolicyView } from '../policy-view.ts';
import { askAgain } from '../sign-off/ask-again.ts';
import { addOwnPolicy } from './add-own-policy.ts';
import { deleteKeptChanges } from './kept-changes.store.ts';
import { requireUnchangedPolicy } from './require-unchanged-policy.ts';
import { writeNext } from './write-next.ts';

type GivenPolicy = InputOf<typeof policySave>['policy'];

/** Saves a policy as a draft, or approves it (spec part 2, section 4). */
export async function savePolicy(
  services: Services,
  caller: CallerOf<typeof policySave>,
  { policy }: InputOf<typeof policySave>,
): Promise<AnswerOf<typeof policySave>> {
  const { database, clock } = services;

  if (policy.status === 'Active' && caller.session.service !== null) throw new AppError('CLOSED_TO_SERVICE');
  return database.inOrg(caller.session.orgId, async (tx) => {
    await lockOrganisation(tx);
    const base = await loadBase(tx, caller, policy, clock.now());
    await writeNext(tx, caller, base, { policy, now: clock.now() });
    await deleteKeptChanges(tx, { policyId: base.policyId, userId: caller.session.userId });
    const saved = await loadVersion(tx, base.policyId, null, caller.brand);
    if (policy.status === 'Active') await askAgain(tx, services, saved, caller);
    const data = await readPolicyView(tx, saved, { ...caller, now: clock.now() });
    return { success: true, data, message: policy.status === 'Active' ? 'Policy approved.' : 'Draft saved.' };
  });
}

/** The version that was edited, or the first one of a policy of the firm's own. */
async function loadBase(
  tx: OrgTransaction,
  caller: Caller<MemberSession>,
  policy: GivenPolicy,
  now: Date,
): Promise<LoadedVersion> {
  if (policy.id === null) {
    const policyId = await addOwnPolicy(tx, caller, { name: policy.name, text: policy.customPolicy, at: now });
    return loadVersion(tx, policyId, null, caller.brand);
  }
  const newest = await loadVersion(tx, policy.id, null, caller.brand);
  requireUnchangedPolicy(newest, policy);
  return newest;
}
