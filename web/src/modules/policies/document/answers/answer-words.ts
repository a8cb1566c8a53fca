import { say } from '../../../../portal/texts/say.ts';
import type { AskedField, FieldValue } from '../../policy-types.ts';
import { answerWords as texts } from './answers.texts.ts';

const listed = new Intl.ListFormat(say.locale, { type: 'unit' });

/** An answer in a few words, as a list of questions shows it. */
export function answerWords(field: AskedField, value: FieldValue): string {
  if (typeof value === 'boolean') return value ? say(texts.yes) : say(texts.no);
  if (typeof value === 'object') return value.length === 0 ? say(texts.none) : listed.format(value);
  if (field.type === 'number') {
    const count = Number(value);
    return say(texts.amount, { count, unit: count === 1 ? field.unit.one : field.unit.many });
  }
  if (field.type === 'choice') return field.options.find(({ id }) => id === value)?.label ?? String(value);
  return String(value);
}
