import { existsSync, globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { LANGUAGES, type Language } from '@portal/domain/texts/languages.ts';
import type { Phrase } from '@portal/domain/texts/texts.ts';
import { type Translation, translationOf } from '@portal/domain/texts/translations.ts';
import { shippedContent } from '../shipped-content.ts';
import { readTranslations } from './translation-file.ts';

type OneLanguage = ReadonlyMap<string, Translation>;

/** What translators have written, by language and by the id of the text. */
export const readAllTranslations = shippedContent(
  'translations',
  (): ReadonlyMap<Language, OneLanguage> =>
    new Map(LANGUAGES.filter((language) => language !== 'en').map((language) => [language, readLanguage(language)])),
);

function readLanguage(language: Language): OneLanguage {
  const folder = fileURLToPath(new URL(`${language}/texts/`, import.meta.resolve('@portal/content/package.json')));
  const files = existsSync(folder) ? globSync('*.po', { cwd: folder }).toSorted() : [];
  return new Map(files.flatMap((file) => [...readTranslations(readFileSync(folder + file, 'utf8'))]));
}

/** The text in a language; its English where nobody has translated it, or the English has changed since. */
export function translated(phrase: Phrase, language: Language): string {
  if (language === 'en') return phrase.text;
  return translationOf(phrase, readAllTranslations().get(language)) ?? phrase.text;
}
