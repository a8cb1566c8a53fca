import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { DayAtWork } from '@portal/contract/training/day.schemas.ts';
import { LANGUAGES, type Language } from '@portal/domain/texts/languages.ts';
import { roundOfYear } from '@portal/domain/training/training-year.ts';
import { shippedContent } from '../../../system/shipped-content.ts';
import { DAYS_FOLDER } from '../courses/course-catalogue.ts';
import { differencesOfDays } from '../courses/differences-of-courses.ts';
import { readDay } from './read-day.ts';

/** Days by the year of the programme that they are of. */
type Days = ReadonlyMap<number, DayAtWork>;

const DAY_FILE = /^(\d)\.yaml$/;

/** Days that cannot be used, with everything wrong, for the person who edits them. */
export class DayError extends Error {
  constructor(folder: URL, problems: readonly string[]) {
    super(`The days at work in ${folder.pathname} cannot be used:\n${problems.map((one) => `- ${one}`).join('\n')}`);
    this.name = 'DayError';
  }
}

/** The days at work that the portal is delivered with, by language: English, and what is translated. */
export const readDayCatalogue = shippedContent('training-days', (): ReadonlyMap<Language, Days> => {
  const folderOf = (language: Language) =>
    new URL(
      language === 'en' ? 'training/' : `${language}/training/`,
      import.meta.resolve('@portal/content/package.json'),
    );
  const english = readDays(folderOf('en'));
  return new Map(
    LANGUAGES.map((language) => [language, language === 'en' ? english : readDays(folderOf(language), english)]),
  );
});

/**
 * The days of a folder of training, by year.
 * @param english what they translate; left out for English itself
 * @throws {DayError} with everything that is wrong with them
 */
export function readDays(folder: URL, english?: Days): Days {
  const problems: string[] = [];
  const at = new URL(`${DAYS_FOLDER}/`, folder);
  const castAt = new URL('cast.yaml', folder);
  const cast = existsSync(castAt) ? readFileSync(castAt, 'utf8') : '';
  const days = (existsSync(at) ? readdirSync(at) : []).sort().flatMap((name): [number, DayAtWork][] => {
    const file = `${DAYS_FOLDER}/${name}`;
    const year = Number(DAY_FILE.exec(name)?.[1] ?? 0);
    if (year !== 1 && year !== 2) problems.push(`${file}: is not called 1.yaml or 2.yaml, after its year`);
    const day = readDay(file, { day: readFileSync(new URL(name, at), 'utf8'), cast }, problems);
    if (day === null) return [];
    const original = english?.get(year);
    if (english !== undefined)
      problems.push(
        ...(original === undefined ? ['there is no English day of this year'] : differencesOfDays(original, day)).map(
          (problem) => `${file}: ${problem}`,
        ),
      );
    return [[year, day]];
  });
  if (problems.length > 0) throw new DayError(folder, problems);
  return new Map(days);
}

/**
 * The day of a year of somebody's training, in a language or else in English; null where there is none. The third year has the first
 * one's again.
 */
export function dayOf(year: number, language: Language): (DayAtWork & { readonly textLanguage: Language }) | null {
  const { half } = roundOfYear(year);
  const own = readDayCatalogue().get(language)?.get(half);
  if (own !== undefined) return { ...own, textLanguage: language };
  const english = readDayCatalogue().get('en')?.get(half);
  return english === undefined ? null : { ...english, textLanguage: 'en' };
}
