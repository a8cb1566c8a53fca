import { pathToFileURL } from 'node:url';
import { compileText } from '@portal/domain/texts/compile-text.ts';
import type { Phrase } from '@portal/domain/texts/texts.ts';
import type { Plugin } from 'vite';

const TEXTS = /\.texts\.ts$/;

/** Compiles the messages of files `*.texts.ts`, so that browsers carry no parser of them. */
export function texts(): Plugin {
  let reads = 0;
  return {
    name: 'texts',
    enforce: 'pre',
    async load(id) {
      if (!TEXTS.test(id)) return null;
      // A number, as Node.js keeps what it has read under an address.
      const file: Record<string, Record<string, Phrase>> = await import(`${pathToFileURL(id).href}?${reads++}`);
      return Object.entries(file)
        .map(([name, phrases]) => `export const ${name} = ${JSON.stringify(compiled(phrases))};`)
        .join('\n');
    },
  };
}

const compiled = (phrases: Readonly<Record<string, Phrase>>) =>
  Object.fromEntries(Object.entries(phrases).map(([key, { id, text }]) => [key, { id, text: compileText(id, text) }]));
