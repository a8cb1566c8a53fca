import type { Phrase } from '../../texts/texts.ts';
import { recurrences } from './schedules.texts.ts';

/** How often a website is scanned: daily, weekly, monthly, quarterly (spec part 2, section 9). */
export const RECURRENCES = ['d', 'w', 'm', 'q'] as const;
export type Recurrence = (typeof RECURRENCES)[number];

/** What a plan calls each recurrence (spec part 2, section 3). */
export const FREQUENCY_OF_RECURRENCE = { d: 'DAILY', w: 'WEEKLY', m: 'MONTHLY', q: 'QUARTERLY' } as const;

export const RECURRENCE_LABELS: Readonly<Record<Recurrence, Phrase>> = recurrences;

/** Which of a month's weekdays (spec part 2, section 9). */
export const WEEK_INDEXES = ['first', 'second', 'third', 'fourth', 'last'] as const;
export type WeekIndex = (typeof WEEK_INDEXES)[number];

/** When a website is scanned. */
export type Schedule = {
  /** The first run, as an instant. */
  readonly dateTime: Date;
  readonly recurrence: Recurrence;
  /** Day 1 to 31 for months and quarters; in shorter months the last day counts. Null: the first run's own day. */
  readonly dayOfMonth: number | null;
  /** Months and quarters only: run on a weekday of the month instead of on a day of the month. */
  readonly runOnDayOfWeek: boolean;
  /** 1 is Monday, 7 is Sunday. */
  readonly scheduledDayOfWeek: number | null;
  readonly weekIndex: WeekIndex | null;
};

export const MAX_WEBSITE_NAME_LENGTH = 255;
