import { LANGUAGES } from '@portal/domain/texts/languages.ts';
import { quarterOf } from '@portal/domain/training/quarter-of.ts';
import { addDays } from '@portal/domain/training/training-year.ts';
import { readTricks } from './tricks-of-quarter.ts';

/** So long before a quarter its tricks should be there, for somebody to write and translate them. */
const AHEAD_DAYS = 30;

/** The quarter of a day, and the one that begins soon after it, as far as some language has no tricks for them. */
export function quartersWithoutTricks(day: string): readonly string[] {
  const quarters = new Set([day, addDays(day, AHEAD_DAYS)].map(quarterOf));
  return [...quarters].filter((quarter) => LANGUAGES.some((one) => readTricks().get(one)?.[quarter] === undefined));
}
