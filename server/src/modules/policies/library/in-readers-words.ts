import type { PolicyField } from '@portal/domain/policies/policy-field.ts';
import type { Language } from '@portal/domain/texts/languages.ts';
import { readInterview } from './interview.ts';
import { libraryPolicy } from './policy-content.ts';

/** A question of a text, asked in a reader's language. What it suggests stays in the language of the text. */
export function inReadersWords(field: PolicyField, asked: PolicyField | undefined): PolicyField {
  if (asked === undefined) return field;
  const { label, help } = asked;
  if (field.type === 'choice' && asked.type === 'choice') {
    const labelOf = (id: string) => asked.options.find((option) => option.id === id)?.label;
    return {
      ...field,
      label,
      help,
      options: field.options.map((option) => ({ ...option, label: labelOf(option.id) ?? option.label })),
    };
  }
  if (field.type === 'number' && asked.type === 'number') return { ...field, label, help, unit: asked.unit };
  return field.type === asked.type ? { ...field, label, help } : field;
}

/** The questions of a policy as the library asks them in a language, by id. */
export function questionsIn(language: Language, policyId: string): ReadonlyMap<string, PolicyField> {
  const fields = [...readInterview(language).fields, ...(libraryPolicy(policyId, language)?.fields ?? [])];
  return new Map(fields.map((field) => [field.id, field]));
}
