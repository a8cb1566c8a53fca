import { LANGUAGES } from '@portal/domain/texts/languages.ts';
import { describe, expect, test } from 'vitest';
import { contentIn, foldersOfWords, translationsOfFolder, wordsOfFolder } from './content-translations.ts';

/** What a translator must not change: values that are filled in, code, and where links lead. */
const fixedParts = (text: string) =>
  (text.match(/\{[a-zA-Z]+\}|`[^`]*`|\]\([^)]*\)/g) ?? []).map((part) => part.replaceAll(/\s+/g, ' ')).toSorted();

const translated = LANGUAGES.filter((language) => language !== 'en').flatMap((language) =>
  foldersOfWords().map((folder) => ({ language, folder })),
);

describe('words of the content', () => {
  test('each has an id of its own', () => {
    const ids = foldersOfWords().flatMap((folder) => wordsOfFolder(folder).map(({ id }) => id));
    expect(ids.length).toBeGreaterThan(1000);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  test.each(translated)('in $language, $folder: values, code and links are those of the English', (one) => {
    const translations = translationsOfFolder(one.language, one.folder);
    const changed = wordsOfFolder(one.folder).flatMap(({ id, text }) => {
      const translation = translations.get(id);
      if (translation === undefined || translation.english !== text) return [];
      const [was, is] = [fixedParts(text), fixedParts(translation.text)];
      return JSON.stringify(was) === JSON.stringify(is) ? [] : [{ id, was, is }];
    });
    expect(changed).toEqual([]);
  });

  test.each(translated)('in $language, $folder: every text is there, made from the English as it is', (one) => {
    const translations = translationsOfFolder(one.language, one.folder);
    const missing = wordsOfFolder(one.folder).filter(({ id, text }) => translations.get(id)?.english !== text);
    expect(missing.map(({ id }) => id)).toEqual([]);
  });

  test('English stays where there is no translation, and files without words stay as they are', () => {
    const content = { name: 'A check that no one has translated', id: 'Z99' };
    expect(contentIn('de', 'checks', 'Z99.json', content)).toEqual(content);
    expect(contentIn('de', 'checks', 'README.md', content)).toBe(content);
  });
});
