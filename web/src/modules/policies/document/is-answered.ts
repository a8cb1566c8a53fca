import type { AskedField, FieldValues } from '../policy-types.ts';

/** Whether somebody answered a question, or the company profile did. */
export function isAnswered(field: AskedField, values: FieldValues): boolean {
  if (Object.hasOwn(values, field.id)) return true;
  return field.type === 'text' && field.from !== undefined && field.value !== field.default;
}

/** The answer as it stands; the suggestion where there is none. */
export const answerOf = (field: AskedField, values: FieldValues) => values[field.id] ?? field.value;
