import { dayOf } from '@portal/domain/plans/end-of-day.ts';
import type { Caller, MemberSession } from '../../../call/caller.ts';
import type { OrgTransaction } from '../../../database/database.ts';
import type { Services } from '../../../services.ts';
import { findUserName } from '../../profile/public.ts';
import { ask } from './ask-sign-off.ts';
import { type AskedBefore, carryOver, listApprovedTexts, listAskedBefore } from './earlier-sign-offs.store.ts';
import { hasSignOff } from './has-sign-off.ts';
import { saysSameToEveryone } from './same-for-everyone.ts';
import { insertSignOffs, withdrawOpenSignOffs } from './sign-offs.store.ts';

type ApprovedPolicy = {
  readonly policyId: string;
  readonly version: number;
  readonly name: string;
  readonly minor: boolean;
  readonly approvedText: string | null;
};
type Asking = { readonly at: Date; readonly on: string; readonly byName: string };

/**
 * After a new version was approved: whose confirmed version says the same to everyone, need not confirm it again. All others who were asked
 * before are asked about the new one, unless the change is minor, and what was open of older ones is no longer asked. Nothing happens where
 * the plan has no sign-off.
 */
export async function askAgain(
  tx: OrgTransaction,
  services: Services,
  policy: ApprovedPolicy,
  { session, brand }: Caller<MemberSession>,
): Promise<void> {
  if (!(await hasSignOff(services, tx))) return;
  const at = services.clock.now();
  const byName = await findUserName(tx, session.userId);
  const asking = { at, on: dayOf(at, brand.timeZone), byName };
  const before = await listAskedBefore(tx, policy);
  const isSame = await comparedWithEarlier(tx, policy, before);
  const kept = before.filter(({ confirmed }) => isSame(confirmed));
  const others = before.filter((one) => !kept.includes(one));
  await keepConfirmations(tx, policy, kept, asking);
  if (policy.minor) {
    const moved = others.filter(({ open }) => isSame(open));
    const overtaken = [...kept, ...moved].map(({ person }) => person.personId);
    await withdrawOpenSignOffs(tx, policy.policyId, at, { exceptVersion: policy.version, personIds: overtaken });
    // They were told already; their request is now about the version that holds.
    const ids = moved.map(({ person }) => person.personId);
    await insertSignOffs(tx, session.orgId, policy, ids, asking);
    return;
  }
  await withdrawOpenSignOffs(tx, policy.policyId, at, { exceptVersion: policy.version });
  const again = new Set(others.filter(({ confirmed }) => confirmed !== null).map(({ person }) => person.personId));
  const people = others.map(({ person }) => person);
  await ask(tx, services, { ...policy, again }, people, { brand, orgId: session.orgId, byName });
}

/** Tells of each earlier version whether it says the same to everyone as the new one. */
async function comparedWithEarlier(
  tx: OrgTransaction,
  { policyId, approvedText }: ApprovedPolicy,
  before: readonly AskedBefore[],
): Promise<(version: number | null) => boolean> {
  const versions = new Set(before.flatMap(({ confirmed, open }) => [confirmed ?? [], open ?? []].flat()));
  const texts = await listApprovedTexts(tx, policyId, [...versions]);
  const same = new Set<number>();
  for (const [version, text] of texts) if (await saysSameToEveryone(text, approvedText ?? '')) same.add(version);
  return (version) => version !== null && same.has(version);
}

async function keepConfirmations(
  tx: OrgTransaction,
  { policyId, version }: ApprovedPolicy,
  kept: readonly AskedBefore[],
  asking: Asking,
): Promise<void> {
  for (const [from, people] of Map.groupBy(kept, ({ confirmed }) => confirmed)) {
    if (from === null) continue;
    const personIds = people.map(({ person }) => person.personId);
    await carryOver(tx, { policyId, from, to: version, personIds }, asking);
  }
}
