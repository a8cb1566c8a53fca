import { formatDay } from '../../portal/dates/format-day.ts';
import { say } from '../../portal/texts/say.ts';
import type { RegisterColumn } from './register-types.ts';
import { shown } from './registers.texts.ts';

/** A value as people read it; empty where nothing was entered. */
export function shownValue({ type, options }: RegisterColumn, value: string | undefined, locale: string): string {
  if (value === undefined || value === '') return '';
  if (type === 'date') return formatDay(value, locale);
  if (type === 'yes-no') return say(value === 'yes' ? shown.yes : shown.no);
  return type === 'choice' ? (options.find(({ id }) => id === value)?.name ?? value) : value;
}
