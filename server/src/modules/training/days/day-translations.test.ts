import type { DayAtWork } from '@portal/contract/training/day.schemas.ts';
import { LANGUAGES } from '@portal/domain/texts/languages.ts';
import { describe, expect, test } from 'vitest';
import { dayOf, readDayCatalogue } from './day-catalogue.ts';

const english = readDayCatalogue().get('en') ?? new Map<number, DayAtWork>();

/** What a reader reads, by where it stands; what a device shows may be the same in two languages, such as a name. */
const textsOf = ({ title, moments }: DayAtWork): ReadonlyMap<string, string> =>
  new Map([
    ['title', title],
    ...moments.flatMap(({ id, picture, choices = [] }): [string, string][] => [
      [`${id}: caption`, picture.caption],
      [`${id}: alternative`, picture.alternative],
      ...(picture.says === undefined ? [] : [[`${id}: says`, picture.says.text] as [string, string]]),
      ...choices.flatMap(({ text, because }, place): [string, string][] => [
        [`${id}: choice ${place}`, text],
        [`${id}: because ${place}`, because],
      ]),
    ]),
  ]);

describe.each(LANGUAGES.filter((language) => language !== 'en'))('the days in %s', (language) => {
  test('are all there', () => {
    expect([...(readDayCatalogue().get(language)?.keys() ?? [])]).toEqual([...english.keys()]);
    expect(dayOf(1, language)?.textLanguage).toBe(language);
  });

  test.each([...english])('year %i is the English one in other words, every text of it', (year, day) => {
    const own = textsOf(readDayCatalogue().get(language)?.get(year) ?? day);
    const same = [...textsOf(day)].filter(([place, text]) => own.get(place) === text);
    expect(same).toEqual([]);
  });
});

test('a day has nothing unfinished and no address that could be real', () => {
  for (const days of readDayCatalogue().values())
    for (const day of days.values()) {
      const all = JSON.stringify(day);
      expect(all).not.toMatch(/\b(TODO|FIXME|lorem|ipsum|TBD|XXX)\b/);
      for (const [address] of all.matchAll(/[\w.-]+@[\w.-]+\w/g)) expect(address).toMatch(/\.example$/);
    }
});
