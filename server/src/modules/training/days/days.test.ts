import { CHOICES_OF_WALK, walkDay } from '@portal/domain/training/day-at-work.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dayOf, readDayCatalogue } from './day-catalogue.ts';

const english = [...(readDayCatalogue().get('en') ?? [])];

test('each year of the programme has a day, and years go round', () => {
  expect(english.map(([year]) => year)).toEqual([1, 2]);
  expect(dayOf(3, 'en')?.title).toBe(dayOf(1, 'en')?.title);
  expect(dayOf(4, 'en')?.title).toBe(dayOf(2, 'en')?.title);
});

describe.each(english)('the day of year %i', (_year, day) => {
  test('ends whatever is chosen, after five to seven choices', () => {
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 2 }), { minLength: 7, maxLength: 7 }), (wishes) => {
        const chosen: number[] = [];
        for (const wish of wishes) {
          const { choices } = walkDay(day, chosen).at;
          if (choices === undefined) break;
          chosen.push(wish % choices.length);
        }
        const { taken, at } = walkDay(day, chosen);
        expect(at.ending).toBeDefined();
        expect(taken.length).toBeGreaterThanOrEqual(CHOICES_OF_WALK.least);
        expect(taken.length).toBeLessThanOrEqual(CHOICES_OF_WALK.most);
      }),
    );
  });

  test('offers a wise choice and another at every moment, and is no worse for it', () => {
    for (const { id, choices } of day.moments) {
      if (choices === undefined) continue;
      expect(
        choices.some(({ verdict }) => verdict === 'wise'),
        id,
      ).toBe(true);
      expect(
        choices.some(({ verdict }) => verdict !== 'wise'),
        id,
      ).toBe(true);
    }
  });

  test('has each ending, and words of its own for each choice', () => {
    expect(new Set(day.moments.flatMap(({ ending }) => ending ?? []))).toEqual(new Set(['good', 'mixed', 'bad']));
    const texts = day.moments.flatMap(({ choices = [] }) => choices.flatMap(({ text, because }) => [text, because]));
    expect(new Set(texts).size).toBe(texts.length);
  });
});
