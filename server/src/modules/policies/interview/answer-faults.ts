import type { answerFault } from '@portal/contract/policies/policies.schemas.ts';
import { type AnswerRule, brokenRules } from '@portal/domain/policies/answer-rules.ts';
import { type FieldValues, type PolicyField, unansweredFacts } from '@portal/domain/policies/policy-field.ts';
import type { Language } from '@portal/domain/texts/languages.ts';
import type { z } from 'zod';
import { InputError } from '../../../call/app-error.ts';
import { readAnswerRules } from '../library/answer-rules.ts';
import { askedBy, faultsOf } from '../library/compensations.ts';
import { readInterview } from '../library/interview.ts';
import type { PolicyContent } from '../library/template-of.ts';

type AnswerFault = z.input<typeof answerFault>;

/** The contradictions of one policy, as its page shows them in a language, and the facts that nobody has stated. */
export const shownFaults = (content: PolicyContent, language: Language): AnswerFault[] => [
  ...unstatedFacts(content, language),
  ...faultsOf(content, language).map(toFault),
];

function unstatedFacts(content: PolicyContent, language: Language): AnswerFault[] {
  const fields = unansweredFacts(askedBy(content), content.values).map(({ id }) => id);
  const { say, instead } = readInterview(language).unanswered;
  return fields.length === 0 ? [] : [{ rule: 'facts-stated', fields, says: say, instead, severity: 'error' }];
}

/** Of some fields at once, as the interview shows them. */
export const faultsBetween = (fields: readonly PolicyField[], values: FieldValues, language: Language): AnswerFault[] =>
  brokenRules(readAnswerRules(language), fields, values).map(toFault);

const toFault = ({ id, fields, say, instead, severity }: AnswerRule): AnswerFault => ({
  rule: id,
  fields: [...fields],
  says: say,
  instead,
  severity,
});

/**
 * @throws InputError where answers contradict one another in a way that a policy may not be approved with, or a fact would be printed that
 *   nobody stated, at each field that can be changed for it
 */
export function requireSoundAnswers(content: PolicyContent, language: Language): void {
  const ids = content.fields.map(({ id }) => id);
  const problems = shownFaults(content, language)
    .filter(({ severity }) => severity === 'error')
    .flatMap(({ fields, says, instead }) =>
      fields
        .filter((id) => ids.includes(id))
        .map((id) => ({ field: `policy.customValues.${id}`, message: `${says} ${instead}` })),
    );
  if (problems.length > 0) throw new InputError(problems);
}
