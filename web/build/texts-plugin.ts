import { existsSync, globSync, readFileSync } from 'node:fs';
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
    resolveId: (name) => (name === LANGUAGES_OF_APP || name.startsWith(TRANSLATIONS) ? `\0${name}` : undefined),
    async load(id) {
      if (id === `\0${LANGUAGES_OF_APP}`) return `export default ${JSON.stringify(languages)};`;
      if (id.startsWith(`\0${TRANSLATIONS}`)) {
        const [language = '', module = ''] = id.slice(TRANSLATIONS.length + 1).split('/');
        return `export default ${JSON.stringify(await inLanguage(language, module))};`;
      }
      if (!TEXTS.test(id)) return null;
      const file = await readTextsFile(id);
      const code = Object.entries(file).map(
        ([name, group]) => `export const ${name} = ${JSON.stringify(compiled(group))};`,
      );
      return [...needs(modulesOf(file), languages), ...code].join('\n');
    },
    transform: (code, id) => (languages.length > 0 && SOURCE.test(id) ? waitingForTranslations(code, id) : null),
  };
}

const modulesOf = (file: TextsFile) =>
  new Set(Object.values(file).flatMap((group) => Object.values(group).map(({ id }) => id.split('.')[0] ?? '')));

/** Lines that ask for translations as soon as a file of texts is part of what is shown. */
function needs(modules: ReadonlySet<string>, languages: readonly Language[]): readonly string[] {
  if (languages.length === 0) return [];
  const loaders = (module: string) =>
    languages.map((language) => `${language}: () => import('${TRANSLATIONS}${language}/${module}')`).join(', ');
  return [
    `import { needTranslations } from '${LOADER}';`,
    ...[...modules].map((module) => `needTranslations('${module}', { ${loaders(module)} });`),
  ];
}

const compiled = (phrases: Readonly<Record<string, Phrase>>) =>
  Object.fromEntries(Object.entries(phrases).map(([key, { id, text }]) => [key, { id, text: compileText(id, text) }]));

/** A file whose `import()` waits for the translations of what it imports; null for one that imports nothing later. */
function waitingForTranslations(code: string, id: string) {
  if (!code.includes('import(')) return null;
  const waiting = new MagicString(code);
  new Visitor({
    ImportExpression({ start, end }) {
      waiting.appendLeft(start, 'withTranslations(() => ').appendRight(end, ')');
    },
  }).visit(parseSync(id, code).program);
  if (!waiting.hasChanged()) return null;
  waiting.prepend(`import { withTranslations } from '${LOADER}';`);
  return { code: waiting.toString(), map: waiting.generateMap({ hires: true }) };
}

let reads = 0;
/** A number stands after the address, as Node.js keeps what it has read under one. */
const readTextsFile = (path: string): Promise<TextsFile> => import(`${pathToFileURL(path).href}?${reads++}`);

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
