import type { Language } from '@portal/domain/texts/languages.ts';
import { isDayOpen } from '@portal/domain/training/day-at-work.ts';
import type { OrgTransaction } from '../../../database/database.ts';
import { countDone, type PersonYears } from '../person-courses.ts';
import { dayOf } from './day-catalogue.ts';
import { dayOfYearView } from './day-view.ts';
import { listDaysWalked } from './days-walked.store.ts';

/** Whether enough of a year's courses are completed for its day; courses of roles are not of a year's course of things. */
export function isDayOpenIn({ current, earlier }: PersonYears, year: number): boolean {
  const all = [...current, ...earlier.flatMap(({ courses }) => courses)];
  return isDayOpen(countDone(all.filter((one) => one.year === year && one.course.role === undefined)));
}

/** The days at work that a person may walk, the latest year's first: what was begun once stays open. */
export async function daysOfPerson(tx: OrgTransaction, traineeId: string, years: PersonYears, language: Language) {
  const rows = new Map((await listDaysWalked(tx, traineeId)).map((row) => [row.year, row]));
  const counted = Array.from({ length: years.year }, (_, index) => years.year - index);
  return counted.flatMap((year) => {
    const day = dayOf(year, language);
    const row = rows.get(year) ?? null;
    if (day === null || (row === null && !isDayOpenIn(years, year))) return [];
    return [dayOfYearView(year, day, row)];
  });
}

/** When a person last walked each year's day to its end; how it ended is theirs alone. */
export async function daysWalkedOf(tx: OrgTransaction, traineeId: string) {
  return (await listDaysWalked(tx, traineeId)).flatMap(({ year, latest_walked_at: at }) =>
    at === null ? [] : [{ year, walkedAt: at.toISOString() }],
  );
}
