import { LANGUAGES, type Language, localeFor } from '@portal/domain/texts/languages.ts';
import type { Say } from '@portal/domain/texts/say.ts';
import { sayFor } from '../../../system/texts/say-for.ts';

const byLanguage = new Map<Language, Say>(
  LANGUAGES.map((language) => [language, sayFor({ locale: localeFor(language, []), timeZone: 'UTC' }, language)]),
);

/**
 * Says what the portal writes into policies of a language. It is the same at every provider, whatever its own words: approved texts are
 * compared with the library's, and a text is read again by the headings that were written into it.
 */
export function documentSay(language: Language): Say {
  const say = byLanguage.get(language);
  if (say === undefined) throw new Error(`Nothing is written in the language ${language}.`);
  return say;
}
