import type {
  readPolicyInterview as readPolicyInterviewCall,
  savePolicyInterview as savePolicyInterviewCall,
} from '@portal/contract/policies/policies.calls.ts';
import { AppError } from '../../../call/app-error.ts';
import type { AnswerOf, CallerOf, InputOf } from '../../../call/bind-call.ts';
import type { Services } from '../../../services.ts';
import { auditCaller } from '../../audit/public.ts';
import { actorName, lockOrganisation } from '../../profile/public.ts';
import { checkedValues } from '../drafts/checked-values.ts';
import { readInterview } from '../library/interview.ts';
import { findInterview, saveInterviewRow } from './interview.store.ts';
import { readInterviewView } from './interview-view.ts';

/** The questions that all policies share, with what the firm answered. */
export async function readPolicyInterview(
  { database }: Services,
  { session }: CallerOf<typeof readPolicyInterviewCall>,
): Promise<AnswerOf<typeof readPolicyInterviewCall>> {
  return { success: true, data: await database.inOrg(session.orgId, readInterviewView) };
}

/** Keeps what the firm answered to them. Contradictions are told, and keep policies from being approved, but not the answers from being kept. */
export async function savePolicyInterview(
  { database, clock }: Services,
  caller: CallerOf<typeof savePolicyInterviewCall>,
  { version, answers }: InputOf<typeof savePolicyInterviewCall>,
): Promise<AnswerOf<typeof savePolicyInterviewCall>> {
  const { orgId, service } = caller.session;
  if (service !== null) throw new AppError('CLOSED_TO_SERVICE');
  const checked = checkedValues(
    readInterview().asked.map(({ field }) => field),
    answers,
    'answers',
  );
  const data = await database.inOrg(orgId, async (tx) => {
    await lockOrganisation(tx);
    const row = await findInterview(tx);
    if ((row?.version ?? 0) !== version)
      throw new AppError('INTERVIEW_CHANGED', { values: { savedBy: row?.savedBy ?? '' } });
    const byName = await actorName(tx, caller);
    const savedAt = clock.now();
    await saveInterviewRow(tx, { orgId, answers: checked, version: version + 1, savedAt, byName });
    await auditCaller(tx, caller, savedAt, {
      action: 'policy.interview-saved',
      subject: '',
      details: { answers: Object.keys(checked).length },
    });
    return readInterviewView(tx);
  });
  return { success: true, data };
}
