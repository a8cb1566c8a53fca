import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pdfText } from '../../server/src/documents/testing/pdf-text.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const SHIPPED = join(ROOT, 'web', 'public', 'samples');

let made: string;
beforeAll(() => {
  made = mkdtempSync(join(tmpdir(), 'portal-samples-'));
  const { status, stderr } = spawnSync(process.execPath, ['scripts/sample-reports.mjs', made], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr);
});
afterAll(() => rmSync(made, { recursive: true, force: true }));

const pagesOf = (folder: string, name: string) => pdfText(readFileSync(join(folder, name)));

test.each(['sample-snapshot-report.pdf', 'sample-detailed-report.pdf'])(
  '%s says what the templates and rules of today make of it',
  async (name) => {
    const pages = await pagesOf(SHIPPED, name);
    expect(pages.join(' ')).toMatch(/Harbor&PineFurniture/);
    expect(pages).toEqual(await pagesOf(made, name));
  },
);
