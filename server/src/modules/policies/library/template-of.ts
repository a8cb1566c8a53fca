import { ownText } from '@portal/domain/policies/own-text.ts';
import type { FieldValues, PolicyField } from '@portal/domain/policies/policy-field.ts';
import { type PolicyTemplate, visibleFields } from '@portal/domain/policies/policy-template.ts';
import type { Language } from '@portal/domain/texts/languages.ts';
import { parseTemplate } from './parse-template.ts';
import { readPolicyLibrary } from './policy-library.ts';

/** What a text is made from. */
export type PolicyContent = {
  readonly template: string | null;
  readonly fields: readonly PolicyField[];
  readonly customPolicy: string | null;
  /** Of its words: the library's, or those that code adds to the firm's. */
  readonly language: Language;
  /** The firm's answers, with what is known of it where it gave none. */
  readonly values: FieldValues;
};

/** The text with the places of its fields, as the firm or the library wrote it. */
export function templateOf({ customPolicy, template, fields, language }: PolicyContent): PolicyTemplate {
  if (customPolicy !== null) return ownText(customPolicy, fields);
  if (template === null) return [];
  return readPolicyLibrary(language).find(({ source }) => source === template)?.template ?? parseTemplate(template);
}

/** Ids of the fields that the text asks for. */
export function visibleIdsOf(content: PolicyContent): string[] {
  return visibleFields(templateOf(content), content.fields, content.values).map(({ id }) => id);
}
