import { MAX_FIELD_LENGTH, MAX_LIST_ENTRIES } from '@portal/domain/policies/policy-field.ts';
import { say } from '../../../../portal/texts/say.ts';
import type { AskedField, FieldValue } from '../../policy-types.ts';
import { fieldFault as texts } from './answers.texts.ts';

/** What is wrong with an answer, in words for whoever gives it; null when nothing is. The server checks the same. */
export function fieldFault(field: AskedField, value: FieldValue): string | null {
  switch (field.type) {
    case 'number':
      return Number.isInteger(value) && Number(value) >= field.min && Number(value) <= field.max
        ? null
        : say(texts.wholeNumber, { min: field.min, max: field.max });
    case 'yes-no':
      return typeof value === 'boolean' ? null : say(texts.chooseOne);
    case 'choice':
      return field.options.some(({ id }) => id === value) ? null : say(texts.chooseOne);
    case 'list':
      return listFault(Array.isArray(value) ? value : [], field.mayBeEmpty === true);
    default:
      return textFault(String(value));
  }
}

function listFault(entries: readonly string[], mayBeEmpty: boolean): string | null {
  if (entries.length === 0 && !mayBeEmpty) return say(texts.enterOne);
  if (entries.length > MAX_LIST_ENTRIES) return say(texts.tooManyEntries, { maximum: MAX_LIST_ENTRIES });
  return entries.map(textFault).find((fault) => fault !== null) ?? null;
}

function textFault(text: string): string | null {
  if (text.trim() === '') return say(texts.enterText);
  return text.length > MAX_FIELD_LENGTH ? say(texts.tooLong, { maximum: MAX_FIELD_LENGTH }) : null;
}
