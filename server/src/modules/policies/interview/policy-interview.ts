import type {
  keepPolicyInterview as keepPolicyInterviewCall,
  readPolicyInterview as readPolicyInterviewCall,
  savePolicyInterview as savePolicyInterviewCall,
} from '@portal/contract/policies/interview.calls.ts';
import { AppError } from '../../../call/app-error.ts';
import type { AnswerOf, CallerOf, InputOf } from '../../../call/bind-call.ts';
import type { Services } from '../../../services.ts';
import { auditCaller } from '../../audit/public.ts';
import { actorName, lockOrganisation } from '../../profile/public.ts';
import { checkedValues } from '../drafts/checked-values.ts';
import { sharedFields } from '../library/interview.ts';
import { saveInterviewRow } from './interview.store.ts';
import { readInterviewView } from './interview-view.ts';
import { forgetTyped, keepTyped } from './kept-interview.ts';
import { unchangedInterview } from './unchanged-interview.ts';

/** The questions that all policies share, with what the firm answered and what the caller typed and has not saved. */
export async function readPolicyInterview(
  { database }: Services,
  caller: CallerOf<typeof readPolicyInterviewCall>,
): Promise<AnswerOf<typeof readPolicyInterviewCall>> {
  const data = await database.inOrg(caller.session.orgId, (tx) => readInterviewView(tx, caller));
  return { success: true, data };
}

/**
 * Keeps what the firm answered to them, beside its earlier answers. Contradictions are told, and keep policies from being approved, but
 * not the answers from being kept.
 */
export async function savePolicyInterview(
  { database, clock }: Services,
  caller: CallerOf<typeof savePolicyInterviewCall>,
  { version, answers }: InputOf<typeof savePolicyInterviewCall>,
): Promise<AnswerOf<typeof savePolicyInterviewCall>> {
  const { orgId, userId, service } = caller.session;
  if (service !== null) throw new AppError('CLOSED_TO_SERVICE');
  const shared = sharedFields(caller.language);
  const checked = checkedValues(shared, answers, 'answers');
  const data = await database.inOrg(orgId, async (tx) => {
    await lockOrganisation(tx);
    const before = await unchangedInterview(tx, version);
    const takenBack = shared
      .map(({ id }) => id)
      .filter((id) => Object.hasOwn(answers, id) && !Object.hasOwn(checked, id));
    const kept = Object.entries(before).filter(([id]) => !takenBack.includes(id));
    const byName = await actorName(tx, caller);
    const savedAt = clock.now();
    const next = { ...Object.fromEntries(kept), ...checked };
    await saveInterviewRow(tx, { orgId, answers: next, version: version + 1, savedAt, byName });
    await forgetTyped(tx, userId);
    await auditCaller(tx, caller, savedAt, {
      action: 'policy.interview-saved',
      subject: '',
      details: { answers: Object.keys(checked).length },
    });
    return readInterviewView(tx, caller);
  });
  return { success: true, data };
}

/** Keeps what somebody typed there and has not saved, or forgets it where nothing is left of it. */
export async function keepPolicyInterview(
  { database, clock }: Services,
  { session }: CallerOf<typeof keepPolicyInterviewCall>,
  { answers }: InputOf<typeof keepPolicyInterviewCall>,
): Promise<AnswerOf<typeof keepPolicyInterviewCall>> {
  const { orgId, userId } = session;
  await database.inOrg(orgId, (tx) =>
    Object.keys(answers).length === 0
      ? forgetTyped(tx, userId)
      : keepTyped(tx, { orgId, userId, answers, at: clock.now() }),
  );
  return { success: true };
}
