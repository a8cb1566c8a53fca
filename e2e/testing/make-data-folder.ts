import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { startProcess } from './child-process.ts';
import { freePort } from './free-port.ts';

const BUILD = join(import.meta.dirname, '..', '..', 'scripts', 'build.mjs');

/** Has a portal make its data folder, without its keys: making one is half of a first start. */
export async function makeDataFolder(folder: string): Promise<void> {
  // The tests start what `npm start` starts; it is built anew only after a change.
  execFileSync(process.execPath, [BUILD], { stdio: 'inherit' });
  const portal = startProcess('server/dist/main.js', {
    DATA_DIR: folder,
    PORT: String(await freePort()),
    LOG_LEVEL: 'warn',
  });
  await portal.waitFor(/ready at/);
  await portal.stop();
  // Each portal has keys of its own, as each real one has.
  rmSync(join(folder, 'secrets.json'));
}

const [, , folder] = process.argv;
if (import.meta.main && folder !== undefined) await makeDataFolder(folder);
