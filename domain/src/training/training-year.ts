/** How many courses a year has; a programme has two such years, and goes round. */
export const COURSES_PER_YEAR = 12;
const YEARS_PER_ROUND = 2;

/** How a firm runs its training. Days are written as "2026-11-22". */
export interface TrainingYear {
  readonly startsOn: string;
  /** Months from one course to the next; 0 opens those of the first year at once. */
  readonly paceMonths: number;
  /** Days from a course's opening until it is due. */
  readonly dueDays: number;
}

/** The first two days that matter of a person: chosen by an admin, and when they were added. */
export interface PersonalStart {
  readonly startedOn: string;
  readonly addedOn: string;
}

/** The year of a firm that has chosen nothing: one course a month from today, each due after 30 days. */
export const defaultYear = (today: string): TrainingYear => ({ startsOn: today, paceMonths: 1, dueDays: 30 });

/** The day on which a person's first course opens: whoever comes later begins at the beginning, with nothing overdue. */
export const yearBegins = ({ startsOn }: TrainingYear, { startedOn, addedOn }: PersonalStart): string =>
  latest(startsOn, startedOn, addedOn);

const latest = (...days: readonly string[]): string => days.reduce((last, day) => (day > last ? day : last));

/** Months from the first course of a year to that of the next. */
const monthsOfYear = (paceMonths: number): number => COURSES_PER_YEAR * Math.max(paceMonths, 1);

/** Months from the first course to that of a place; at no pace, the second year goes month by month, so that nobody has 24 at once. */
function monthsUntil(paceMonths: number, month: number): number {
  if (paceMonths > 0) return (month - 1) * paceMonths;
  return month <= COURSES_PER_YEAR ? 0 : month - 1;
}

/**
 * The day on which the course of a month (from 1) opens for a person, for the first time or in a later round. A day that a month
 * lacks is its last one, as the 31st in November.
 */
export function courseOpensOn(year: TrainingYear, person: PersonalStart, month: number, round = 1): string {
  const months = monthsUntil(year.paceMonths, month) + monthsOfRounds(year, round);
  return addMonths(yearBegins(year, person), months);
}

/** The same of a course for a role: the first time not before the day on which the person got the role. */
export function roleCourseOpensOn(
  year: TrainingYear,
  person: PersonalStart,
  { month, roleCameOn }: { readonly month: number; readonly roleCameOn: string },
  round = 1,
): string {
  return addMonths(latest(courseOpensOn(year, person, month), roleCameOn), monthsOfRounds(year, round));
}

const monthsOfRounds = ({ paceMonths }: TrainingYear, round: number): number =>
  (round - 1) * YEARS_PER_ROUND * monthsOfYear(paceMonths);

const addMonths = (day: string, months: number): string => Temporal.PlainDate.from(day).add({ months }).toString();

/** In which year of their training (from 1) a person is on a day. */
export function yearOfPerson(year: TrainingYear, person: PersonalStart, today: string): number {
  const first = yearBegins(year, person);
  let count = 1;
  while (addMonths(first, count * monthsOfYear(year.paceMonths)) <= today) count += 1;
  return count;
}

/** Of which year (from 1) the course of a month is in a round: the first of a round has the long ones, the second the short ones. */
export const yearOfCourse = (month: number, round: number): number =>
  (round - 1) * YEARS_PER_ROUND + Math.ceil(month / COURSES_PER_YEAR);

/** In which round (from 1) a year is, and which of its two years it is. */
export const roundOfYear = (count: number): { readonly round: number; readonly half: 1 | 2 } => ({
  round: Math.ceil(count / YEARS_PER_ROUND),
  half: count % YEARS_PER_ROUND === 0 ? 2 : 1,
});

/** The last day for a course that opens on a day. */
export const dueAfter = (day: string, { dueDays }: Pick<TrainingYear, 'dueDays'>): string => addDays(day, dueDays);

/** A day some days later, or earlier. */
export const addDays = (day: string, days: number): string => Temporal.PlainDate.from(day).add({ days }).toString();

/** How many days lie between two days; negative where the second is earlier. */
export const daysBetween = (from: string, to: string): number =>
  Temporal.PlainDate.from(from).until(Temporal.PlainDate.from(to), { largestUnit: 'days' }).days;
