import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const SOURCES = join(import.meta.dirname, '..');
const LINK = /<\w+\b(?:(?!\/?>)[\s\S])*?href=\{callAddress\([\s\S]*?>/g;
/** It is a download wherever it stands. */
const ALWAYS_A_DOWNLOAD = /^<CsvLink\b/;

test('links to the address of a call leave the page router alone, which knows pages only', () => {
  const links = globSync('**/*.tsx', { cwd: SOURCES })
    .filter((path) => !path.includes('.test.'))
    .flatMap((path) => [...readFileSync(join(SOURCES, path), 'utf8').matchAll(LINK)].map(([link]) => ({ path, link })));
  expect(links.length).toBeGreaterThan(12);
  const lost = links.filter(
    ({ link }) => !ALWAYS_A_DOWNLOAD.test(link) && !/\b(?:download|target="_blank")/.test(link),
  );
  expect(lost).toEqual([]);
});
