import { join } from 'node:path';
import { checkSession } from '@portal/contract/accounts/accounts.calls.ts';
import { scanNow } from '@portal/contract/monitoring/monitoring.calls.ts';
import { startTestSite } from '@portal/scanner/testing/start-test-site.ts';
import { expect, test } from 'vitest';
import { addTestSite } from './testing/add-test-site.ts';
import { signInDemoOwner, websiteNames } from './testing/demo-owner.ts';
import { PortalPlace, type Run, runScript } from './testing/portal-process.ts';
import { waitForScan } from './testing/wait-for-scan.ts';

const backup = (place: PortalPlace, file: string) => runScript('server/dist/backup-main.js', place.settings, [file]);
const restore = (place: PortalPlace, file: string) => runScript('server/dist/restore-main.js', place.settings, [file]);

async function expectDone(run: Run): Promise<void> {
  expect(await run.ended, run.output()).toEqual({ code: 0, signal: null });
}

test('a backup of a working portal brings its people and its running scan to another one', async () => {
  const site = await startTestSite();
  const settings = { SCAN_ALLOW_HOSTS: '127.0.0.1', DNS_SERVERS: site.dnsServer };
  const [place, other] = [await PortalPlace.create(settings), await PortalPlace.create(settings)];
  try {
    await place.start();
    const printed = await place.fillDemo();
    const browser = await signInDemoOwner(place.browser(), printed);
    const targetId = await addTestSite(browser, site.named.httpUrl);
    const { scanId } = (await browser.call(scanNow, { targetId })).body.data;
    expect(await waitForScan(browser, targetId, scanId, 10)).toMatchObject({ status: 'started' });
    const file = join(place.dataDir, 'live.tar.gz');
    await expectDone(backup(place, file));
    expect((await browser.call(checkSession, {})).status).toBe(200);

    const refused = restore(place, file);
    expect((await refused.ended).code).toBe(1);
    expect(refused.output()).toMatch(/Nothing was restored\.\nAnother portal is running on the data folder/);

    await expectDone(restore(other, file));
    await other.start();
    const stale = other.browser();
    for (const [name, value] of browser.cookies) stale.cookies.set(name, value);
    expect((await stale.call(checkSession, {})).body.email, 'sessions end with a restore').toBeNull();
    const elsewhere = await signInDemoOwner(other.browser(), printed);
    expect(await waitForScan(elsewhere, targetId, scanId, 101)).toMatchObject({ status: 'completed' });
    expect(await websiteNames(elsewhere)).toEqual(await websiteNames(browser));
  } finally {
    await place.clear();
    await other.clear();
    await site.close();
  }
});

test('a backup of a portal that is stopped leaves it stopped, and a used portal takes no backup', async () => {
  const [place, other] = [await PortalPlace.create(), await PortalPlace.createEmpty()];
  try {
    await place.fillDemo();
    const file = join(place.dataDir, 'cold.tar.gz');
    await expectDone(backup(place, file));
    const refused = restore(place, file);
    expect((await refused.ended).code).toBe(1);
    expect(refused.output()).toMatch(/This portal is in use: it already has accounts/);
    const nowhere = backup(other, file);
    expect((await nowhere.ended).code).toBe(1);
    expect(nowhere.output()).toMatch(/There is no portal in/);
    await expectDone(restore(other, file));
    await place.start();
    expect((await fetch(`${place.url}/readyz`)).status).toBe(200);
  } finally {
    await place.clear();
    await other.clear();
  }
});
