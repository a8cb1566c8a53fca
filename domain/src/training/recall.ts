import { seededOrder } from './seeded-order.ts';
import { addDays } from './training-year.ts';

/** Days until a question comes again, by its box: the better it is known, the longer (S. Leitner, "So lernt man lernen", 1972). */
export const RECALL_DAYS = [7, 14, 30, 60, 120] as const;
const LONGEST_DAYS = 120;
/** How many questions a week has. */
export const RECALLS_PER_WEEK = 2;

const LAST_BOX = RECALL_DAYS.length - 1;
const TUESDAY = 2;
const DAYS_PER_WEEK = 7;

/** A question of a course. */
export interface RecallQuestion {
  readonly courseId: string;
  readonly questionId: string;
}

/** A question that was answered before, with the day such as "2026-12-01" from which it is to be asked again. */
export interface KnownQuestion extends RecallQuestion {
  readonly dueOn: string;
}

/** The Tuesday with which the week of a day begins; its questions go out on that day. */
export function recallWeek(day: string): string {
  const { dayOfWeek } = Temporal.PlainDate.from(day);
  return addDays(day, -((dayOfWeek - TUESDAY + DAYS_PER_WEEK) % DAYS_PER_WEEK));
}

/** The Tuesday of the first week in which a question that is due on a day can be asked. */
export const askedInWeekOf = (dueOn: string): string => recallWeek(addDays(dueOn, DAYS_PER_WEEK - 1));

/** Where a question goes that was answered on a day: one box on when it was right, back to the first when it was wrong. `box` is null before the first answer. */
export function afterAnswer(
  box: number | null,
  isRight: boolean,
  today: string,
): { readonly box: number; readonly dueOn: string } {
  const next = isRight ? Math.min(Math.max(box ?? 0, 0) + 1, LAST_BOX) : 0;
  return { box: next, dueOn: addDays(today, RECALL_DAYS[next] ?? LONGEST_DAYS) };
}

/**
 * The questions of a person's week: first what is due, the longest overdue before others, then what they were never asked. Two are of
 * the same course only where nothing else is left. The same again for the same seed.
 */
export function pickRecalls(
  known: readonly KnownQuestion[],
  fresh: readonly RecallQuestion[],
  { today, seed }: { readonly today: string; readonly seed: string },
): readonly RecallQuestion[] {
  const due = seededOrder(
    known.filter(({ dueOn }) => dueOn <= today),
    `${seed}/due`,
  ).sort((one, other) => one.dueOn.localeCompare(other.dueOn));
  const left: RecallQuestion[] = [...due, ...seededOrder(fresh, seed)];
  const picked: RecallQuestion[] = [];
  while (picked.length < RECALLS_PER_WEEK && left.length > 0) {
    const other = left.findIndex(({ courseId }) => picked.every((one) => one.courseId !== courseId));
    picked.push(...left.splice(Math.max(other, 0), 1));
  }
  return picked.map(({ courseId, questionId }) => ({ courseId, questionId }));
}
