import type { useAnswerEverywhere as useAnswerEverywhereCall } from '@portal/contract/policies/interview.calls.ts';
import { chosenValue, type FieldValue, type PolicyField } from '@portal/domain/policies/policy-field.ts';
import { AppError } from '../../../call/app-error.ts';
import type { AnswerOf, CallerOf, InputOf } from '../../../call/bind-call.ts';
import type { Services } from '../../../services.ts';
import { auditCaller } from '../../audit/public.ts';
import { actorName, lockOrganisation } from '../../profile/public.ts';
import { usableValues } from '../drafts/checked-values.ts';
import { writeNext } from '../drafts/write-next.ts';
import { sharedFields } from '../library/interview.ts';
import { loadVersion } from '../load-version.ts';
import { differingAnswers, type PolicyAnswer } from './differing-answers.ts';
import { findKnown } from './firm-answers.ts';
import { saveInterviewRow } from './interview.store.ts';
import { readInterviewView } from './interview-view.ts';
import { findPolicyLanguage } from './policy-language.ts';
import { unchangedInterview } from './unchanged-interview.ts';

/**
 * Takes one of several answers to a shared question for all policies. Drafts that said something else follow at once; of an approved
 * policy, which stays as it is, a draft is made that somebody approves.
 */
export async function useAnswerEverywhere(
  { database, clock }: Services,
  caller: CallerOf<typeof useAnswerEverywhereCall>,
  { version, field: id, from }: InputOf<typeof useAnswerEverywhereCall>,
): Promise<AnswerOf<typeof useAnswerEverywhereCall>> {
  const { orgId, service } = caller.session;
  if (service !== null) throw new AppError('CLOSED_TO_SERVICE');
  const field = sharedFields(caller.language).find((one) => one.id === id);
  if (field === undefined) throw new AppError('NOT_FOUND');
  const data = await database.inOrg(orgId, async (tx) => {
    await lockOrganisation(tx);
    const language = await findPolicyLanguage(tx, caller.brand);
    const answers = await unchangedInterview(tx, version);
    const firm = { ...(await findKnown(tx, answers, language)), ...answers };
    const differing = (await differingAnswers(tx, firm, language)).find((one) => one.field.id === id)?.policies ?? [];
    const value = from === null ? chosenValue(field, firm) : answerOf(field, differing, from);
    const now = clock.now();
    const byName = await actorName(tx, caller);
    await saveInterviewRow(tx, {
      orgId,
      answers: { ...answers, [id]: value },
      version: version + 1,
      savedAt: now,
      byName,
    });
    await auditCaller(tx, caller, now, {
      action: 'policy.answer-used-everywhere',
      subject: field.label,
      details: { field: id, policies: differing.length },
    });
    for (const policy of differing.filter((one) => JSON.stringify(one.value) !== JSON.stringify(value))) {
      const base = await loadVersion(tx, policy.id, null, caller.brand);
      const { [id]: _own, ...customValues } = base.customValues;
      const next = { name: base.name, status: 'Draft', customValues, customPolicy: base.customPolicy } as const;
      await writeNext(tx, caller, base, { policy: next, now });
    }
    return readInterviewView(tx, caller);
  });
  return { success: true, data };
}

/** @throws AppError NOT_FOUND where that policy answers nothing else, or nothing that the question still takes */
function answerOf(field: PolicyField, differing: readonly PolicyAnswer[], from: string): FieldValue {
  const given = differing.find(({ id }) => id === from);
  const value = given === undefined ? undefined : usableValues([field], { [field.id]: given.value })[field.id];
  if (value === undefined) throw new AppError('NOT_FOUND');
  return value;
}
