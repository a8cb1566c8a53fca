import { callApi } from '../../../api/call-api.ts';
import { useAction } from '../../../api/use-action.ts';
import { useBrand } from '../../../portal/brand/use-brand.ts';
import { say } from '../../../portal/texts/say.ts';
import { fieldFault } from '../document/answers/field-fault.ts';
import type { AskedField, FieldValue, FieldValues, Interview } from '../policy-types.ts';
import { interviewView as texts } from './interview.texts.ts';
import type { TypedAnswers } from './use-typed-answers.ts';

/** What shows answers of policies, or their language. */
export const REFRESHED = ['readPolicyInterview', 'policyLoad', 'policyList', 'getModuleActivity'] as const;

/** The place of a question in the page. */
export const questionPlace = (id: string): string => `question-${id}`;

/** Saves what was typed, and takes one of several answers for all policies. */
export function useInterviewActions({ version }: Interview, fields: readonly AskedField[], answers: TypedAnswers) {
  const { supportEmail } = useBrand();
  const { act, isBusy, errors, clearError } = useAction(
    async (given: FieldValues) => {
      await callApi('savePolicyInterview', { version, answers: given });
      answers.settle(answers.typed);
    },
    {
      done: say(texts.saved),
      refreshes: REFRESHED,
      failed: { what: say(texts.notSaved), supportEmail, withFields: true },
    },
  );
  const { act: useEverywhere } = useAction(
    async (field: string, from: string | null) => {
      await callApi('useAnswerEverywhere', { version, field, from });
    },
    {
      done: say(texts.usedEverywhere),
      refreshes: REFRESHED,
      failed: { what: say(texts.notUsedEverywhere), supportEmail },
    },
  );
  const save = async (): Promise<void> => {
    const given = Object.fromEntries(
      Object.entries(answers.typed).map(([id, value]) => [id, withoutEmptyEntries(value)] as const),
    );
    const wrong = fields.find(
      (field) => given[field.id] !== undefined && fieldFault(field, given[field.id] ?? '') !== null,
    );
    if (wrong === undefined) await act(given);
    else document.getElementById(questionPlace(wrong.id))?.scrollIntoView({ block: 'center' });
  };
  return { save, isBusy, errors, clearError, useEverywhere };
}

function withoutEmptyEntries(value: FieldValue): FieldValue {
  return typeof value === 'object' ? value.filter((entry) => entry.trim() !== '') : value;
}
