import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProcess } from './child-process.ts';
import { freePort } from './free-port.ts';
import { fillDataFolder } from './prepared-data-folder.ts';

export type RunningPortal = {
  readonly url: string;
  /** Where the first staff account is made, once. */
  readonly staffSetupLink: string;
  readonly dataDir: string;
  readonly output: () => string;
  stop(): Promise<void>;
};

/** Starts a portal on a data folder of its own, which goes with it when it stops. */
export async function startPortal(settings: Readonly<Record<string, string>> = {}): Promise<RunningPortal> {
  const dataDir = mkdtempSync(join(tmpdir(), 'portal-e2e-'));
  fillDataFolder(dataDir);
  const portal = startProcess('server/dist/main.js', {
    DATA_DIR: dataDir,
    PORT: String(await freePort()),
    SCAN_ALLOW_HOSTS: '127.0.0.1',
    // Each test comes from an address of its own, so that none uses up another's share of the rate limits.
    TRUST_PROXY: 'loopback',
    LOG_LEVEL: 'warn',
    ...settings,
  });
  const [, url = ''] = await portal.waitFor(/ready at (\S+)/);
  const [, staffSetupLink = ''] = await portal.waitFor(/first staff account, once, at (\S+)/);
  return {
    url,
    staffSetupLink,
    dataDir,
    output: portal.output,
    async stop() {
      await portal.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
