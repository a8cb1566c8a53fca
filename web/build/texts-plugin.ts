import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { compileText } from '@portal/domain/texts/compile-text.ts';
import { LANGUAGES } from '@portal/domain/texts/languages.ts';
import type { CompiledMessage } from '@portal/domain/texts/say.ts';
import type { Phrase } from '@portal/domain/texts/texts.ts';
import { type Translation, translationOf, translationsOf } from '@portal/domain/texts/translations.ts';
import PO from 'pofile';
import type { Plugin } from 'vite';

const ROOT = join(import.meta.dirname, '../..');
const TEXTS = /\.texts\.ts$/;
const ALL = 'virtual:translations';
const OF_LANGUAGE = `${ALL}/`;

type TextsFile = Readonly<Record<string, Readonly<Record<string, Phrase>>>>;

/**
 * Compiles the messages of files `*.texts.ts`, so that browsers carry no parser of them, and serves `virtual:translations`: what loads
 * the translations of a language, for these texts alone.
 * @param translated folders below the project's own whose texts this app shows in other languages than English; none by default
 */
export function texts(translated: readonly string[] = []): Plugin {
  let reads = 0;
  // A number, as Node.js keeps what it has read under an address.
  const read = (path: string): Promise<TextsFile> => import(`${pathToFileURL(path).href}?${reads++}`);
  return {
    name: 'texts',
    enforce: 'pre',
    resolveId: (name) => (name === ALL || name.startsWith(OF_LANGUAGE) ? `\0${name}` : undefined),
    async load(id) {
      if (id === `\0${ALL}`) return loaders(translated.length > 0);
      if (id.startsWith(`\0${OF_LANGUAGE}`)) {
        const language = id.slice(OF_LANGUAGE.length + 1);
        const files = await Promise.all(textsFilesOf(translated).map(read));
        return `export default ${JSON.stringify(inLanguage(language, files))};`;
      }
      if (!TEXTS.test(id)) return null;
      return Object.entries(await read(id))
        .map(([name, phrases]) => `export const ${name} = ${JSON.stringify(compiled(phrases))};`)
        .join('\n');
    },
    generateBundle() {
      const shown = [...this.getModuleIds()].filter((id) => TEXTS.test(id));
      const offered = textsFilesOf(translated);
      const missing = translated.length === 0 ? [] : shown.filter((id) => !offered.includes(id));
      if (missing.length > 0) this.error(`Texts that this app shows and does not translate: ${missing.join(', ')}`);
    },
  };
}

const textsFilesOf = (folders: readonly string[]) =>
  folders.flatMap((folder) =>
    globSync(`${folder}/**/*.texts.ts`, { cwd: ROOT })
      .toSorted()
      .map((file) => join(ROOT, file)),
  );

/** A function for each language that loads it, so that people load their own alone. */
function loaders(isTranslated: boolean): string {
  const languages = LANGUAGES.filter((language) => isTranslated && language !== 'en');
  const entries = languages.map((language) => `${language}: () => import('${OF_LANGUAGE}${language}')`);
  return `export default { ${entries.join(', ')} };`;
}

const compiled = (phrases: Readonly<Record<string, Phrase>>) =>
  Object.fromEntries(Object.entries(phrases).map(([key, { id, text }]) => [key, { id, text: compileText(id, text) }]));

/** Compiled messages by the id of their text; those that nobody has translated are left out. */
function inLanguage(language: string, files: readonly TextsFile[]): Readonly<Record<string, CompiledMessage>> {
  const translations = readTranslations(language);
  const phrases = files.flatMap((file) => Object.values(file).flatMap((group) => Object.values(group)));
  return Object.fromEntries(
    phrases.flatMap((phrase) => {
      const text = translationOf(phrase, translations);
      return text === undefined ? [] : [[phrase.id, compileText(phrase.id, text)]];
    }),
  );
}

function readTranslations(language: string): ReadonlyMap<string, Translation> {
  const folder = join(ROOT, 'content', language, 'texts');
  const files = existsSync(folder) ? globSync('*.po', { cwd: folder }) : [];
  return new Map(
    files.flatMap((file) => [...translationsOf(PO.parse(readFileSync(join(folder, file), 'utf8')).items)]),
  );
}
