import { LANGUAGES, type Language } from '@portal/domain/texts/languages.ts';
import type { Say } from '@portal/domain/texts/say.ts';
import { translationOf } from '@portal/domain/texts/translations.ts';
import { shippedContent } from '../shipped-content.ts';
import { foldersOfWords, translationsOfFolder, wordsOfFolder } from './content-translations.ts';

/** How much of something there is in a language. */
export type CoverageCount = { readonly total: number; readonly translated: number };

/** Content of a module that may not be there in every language; what is missing is shown in English. */
export type ContentCoverage = {
  /** What it is, as staff sees it named. */
  readonly name: (say: Say) => string;
  readonly count: (language: Language) => CoverageCount;
};

/** How many words of each folder of the content are translated, by language. */
export const readWordsCoverage = shippedContent(
  'words-coverage',
  (): ReadonlyMap<Language, ReadonlyMap<string, CoverageCount>> =>
    new Map(
      LANGUAGES.map((language) => [
        language,
        new Map(foldersOfWords().map((folder) => [folder, count(folder, language)])),
      ]),
    ),
);

function count(folder: string, language: Language): CoverageCount {
  const words = wordsOfFolder(folder);
  const translations = translationsOfFolder(language, folder);
  const translated = words.filter((word) => translationOf(word, translations) !== undefined).length;
  return { total: words.length, translated: language === 'en' ? words.length : translated };
}

/** The coverage of folders of the content that one module has. */
export function coverageOfWords(name: ContentCoverage['name'], folders: readonly string[]): ContentCoverage {
  return {
    name,
    count(language) {
      const counts = folders.flatMap((folder) => readWordsCoverage().get(language)?.get(folder) ?? []);
      const sum = (key: keyof CoverageCount) => counts.reduce((total, one) => total + one[key], 0);
      return { total: sum('total'), translated: sum('translated') };
    },
  };
}
