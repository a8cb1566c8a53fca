import { CHOICES_OF_WALK, type DayMoment, type DayWays } from './day-at-work.ts';

/** Something wrong with a day's ways, with the place in its file. */
export interface DayProblem {
  readonly path: readonly (string | number)[];
  readonly message: string;
}

/**
 * What is wrong with the ways of a day: ids are unique, a choice leads forward to a moment that is there, every moment can be reached, each has
 * either choices or an ending, and each walk has five to seven choices.
 */
export function dayProblems({ start, moments }: DayWays): readonly DayProblem[] {
  // Of moments with the same id, the first one keeps it.
  const places = new Map(moments.map(({ id }, place) => [id, place] as const).toReversed());
  const problems = [
    ...(places.has(start) ? [] : [{ path: ['start'], message: `there is no moment ${start}` }]),
    ...moments.flatMap((moment, place) => problemsOfMoment(moment, place, places)),
  ];
  return problems.length > 0 ? problems : problemsOfWalks({ start, moments }, places);
}

function problemsOfMoment({ id, choices, ending }: DayMoment, place: number, places: ReadonlyMap<string, number>) {
  const path = ['moments', place];
  const isEnd = ending !== undefined;
  const ways = (choices ?? []).flatMap(({ then }, index): readonly DayProblem[] => {
    const to = places.get(then);
    const at = [...path, 'choices', index, 'then'];
    if (to === undefined) return [{ path: at, message: `there is no moment ${then}` }];
    return to > place ? [] : [{ path: at, message: `${then} is not a later moment` }];
  });
  return [
    ...(places.get(id) === place ? [] : [{ path: [...path, 'id'], message: `two moments have the id ${id}` }]),
    ...(isEnd && choices !== undefined ? [{ path: [...path, 'choices'], message: 'an ending has no choices' }] : []),
    ...(!isEnd && choices === undefined ? [{ path, message: 'there are neither choices nor an ending' }] : []),
    ...ways,
  ];
}

/** Of ways that all lead forward. */
function problemsOfWalks({ start, moments }: DayWays, places: ReadonlyMap<string, number>): readonly DayProblem[] {
  const lengths: ({ least: number; most: number } | undefined)[] = moments.map(() => undefined);
  lengths[places.get(start) ?? 0] = { least: 0, most: 0 };
  return moments.flatMap(({ id, choices, ending }, place): readonly DayProblem[] => {
    const so = lengths[place];
    if (so === undefined) return [{ path: ['moments', place], message: `no way leads to ${id}` }];
    for (const { then } of choices ?? []) {
      const to = places.get(then) ?? 0;
      lengths[to] = {
        least: Math.min(lengths[to]?.least ?? Number.POSITIVE_INFINITY, so.least + 1),
        most: Math.max(lengths[to]?.most ?? 0, so.most + 1),
      };
    }
    const { least, most } = CHOICES_OF_WALK;
    if (ending === undefined || (so.least >= least && so.most <= most)) return [];
    const message = `walks to ${id} have ${so.least} to ${so.most} choices, not ${least} to ${most}`;
    return [{ path: ['moments', place], message }];
  });
}
