import type { PolicyAction } from '@portal/contract/policies/policies.schemas.ts';
import type { Caller, MemberSession } from '../../call/caller.ts';
import type { OrgTransaction } from '../../database/database.ts';
import { auditCaller } from '../audit/public.ts';
import { type EventSummary, insertEvent, NOTHING_CHANGED, type ReplacedDraft } from './policy-events.store.ts';

/** What the organisation's log calls each thing that happens to a policy. */
const AUDIT_ACTIONS: Readonly<Record<PolicyAction, string>> = {
  created: 'policy.created',
  imported: 'policy.imported',
  saved: 'policy.saved',
  approved: 'policy.approved',
  sent: 'policy.sent',
  takenBack: 'policy.taken-back',
  draftDeleted: 'policy.draft-deleted',
  libraryTaken: 'policy.library-taken',
};

/** Keeps what was done to a policy in its history and in the organisation's log. */
export async function recordEvent(
  tx: OrgTransaction,
  caller: Caller<MemberSession>,
  policy: { readonly policyId: string; readonly name: string; readonly version: number },
  what: {
    readonly action: PolicyAction;
    readonly at: Date;
    readonly byName: string;
    readonly summary?: EventSummary;
    readonly replaced?: ReplacedDraft | null;
    /** False where nothing is left that could have a history. */
    readonly isKept?: boolean;
  },
): Promise<void> {
  const { action, at, byName, summary = NOTHING_CHANGED, replaced = null } = what;
  const { policyId, version } = policy;
  if (what.isKept !== false) {
    await insertEvent(tx, { orgId: caller.session.orgId, policyId, version, at, byName, action, summary, replaced });
  }
  await auditCaller(tx, caller, at, {
    action: AUDIT_ACTIONS[action],
    subject: policy.name,
    details: { policyId, version },
  });
}
