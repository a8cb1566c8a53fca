import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeDataFolder } from './make-data-folder.ts';

/** Where the tests' processes find the folder. `npm test` sets it, so that journeys and faults share one. */
const VARIABLE = 'PREPARED_DATA_FOLDER';

/** Makes one data folder for all tests. Runs before the tests of Playwright and of Vitest; what it returns runs after them. */
export default async function prepareDataFolder(): Promise<() => void> {
  if (process.env[VARIABLE] !== undefined) return () => undefined;
  const folder = mkdtempSync(join(tmpdir(), 'portal-prepared-'));
  await makeDataFolder(folder);
  process.env[VARIABLE] = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}

/** Fills a data folder with what a portal's first start would make there, except for its keys. */
export function fillDataFolder(dataDir: string): void {
  const prepared = process.env[VARIABLE];
  if (prepared === undefined) throw new Error('No data folder was prepared: run the tests with their configuration');
  cpSync(prepared, dataDir, { recursive: true });
}
