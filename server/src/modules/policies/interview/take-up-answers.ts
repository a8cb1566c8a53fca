import type { FieldValues } from '@portal/domain/policies/policy-field.ts';
import type { Language } from '@portal/domain/texts/languages.ts';
import type { Caller, MemberSession } from '../../../call/caller.ts';
import type { OrgTransaction } from '../../../database/database.ts';
import { auditCaller } from '../../audit/public.ts';
import { actorName } from '../../profile/public.ts';
import { usableValues } from '../drafts/checked-values.ts';
import { readInterview, sharedFields, sharedIds } from '../library/interview.ts';
import { findKnown } from './firm-answers.ts';
import { findInterview, saveInterviewRow } from './interview.store.ts';

type Answered = {
  readonly policyName: string;
  readonly answers: FieldValues;
  /** The policy's own answers up to now. */
  readonly before: FieldValues;
  /** Of the policy. */
  readonly language: Language;
  readonly at: Date;
};

/**
 * Makes answers that were given in one policy the firm's (decision 074): to a question of the interview, where the firm has none yet; to
 * one that policies share and the interview does not ask, always. Otherwise what the firm answers stays, and the policy has an answer of
 * its own. The provider's staff answers for one policy alone.
 * @returns all answers of the firm now
 */
export async function takeUpAnswers(
  tx: OrgTransaction,
  caller: Caller<MemberSession>,
  { policyName, answers, before, language, at }: Answered,
): Promise<FieldValues> {
  const row = await findInterview(tx);
  const firm = { ...(await findKnown(tx, row?.answers ?? {}, language)), ...row?.answers };
  if (caller.session.service !== null) return firm;
  const isChanged = (id: string) => !same(answers[id], before[id]) && !same(answers[id], firm[id]);
  const open = [
    ...sharedFields(language).filter(({ id }) => !Object.hasOwn(firm, id)),
    ...readInterview(language).shared.filter(({ id }) => Object.hasOwn(firm, id) && isChanged(id)),
  ];
  const taken = usableValues(open, answers);
  const count = Object.keys(taken).length;
  if (count === 0) return firm;
  await saveInterviewRow(tx, {
    orgId: caller.session.orgId,
    answers: { ...row?.answers, ...taken },
    version: (row?.version ?? 0) + 1,
    savedAt: at,
    byName: await actorName(tx, caller),
  });
  await auditCaller(tx, caller, at, {
    action: 'policy.answers-taken-up',
    subject: policyName,
    details: { answers: count },
  });
  return { ...firm, ...taken };
}

/** The answers of a draft that differ from what is shared; what is the same follows the shared answer when that changes. */
export function ownAnswers(answers: FieldValues, firm: FieldValues): FieldValues {
  const shared = sharedIds();
  const isShared = (id: string) => shared.includes(id) && Object.hasOwn(firm, id);
  return Object.fromEntries(Object.entries(answers).filter(([id, value]) => !(isShared(id) && same(firm[id], value))));
}

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
