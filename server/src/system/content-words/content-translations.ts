import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, extname, matchesGlob } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Language } from '@portal/domain/texts/languages.ts';
import type { Phrase } from '@portal/domain/texts/texts.ts';
import { type Translation, translationOf } from '@portal/domain/texts/translations.ts';
import { parse as parseYaml } from 'yaml';
import { z } from 'zod';
import { readTranslations } from '../texts/translation-file.ts';
import { withWords, wordsOf } from './content-words.ts';

/** `words.yaml` in a folder of the content: the fields that are words, by the files that have them. */
const wordsFile = z.record(z.string(), z.array(z.string()).min(1));

const contentRoot = () => fileURLToPath(new URL('.', import.meta.resolve('@portal/content/package.json')));

/** Folders of the content whose words are translated field by field: those with a `words.yaml`. */
export const foldersOfWords = (): readonly string[] =>
  globSync('*/words.yaml', { cwd: contentRoot() })
    .map((file) => file.slice(0, -'/words.yaml'.length))
    .toSorted();

/**
 * Every text of a folder of the content, in the order of its files; an id such as `checks.A01.cases.expired.title`.
 * @throws {Error} for a `words.yaml` that cannot be used
 */
export function wordsOfFolder(folder: string): readonly Phrase[] {
  return Object.entries(fieldsOf(folder)).flatMap(([pattern, fields]) =>
    globSync(pattern, { cwd: `${contentRoot()}${folder}` })
      .toSorted()
      .flatMap((file) => {
        const content = parseContent(file, readFileSync(`${contentRoot()}${folder}/${file}`, 'utf8'));
        return wordsOf(content, fields).map(({ path, text }) => ({ id: idOf(folder, file, path), text }));
      }),
  );
}

/**
 * What a content file holds, in a language: words that nobody has translated, or whose English has changed since, stay English.
 * @param folder of the content, such as `checks`
 * @param file below that folder, such as `A01.json`
 */
export function contentIn(language: Language, folder: string, file: string, content: unknown): unknown {
  if (language === 'en') return content;
  const fields = Object.entries(fieldsOf(folder)).find(([pattern]) => matchesGlob(file, pattern))?.[1];
  if (fields === undefined) return content;
  const translations = translationsOfFolder(language, folder);
  return withWords(
    content,
    fields,
    ({ path, text }) => translationOf({ id: idOf(folder, file, path), text }, translations) ?? text,
  );
}

/** Markdown is a list of its paragraphs; the others are what they hold. */
export function parseContent(file: string, source: string): unknown {
  if (file.endsWith('.md')) return source.trim().split(/\n{2,}/);
  return file.endsWith('.json') ? JSON.parse(source) : parseYaml(source);
}

const idOf = (folder: string, file: string, path: string) => `${folder}.${basename(file, extname(file))}.${path}`;

const fieldsByFolder = new Map<string, z.output<typeof wordsFile>>();

function fieldsOf(folder: string): z.output<typeof wordsFile> {
  const known = fieldsByFolder.get(folder);
  if (known !== undefined) return known;
  const fields = wordsFile.parse(parseYaml(readFileSync(`${contentRoot()}${folder}/words.yaml`, 'utf8')));
  fieldsByFolder.set(folder, fields);
  return fields;
}

const translationsByFile = new Map<string, ReadonlyMap<string, Translation>>();

/** What translators have written about a folder, by the ids of `wordsOfFolder`. */
export function translationsOfFolder(language: Language, folder: string): ReadonlyMap<string, Translation> {
  const file = `${contentRoot()}${language}/content/${folder}.po`;
  const known = translationsByFile.get(file);
  if (known !== undefined) return known;
  const translations = existsSync(file) ? readTranslations(readFileSync(file, 'utf8')) : new Map<string, Translation>();
  translationsByFile.set(file, translations);
  return translations;
}
