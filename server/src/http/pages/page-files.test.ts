import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createPageFiles } from './page-files.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portal-dist-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function writePages(pages: unknown): void {
  mkdirSync(join(folder, '.vite'));
  writeFileSync(join(folder, '.vite', 'page-files.json'), JSON.stringify(pages));
}

test('names the files of the page at an address, those of signed-in people only to them', () => {
  writePages({
    '': { isForSignedIn: true, files: ['/assets/shell~dashboard-a1.js'] },
    signup: { isForSignedIn: false, files: ['/assets/sign-up.js'] },
  });
  const filesOf = createPageFiles(folder);
  expect(filesOf('/', true)).toEqual(['/assets/shell~dashboard-a1.js']);
  expect(filesOf('/', false)).toEqual([]);
  expect(filesOf('/signup/basic', false)).toEqual(['/assets/sign-up.js']);
  expect(filesOf('/constructor', true)).toEqual([]);
});

test('a build without the list serves pages all the same', () => {
  expect(createPageFiles(folder)('/', true)).toEqual([]);
});

test('refuses a name that would end the attribute it is put in', () => {
  writePages({ '': { isForSignedIn: false, files: ['/a.js"><script>'] } });
  expect(() => createPageFiles(folder)).toThrow();
});
