import { existsSync, readFileSync } from 'node:fs';
import { type Trick, type Tricks, tricks } from '@portal/contract/training/trick.schemas.ts';
import { LANGUAGES, type Language } from '@portal/domain/texts/languages.ts';
import { quarterOf } from '@portal/domain/training/quarter-of.ts';
import { parse } from 'yaml';
import { shippedContent } from '../../../system/shipped-content.ts';

const fileOf = (language: Language) =>
  new URL(
    language === 'en' ? 'training/tricks.yaml' : `${language}/training/tricks.yaml`,
    import.meta.resolve('@portal/content/package.json'),
  );

/** The tricks that the portal is delivered with, by language: English, and what is translated. */
export const readTricks = shippedContent(
  'tricks',
  (): ReadonlyMap<Language, Tricks> =>
    new Map(
      LANGUAGES.filter((language) => existsSync(fileOf(language))).map((language) => [
        language,
        tricks.parse(parse(readFileSync(fileOf(language), 'utf8'))),
      ]),
    ),
);

/** What is new in the quarter of a day, in a language or else in English; nothing in quarters of which nothing is told. */
export function tricksOfQuarter(
  day: string,
  language: Language,
): { readonly language: Language; readonly tricks: readonly Trick[] } {
  const quarter = quarterOf(day);
  const own = readTricks().get(language)?.[quarter];
  return own === undefined
    ? { language: 'en', tricks: readTricks().get('en')?.[quarter] ?? [] }
    : { language, tricks: own };
}

/** The one of them that a mail of the day tells, in the mail's language; another each day, so that all are told. */
export function trickOfDay(day: string, language: Language): Trick | null {
  const { language: written, tricks: all } = tricksOfQuarter(day, language);
  return written === language ? (all[Number(day.slice(8, 10)) % Math.max(1, all.length)] ?? null) : null;
}
