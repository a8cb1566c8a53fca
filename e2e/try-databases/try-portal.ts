import { join } from 'node:path';
import { loadScanMap, loadTargetList } from '@portal/contract/monitoring/monitoring.calls.ts';
import { nextAddress, type TestBrowser } from '../../server/src/testing/test-browser.ts';
import { signInDemoOwner, websiteNames } from '../faults/testing/demo-owner.ts';
import { PortalPlace, runScript } from '../faults/testing/portal-process.ts';

const CALLERS = 8;
const CALLS_EACH = 100;

/** Starts a portal on the database, fills it, asks it, backs it up, and restores that into the other database. */
export async function tryPortal(url: string, emptyUrl: string): Promise<string> {
  const settings = { TRUST_PROXY: 'loopback' };
  const place = await PortalPlace.create({ ...settings, DATABASE_URL: url });
  const other = await PortalPlace.create({ ...settings, DATABASE_URL: emptyUrl });
  try {
    await place.start();
    const password = await place.fillDemo();
    const browser = await signInDemoOwner(place.browser(), password);
    const calls = await askAtOnce(browser);
    const names = await websiteNames(browser);
    const file = join(place.dataDir, 'backup.tar.gz');
    await command('server/dist/backup-main.js', place, file);
    await command('server/dist/restore-main.js', other, file);
    await other.start();
    const restored = await websiteNames(await signInDemoOwner(other.browser(), password));
    if (restored.size === 0 || restored.size !== names.size) throw new Error('The restored portal has other websites.');
    return `${calls} calls without an error, backed up, restored, started again`;
  } finally {
    await place.clear();
    await other.clear();
  }
}

async function askAtOnce(browser: TestBrowser): Promise<number> {
  let count = 0;
  const ask = async () => {
    for (let time = 0; time < CALLS_EACH; time += 1) {
      const call = time % 2 === 0 ? loadTargetList : loadScanMap;
      const { status } = await browser.call(call, {}, { 'x-forwarded-for': nextAddress() });
      if (status !== 200) throw new Error(`${call.path} was answered ${status}.`);
      count += 1;
    }
  };
  await Promise.all(Array.from({ length: CALLERS }, ask));
  return count;
}

async function command(script: string, place: PortalPlace, file: string): Promise<void> {
  const run = runScript(script, place.settings, [file]);
  const { code } = await run.ended;
  if (code !== 0) throw new Error(run.output());
}
