import { MAX_FIELD_LENGTH, MAX_LIST_ENTRIES } from '@portal/domain/policies/policy-field.ts';
import type { AskedField, FieldValue } from '../../policy-types.ts';

/** What is wrong with an answer, in words for whoever gives it; null when nothing is. The server checks the same. */
export function fieldFault(field: AskedField, value: FieldValue): string | null {
  switch (field.type) {
    case 'number':
      return Number.isInteger(value) && Number(value) >= field.min && Number(value) <= field.max
        ? null
        : `Please enter a whole number from ${field.min} to ${field.max}.`;
    case 'yes-no':
      return typeof value === 'boolean' ? null : 'Please choose one.';
    case 'choice':
      return field.options.some(({ id }) => id === value) ? null : 'Please choose one.';
    case 'list':
      return listFault(Array.isArray(value) ? value : [], field.mayBeEmpty === true);
    default:
      return textFault(String(value));
  }
}

function listFault(entries: readonly string[], mayBeEmpty: boolean): string | null {
  if (entries.length === 0 && !mayBeEmpty) return 'Please enter at least one.';
  if (entries.length > MAX_LIST_ENTRIES) return `At most ${MAX_LIST_ENTRIES} entries.`;
  return entries.map(textFault).find((fault) => fault !== null) ?? null;
}

function textFault(text: string): string | null {
  if (text.trim() === '') return 'Please enter some text.';
  return text.length > MAX_FIELD_LENGTH ? `At most ${MAX_FIELD_LENGTH} characters.` : null;
}
