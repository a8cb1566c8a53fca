import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { compileText } from '@portal/domain/texts/compile-text.ts';
import type { Language } from '@portal/domain/texts/languages.ts';
import type { CompiledMessage } from '@portal/domain/texts/say.ts';
import type { Phrase } from '@portal/domain/texts/texts.ts';
import { translationOf, translationsOf } from '@portal/domain/texts/translations.ts';
import MagicString from 'magic-string';
import PO from 'pofile';
import { type Plugin, parseSync, Visitor } from 'vite';

const ROOT = join(import.meta.dirname, '../..');
const TEXTS = /\.texts\.ts$/;
const LOADER = '/src/portal/texts/load-translations.ts';
const LANGUAGES_OF_APP = 'virtual:languages';
const TRANSLATIONS = 'virtual:translations/';
const NEED = 'virtual:need/';
/** The app's own files that may load others later. */
const SOURCE = /\/web\/src\/.*(?<!\.texts|\.test|load-translations)\.tsx?$/;

type TextsFile = Readonly<Record<string, Readonly<Record<string, Phrase>>>>;

/**
 * Compiles the messages of files `*.texts.ts`, so that browsers carry no parser of them. Each file asks for the translations of its
 * module (`virtual:translations/de/calendar`), so that people load those of what they see, in their language alone; what a page
 * imports later is there together with its translations.
 * @param languages that the app can be read in besides English (`virtual:languages`)
 */
export function texts(languages: readonly Language[] = []): Plugin {
  return {
    name: 'texts',
    enforce: 'pre',
    resolveId: (name) =>
      [LANGUAGES_OF_APP, TRANSLATIONS, NEED].some((start) => name.startsWith(start)) ? `\0${name}` : undefined,
    async load(id) {
      if (id === `\0${LANGUAGES_OF_APP}`) return `export default ${JSON.stringify(languages)};`;
      if (id.startsWith(`\0${NEED}`)) return need(id.slice(NEED.length + 1), languages);
      if (id.startsWith(`\0${TRANSLATIONS}`)) {
        const [language = '', module = ''] = id.slice(TRANSLATIONS.length + 1).split('/');
        return `export default ${JSON.stringify(await inLanguage(language, module))};`;
      }
      if (!TEXTS.test(id)) return null;
      const file = await readTextsFile(id);
      return [...needs(modulesOf(file), languages), TEXTS_IMPORT, ...Object.entries(file).map(exported)].join('\n');
    },
    transform(code, id) {
      if (languages.length === 0 || !SOURCE.test(id)) return null;
      const changed = new MagicString(code);
      waitForTranslations(changed, code, id);
      return changed.hasChanged() ? { code: changed.toString(), map: changed.generateMap({ hires: true }) } : null;
    },
  };
}

const modulesOf = (file: TextsFile) =>
  new Set(Object.values(file).flatMap((group) => Object.values(group).map(({ id }) => id.split('.')[0] ?? '')));

/** Lines that ask for translations as soon as a file of texts is part of what is shown. */
const needs = (modules: ReadonlySet<string>, languages: readonly Language[]): readonly string[] =>
  languages.length === 0 ? [] : [...modules].map((module) => `import '${NEED}${module}';`);

/** Asks for a module's translations, once for all its files of texts. */
function need(module: string, languages: readonly Language[]): string {
  const loaders = languages.map((language) => `${language}: () => import('${TRANSLATIONS}${language}/${module}')`);
  return `import { needTranslations } from '${LOADER}';\nneedTranslations('${module}', { ${loaders.join(', ')} });`;
}

const TEXTS_IMPORT = "import { texts } from '@portal/domain/texts/texts.ts';";

const exported = ([name, group]: [string, TextsFile[string]]) => `export const ${name} = ${declaration(group)};`;

/** A group as its file has it, with compiled messages: the name that all its ids begin with is written once. */
function declaration(phrases: Readonly<Record<string, Phrase>>): string {
  const entries = Object.entries(phrases);
  const [key = '', first] = entries[0] ?? [];
  const name = first?.id.slice(0, -key.length - 1) ?? '';
  const messages = Object.fromEntries(entries.map(([own, { id, text }]) => [own, compileText(id, text)]));
  return `/* @__PURE__ */ texts(${JSON.stringify(name)}, ${JSON.stringify(messages)})`;
}

/** Lets every `import()` of a file wait for the translations of what it imports. */
function waitForTranslations(file: MagicString, code: string, id: string): void {
  if (!code.includes('import(')) return;
  let isWaiting = false;
  new Visitor({
    ImportExpression({ start, end }) {
      file.appendLeft(start, 'withTranslations(() => ').appendRight(end, ')');
      isWaiting = true;
    },
  }).visit(parseSync(id, code).program);
  if (isWaiting) file.prepend(`import { withTranslations } from '${LOADER}';`);
}

/** Node.js keeps what it has read under an address: when the file was changed stands after it. */
const readTextsFile = (path: string): Promise<TextsFile> =>
  import(`${pathToFileURL(path).href}?${statSync(path).mtimeMs}`);

/** Compiled messages of a module by the id of their text; what nobody has translated since it was written is left out. */
async function inLanguage(language: string, module: string): Promise<Readonly<Record<string, CompiledMessage>>> {
  const path = join(ROOT, 'content', language, 'texts', `${module}.po`);
  if (!existsSync(path)) return {};
  const translations = translationsOf(PO.parse(readFileSync(path, 'utf8')).items);
  const files = await Promise.all(
    globSync('{web,domain}/src/**/*.texts.ts', { cwd: ROOT }).map((file) => readTextsFile(join(ROOT, file))),
  );
  const phrases = files.flatMap((file) => Object.values(file).flatMap((group) => Object.values(group)));
  return Object.fromEntries(
    phrases
      .filter(({ id }) => id.startsWith(`${module}.`))
      .flatMap((phrase) => {
        const text = translationOf(phrase, translations);
        return text === undefined ? [] : [[phrase.id, compileText(phrase.id, text)]];
      }),
  );
}
