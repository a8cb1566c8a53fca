import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const DIST = join(import.meta.dirname, '..', '..', 'web', 'dist');
/**
 * What the files of a lesson may weigh as they travel, without sound. With the course's data and all headers a phone loads less than
 * 100 KB, which the journey of training measures (docs/ARCHITECTURE.md, "Browser app").
 */
const MAX_BYTES = 60_000;

/** As it travels: compressed when the build was, or as it is where it is too small to be. */
const travelling = (file: string) =>
  statSync(existsSync(join(DIST, `${file}.br`)) ? join(DIST, `${file}.br`) : join(DIST, file)).size;

test('what a phone loads to show a lesson stays under 60 KB of files', () => {
  const page = readFileSync(join(DIST, 'learn.html'), 'utf8');
  const files = [...page.matchAll(/(?:src|href)="\/([^"]+\.(?:js|css|svg))"/g)].map(([, file]) => file ?? '');
  expect(files.length).toBeGreaterThan(5);
  expect(files.reduce((sum, file) => sum + travelling(file), travelling('learn.html'))).toBeLessThan(MAX_BYTES);
});
