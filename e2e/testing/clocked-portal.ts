import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProcess } from './child-process.ts';
import { freePort } from './free-port.ts';
import { fillDataFolder } from './prepared-data-folder.ts';

/** Names the file with the instant that it is for the portal. */
export const CLOCK_FILE = 'TEST_CLOCK_FILE';
export const CLOCKED_PORTAL = 'e2e/testing/clocked-portal.ts';

/** Starts the portal by a clock that the test moves, on a data folder of its own, which goes with it when it stops. */
export async function startClockedPortal(instant: string, settings: Readonly<Record<string, string>> = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), 'portal-clocked-'));
  fillDataFolder(dataDir);
  const clockFile = join(dataDir, 'clock');
  writeFileSync(clockFile, instant);
  const portal = startProcess(CLOCKED_PORTAL, {
    DATA_DIR: dataDir,
    PORT: String(await freePort()),
    TRUST_PROXY: 'loopback',
    LOG_LEVEL: 'warn',
    [CLOCK_FILE]: clockFile,
    ...settings,
  });
  const [, url = ''] = await portal.waitFor(/ready at (\S+)/);
  const [, staffSetupLink = ''] = await portal.waitFor(/first staff account, once, at (\S+)/);
  let moves = 0;
  return {
    url,
    staffSetupLink,
    dataDir,
    output: portal.output,
    /** Moves the clock, and has what is due done. */
    async moveTo(to: string): Promise<void> {
      writeFileSync(clockFile, to);
      moves += 1;
      portal.signal('SIGUSR2');
      await portal.waitFor(new RegExp(`^worked ${moves} `, 'm'));
    },
    async stop(): Promise<void> {
      await portal.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

if (import.meta.main) {
  const { serveClockedPortal } = await import('../../server/src/testing/serve-clocked-portal.ts');
  const served = await serveClockedPortal(process.env, process.env[CLOCK_FILE] ?? '');
  let moves = 0;
  process.on('SIGUSR2', async () => {
    moves += 1;
    const move = moves;
    process.stdout.write(`worked ${move} at ${await served.work()}\n`);
  });
  process.once('SIGTERM', () => void served.stop().then(() => process.exit(0)));
  process.stdout.write(`The portal is ready at ${served.url}\n`);
  process.stdout.write(`Create the first staff account, once, at ${served.staffSetupLink}\n`);
}
