import { globSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ERROR_PHRASES } from '@portal/contract/error-phrases.ts';
import type { Phrase } from '@portal/domain/texts/texts.ts';

const ROOT = join(import.meta.dirname, '../../..');

/** A text and the file that has it, as a path below the project's folder. */
export type TextInFile = { readonly file: string; readonly phrase: Phrase };

/** Every text of every file `*.texts.ts`, in the order of their paths, and those of errors. */
export async function readTexts(): Promise<readonly TextInFile[]> {
  const files = globSync('{contract,domain,server,web}/src/**/*.texts.ts', { cwd: ROOT }).toSorted();
  const all = await Promise.all(files.map(readFile));
  return [...all.flat(), ...Object.values(ERROR_PHRASES).map((phrase) => ({ file: 'contract', phrase }))];
}

async function readFile(file: string): Promise<readonly TextInFile[]> {
  const groups: Readonly<Record<string, Readonly<Record<string, Phrase>>>> = await import(
    pathToFileURL(join(ROOT, file)).href
  );
  return Object.values(groups).flatMap((group) => Object.values(group).map((phrase) => ({ file, phrase })));
}
