import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Phrase } from '@portal/domain/texts/texts.ts';
import { foldersOfWords, wordsOfFolder } from '../system/content-words/content-translations.ts';
import { readTranslations, translationFile } from '../system/texts/translation-file.ts';
import { readTexts } from './read-texts.ts';

// npm run texts -- LANGUAGE: writes or updates the files that translators work on, one a module, and one a folder of the content. The
// file of what has no text any more goes.
const [language = ''] = process.argv.slice(2);
if (!/^[a-z]{2}$/.test(language)) {
  process.stderr.write('Which language? For example: npm run texts -- de\n');
  process.exit(1);
}
const texts = (await readTexts()).map(({ phrase }) => phrase);
const byModule = Map.groupBy(texts, ({ id }) => id.split('.')[0] ?? '');
update('texts', byModule, { isIcu: true });
update('content', new Map(foldersOfWords().map((folder) => [folder, wordsOfFolder(folder)])), { isIcu: false });

function update(folder: string, files: ReadonlyMap<string, readonly Phrase[]>, kind: { isIcu: boolean }): void {
  let translated = 0;
  const place = join(import.meta.dirname, '../../../content', language, folder);
  mkdirSync(place, { recursive: true });
  for (const file of readdirSync(place)) if (!files.has(file.replace(/\.po$/, ''))) rmSync(join(place, file));
  for (const [name, phrases] of files) {
    const path = join(place, `${name}.po`);
    const before = existsSync(path) ? readFileSync(path, 'utf8') : undefined;
    const file = translationFile(language, phrases, before, kind);
    writeFileSync(path, file);
    translated += readTranslations(file).size;
  }
  const count = [...files.values()].flat().length;
  process.stdout.write(
    `${count} texts in ${files.size} files are in content/${language}/${folder}, ${translated} of them translated.\n`,
  );
}
