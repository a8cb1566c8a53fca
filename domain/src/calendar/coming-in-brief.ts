import { COMING_KINDS, type ComingEntry } from './coming.ts';

/** What comes once or several times, told in one line. */
export type BriefEntry = {
  /** The first of the days. */
  readonly day: string;
  readonly title: string;
  /** On so many days. */
  readonly times: number;
};

/**
 * The same entries in a few lines: what comes again is one, and where there are more than fit, what needs somebody stays.
 * @param entries in the order of `comingWithin`
 * @returns the lines by day, and how many were left out
 */
export function comingInBrief(
  entries: readonly ComingEntry[],
  lines: number,
): { readonly shown: readonly BriefEntry[]; readonly left: number } {
  const groups = [...Map.groupBy(entries, ({ kind, title }) => `${kind} ${title}`).values()].toSorted(
    ([one], [other]) => rank(one) - rank(other),
  );
  const kept = new Set(groups.slice(0, lines).map(([first]) => first));
  const shown = entries
    .filter((entry) => kept.has(entry))
    .map(({ day, kind, title }) => {
      const times = entries.filter((other) => other.kind === kind && other.title === title).length;
      return { day, title, times };
    });
  return { shown, left: Math.max(0, groups.length - lines) };
}

const rank = (entry: ComingEntry | undefined) => (entry === undefined ? 0 : COMING_KINDS.indexOf(entry.kind));
