import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readTranslations, translationFile } from '../system/texts/translation-file.ts';
import { readTexts } from './read-texts.ts';

// npm run texts -- LANGUAGE: writes or updates the files that translators work on, one a module.
const [language = ''] = process.argv.slice(2);
if (!/^[a-z]{2}$/.test(language)) {
  process.stderr.write('Which language? For example: npm run texts -- de\n');
  process.exit(1);
}
const texts = await readTexts();
const byModule = Map.groupBy(texts, ({ phrase }) => phrase.id.split('.')[0] ?? '');
let translated = 0;
for (const [module, found] of byModule) {
  const path = join(import.meta.dirname, '../../../content', language, 'texts', `${module}.po`);
  const before = existsSync(path) ? readFileSync(path, 'utf8') : undefined;
  mkdirSync(dirname(path), { recursive: true });
  const file = translationFile(
    language,
    found.map(({ phrase }) => phrase),
    before,
  );
  writeFileSync(path, file);
  translated += readTranslations(file).size;
}
process.stdout.write(
  `${texts.length} texts of ${byModule.size} modules are in content/${language}/texts, ${translated} of them translated.\n`,
);
