import { dayOf, lastMomentOfDay } from '../plans/end-of-day.ts';

/** For how many days a proof pack may be valid. */
export const VALID_DAYS = [30, 90, 180] as const;
export type ValidDays = (typeof VALID_DAYS)[number];
export const USUAL_VALID_DAYS: ValidDays = 90;

/** The last moment at which a pack is valid: the end of its last day in a time zone, whatever the clocks do in between. */
export function validUntil(madeAt: Date, days: ValidDays, timeZone: string): Date {
  const lastDay = Temporal.PlainDate.from(dayOf(madeAt, timeZone)).add({ days });
  return lastMomentOfDay(lastDay.toString(), timeZone);
}
