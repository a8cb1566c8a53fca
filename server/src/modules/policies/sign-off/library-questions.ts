import { fillPolicy } from '@portal/domain/policies/fill-policy.ts';
import type { FieldValues, PolicyField } from '@portal/domain/policies/policy-field.ts';
import type { VersionQuestions } from '@portal/domain/policies/sign-off-questions.ts';
import type { Language } from '@portal/domain/texts/languages.ts';
import { libraryPolicy, withDefaults } from '../library/policy-content.ts';
import { saysSameToEveryone } from './same-for-everyone.ts';

type ApprovedText = {
  readonly policyId: string;
  readonly text: string;
  readonly language: Language;
  readonly fields: readonly PolicyField[];
  readonly values: FieldValues;
};

const NONE: VersionQuestions = { libraryVersion: 0, questions: [] };

/**
 * The library's questions about an approved text, where its part for everyone is the library's as it is now, with the version's values.
 * What a firm wrote there itself, and what the library has changed since, has none: they would ask about other words.
 */
export async function libraryQuestions({
  policyId,
  text,
  language,
  fields,
  values,
}: ApprovedText): Promise<VersionQuestions> {
  const library = libraryPolicy(policyId, language);
  if (library === undefined) return NONE;
  // What was known of the firm on the day of approval stands in the version's fields.
  const known = Object.fromEntries(fields.map((field) => [field.id, field.default]));
  const filled = fillPolicy(library.template, withDefaults(library.fields, known), values, { language });
  if (!(await saysSameToEveryone(text, filled))) return NONE;
  return { libraryVersion: library.version, questions: library.questions };
}
