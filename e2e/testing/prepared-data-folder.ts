import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProcess } from './child-process.ts';
import { freePort } from './free-port.ts';

const BUILD = join(import.meta.dirname, '..', '..', 'scripts', 'build.mjs');

/** Where the tests' processes find the folder. */
const VARIABLE = 'PREPARED_DATA_FOLDER';

/**
 * Has a portal make its data folder once, without its keys, for all tests: making one is half of a first start. Runs before the tests
 * of Playwright and of Vitest; what it returns runs after them.
 */
export default async function prepareDataFolder(): Promise<() => void> {
  // The tests start what `npm start` starts; it is built anew only after a change.
  execFileSync(process.execPath, [BUILD], { stdio: 'inherit' });
  const folder = mkdtempSync(join(tmpdir(), 'portal-prepared-'));
  const portal = startProcess('server/dist/main.js', {
    DATA_DIR: folder,
    PORT: String(await freePort()),
    LOG_LEVEL: 'warn',
  });
  await portal.waitFor(/ready at/);
  await portal.stop();
  // Each portal has keys of its own, as each real one has.
  rmSync(join(folder, 'secrets.json'));
  process.env[VARIABLE] = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}

/** Fills a data folder with what a portal's first start would make there, except for its keys. */
export function fillDataFolder(dataDir: string): void {
  const prepared = process.env[VARIABLE];
  if (prepared === undefined) throw new Error('No data folder was prepared: run the tests with their configuration');
  cpSync(prepared, dataDir, { recursive: true });
}
