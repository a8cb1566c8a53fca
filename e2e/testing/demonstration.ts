import { startProcess } from './child-process.ts';
import type { RunningPortal } from './running-portal.ts';

/** The demonstration's owner: an organisation with websites, schedules and scans. */
export type Demonstration = { readonly email: string; readonly password: string };

/** Fills a running portal with the demonstration. */
export async function fillDemonstration(portal: RunningPortal): Promise<Demonstration> {
  const script = startProcess('server/dist/demo-main.js', {
    DATA_DIR: portal.dataDir,
    PORT: new URL(portal.url).port,
  });
  const [, email = ''] = await script.waitFor(/^\s*(\S+@\S+)\s+\(/m);
  const [, password = ''] = await script.waitFor(/with the password\s+(\S+)\n/);
  return { email, password };
}
