import type { Say } from '../texts/say.ts';
import { effort } from './maturity.texts.ts';

/** So exactly is said how long something takes: in minutes, from one and a half hours on in half hours. */
export function roughTime(minutes: number): { readonly count: number; readonly unit: 'minutes' | 'hours' } {
  if (minutes === 60) return { count: 1, unit: 'hours' };
  return minutes < 90 ? { count: minutes, unit: 'minutes' } : { count: Math.round(minutes / 30) / 2, unit: 'hours' };
}

/** How long something takes, in words: "About 10 minutes", "About an hour", "About 1.5 hours". */
export function minutesInWords(minutes: number, say: Say): string {
  const { count, unit } = roughTime(minutes);
  return say(effort[unit], { count });
}
