/** How a firm runs its year. Days are written as "2026-11-22". */
export interface TrainingYear {
  readonly startsOn: string;
  /** Months from one course to the next; 0 opens all at once. */
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
export function yearBegins({ startsOn }: TrainingYear, { startedOn, addedOn }: PersonalStart): string {
  return [startsOn, startedOn, addedOn].reduce((latest, day) => (day > latest ? day : latest));
}

/**
 * The day on which the course of a month (from 1) opens for a person. A day that a month lacks is its last one, as the 31st in
 * November.
 */
export function courseOpensOn(year: TrainingYear, person: PersonalStart, month: number): string {
  return Temporal.PlainDate.from(yearBegins(year, person))
    .add({ months: (month - 1) * year.paceMonths })
    .toString();
}

/** The last day for a course that opens on a day. */
export const dueAfter = (day: string, { dueDays }: Pick<TrainingYear, 'dueDays'>): string => addDays(day, dueDays);

/** A day some days later, or earlier. */
export const addDays = (day: string, days: number): string => Temporal.PlainDate.from(day).add({ days }).toString();

/** How many days lie between two days; negative where the second is earlier. */
export const daysBetween = (from: string, to: string): number =>
  Temporal.PlainDate.from(from).until(Temporal.PlainDate.from(to), { largestUnit: 'days' }).days;
