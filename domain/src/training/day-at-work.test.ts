import { describe, expect, test } from 'vitest';
import { betterWalk, type DayMoment, isDayOpen, walkDay } from './day-at-work.ts';
import { dayProblems } from './day-problems.ts';

/** A moment whose choices lead to these. */
const to = (id: string, ...ids: readonly string[]): DayMoment => ({
  id,
  choices: ids.map((then, place) => ({ then, verdict: place === 0 ? 'wise' : 'wrong' })),
});
const END: DayMoment = { id: 'end', ending: 'good' };
/** A day of five choices. */
const MOMENTS = [
  to('a', 'b', 'b'),
  to('b', 'c', 'c'),
  to('c', 'd', 'd'),
  to('d', 'e', 'e'),
  to('e', 'end', 'end'),
  END,
];
const problemsOf = (moments: readonly DayMoment[], start = 'a') =>
  dayProblems({ start, moments }).map(({ path, message }) => `${path.join('.')}: ${message}`);

describe('a day', () => {
  test.each([
    [0, 12, false],
    [5, 12, false],
    [6, 12, true],
    [12, 12, true],
    [3, 4, false],
    [4, 4, true],
    [0, 0, false],
  ])('with %i of %i courses completed is open: %s', (completed, total, isOpen) => {
    expect(isDayOpen({ completed, total })).toBe(isOpen);
  });

  test('is walked choice by choice', () => {
    const day = { start: 'a', moments: MOMENTS };
    expect(walkDay(day, []).at.id).toBe('a');
    const { taken, at } = walkDay(day, [1, 0]);
    expect(taken.map(({ moment, chosen }) => [moment.id, chosen])).toEqual([
      ['a', 1],
      ['b', 0],
    ]);
    expect(at.id).toBe('c');
    expect(walkDay(day, [0, 0, 0, 0, 0]).at.ending).toBe('good');
  });

  test('that has changed since is walked as far as its choices go', () => {
    const { taken, at } = walkDay({ start: 'a', moments: MOMENTS }, [0, 2, 0]);
    expect(taken.length).toBe(1);
    expect(at.id).toBe('b');
    expect(() => walkDay({ start: 'z', moments: MOMENTS }, [])).toThrow('no moment z');
  });

  test('is better by its ending, and then by its wise choices', () => {
    const good = { ending: 'good', wise: 3 } as const;
    const mixed = { ending: 'mixed', wise: 5 } as const;
    expect(betterWalk(mixed, good)).toBe(good);
    expect(betterWalk({ ...mixed, wise: 6 }, mixed)).toEqual({ ...mixed, wise: 6 });
    expect(betterWalk({ ...mixed, wise: 4 }, mixed)).toBe(mixed);
  });
});

describe('what is wrong with the ways of a day', () => {
  test('is nothing where all lead on to an end', () => expect(problemsOf(MOMENTS)).toEqual([]));

  test.each<[string, readonly DayMoment[], string]>([
    ['a start that there is not', MOMENTS.slice(1), 'start: there is no moment a'],
    [
      'a moment that there is not',
      MOMENTS.with(1, to('b', 'c', 'x')),
      'moments.1.choices.1.then: there is no moment x',
    ],
    ['a way back', MOMENTS.with(2, to('c', 'a', 'd')), 'moments.2.choices.0.then: a is not a later moment'],
    ['a circle of one', MOMENTS.with(2, to('c', 'd', 'c')), 'moments.2.choices.1.then: c is not a later moment'],
    ['an id twice', [...MOMENTS, END], 'moments.6.id: two moments have the id end'],
    ['a moment that no way leads to', [...MOMENTS, { id: 'f', ending: 'bad' }], 'moments.6: no way leads to f'],
    [
      'an ending with choices',
      [...MOMENTS.slice(0, 5), { ...to('end'), ...END }],
      'moments.5.choices: an ending has no choices',
    ],
    ['neither', MOMENTS.with(4, { id: 'e' }), 'moments.4: there are neither choices nor an ending'],
    ['too short a walk', MOMENTS.with(0, to('a', 'b', 'c')), 'moments.5: walks to end have 4 to 5 choices, not 5 to 7'],
    [
      'too long a walk',
      [to('x', 'y', 'y'), to('y', 'z', 'z'), to('z', 'a', 'a'), ...MOMENTS],
      'moments.8: walks to end have 8 to 8 choices, not 5 to 7',
    ],
  ])('is %s', (_what, moments, problem) => {
    expect(problemsOf(moments, moments[0]?.id === 'x' ? 'x' : 'a')).toEqual([problem]);
  });
});
