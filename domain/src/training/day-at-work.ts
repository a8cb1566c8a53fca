/** How a choice in a day at work is told: kindly, and never as a grade. The files of days name these words. */
export const DAY_VERDICTS = ['wise', 'risky', 'wrong'] as const;
export type DayVerdict = (typeof DAY_VERDICTS)[number];

/** How a day can end, the best first. */
export const DAY_ENDINGS = ['good', 'mixed', 'bad'] as const;
export type DayEnding = (typeof DAY_ENDINGS)[number];

/** How many choices a walk has, from the start to an end. */
export const CHOICES_OF_WALK = { least: 5, most: 7 } as const;

/** With so many of its courses completed, a year's day is open. */
export const DAY_OPENS_AFTER = 6;

/** A moment of a day as far as its ways go: choices, or an ending. */
export interface DayMoment {
  readonly id: string;
  readonly choices?: readonly { readonly then: string; readonly verdict: DayVerdict }[];
  readonly ending?: DayEnding;
}

/** The ways of a day. */
export interface DayWays<Moment extends DayMoment = DayMoment> {
  /** Id of the first moment. */
  readonly start: string;
  readonly moments: readonly Moment[];
}

/** Whether a person may walk a year's day: with six courses of the year completed, or all that count where these are fewer. */
export const isDayOpen = ({ completed, total }: { readonly completed: number; readonly total: number }): boolean =>
  total > 0 && completed >= Math.min(DAY_OPENS_AFTER, total);

/**
 * How far some choices, by their places from 0, lead through a day: what was chosen where, and the moment where one is now. What is
 * no choice there, as the day has changed since, is left out with everything after it.
 * @throws Error for a day whose start is no moment
 */
export function walkDay<Moment extends DayMoment>(
  { start, moments }: DayWays<Moment>,
  choices: readonly number[],
): { readonly taken: readonly { readonly moment: Moment; readonly chosen: number }[]; readonly at: Moment } {
  const byId = new Map(moments.map((moment) => [moment.id, moment]));
  const first = byId.get(start);
  if (first === undefined) throw new Error(`The day has no moment ${start}.`);
  let at = first;
  const taken: { moment: Moment; chosen: number }[] = [];
  for (const chosen of choices) {
    const next = byId.get(at.choices?.[chosen]?.then ?? '');
    if (next === undefined) break;
    taken.push({ moment: at, chosen });
    at = next;
  }
  return { taken, at };
}

/** How a walk went. */
export interface DayResult {
  readonly ending: DayEnding;
  /** How many of its choices were wise. */
  readonly wise: number;
}

/** The better of two walks: by how the day ended, then by the wise choices. */
export function betterWalk(one: DayResult, other: DayResult): DayResult {
  const rank = DAY_ENDINGS.indexOf(one.ending) - DAY_ENDINGS.indexOf(other.ending);
  return rank < 0 || (rank === 0 && one.wise >= other.wise) ? one : other;
}
