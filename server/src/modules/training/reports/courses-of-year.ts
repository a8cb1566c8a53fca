import type { Course } from '@portal/contract/training/course.schemas.ts';
import { roundOfYear, yearOfCourse } from '@portal/domain/training/training-year.ts';
import type { TeamYears } from './team-years.store.ts';

/** A year of everybody's training: its courses, and in which round they are. */
export type ReportYear = { readonly year: number; readonly round: number; readonly courses: readonly Course[] };

/** Of the courses, the year that is asked for, or the one that most people are in: everybody's courses, then those of roles that somebody has. */
export function reportYear({ most, roles }: TeamYears, all: readonly Course[], asked: number | undefined): ReportYear {
  const year = asked ?? most;
  const { round } = roundOfYear(year);
  const ofYear = all.filter(({ month }) => yearOfCourse(month, round) === year);
  return {
    year,
    round,
    courses: [
      ...ofYear.filter(({ role }) => role === undefined),
      ...ofYear.filter(({ role }) => role !== undefined && roles.includes(role)),
    ],
  };
}
