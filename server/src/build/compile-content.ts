import { mkdirSync, writeFileSync } from 'node:fs';
import { MODULES } from '../modules.ts';
import { readWordsCoverage } from '../system/content-words/content-coverage.ts';
import { packContent } from '../system/shipped-content.ts';
import { readTextCatalogue } from '../system/texts/text-catalogue.ts';
import { readAllTranslations } from '../system/texts/translations.ts';

/**
 * Reads and validates the content that every module is delivered with, and the translations, and writes them for the built server.
 * @param folder is made if it is missing
 * @throws {Error} naming the file that cannot be used and everything wrong with it
 */
export function compileContent(folder: URL): void {
  mkdirSync(folder, { recursive: true });
  for (const content of [
    ...MODULES.flatMap((module) => module.content ?? []),
    readAllTranslations,
    readTextCatalogue,
    readWordsCoverage,
  ])
    writeFileSync(new URL(`${content.contentName}.bin`, folder), packContent(content));
}

if (import.meta.main) compileContent(new URL('../../dist/content/', import.meta.url));
