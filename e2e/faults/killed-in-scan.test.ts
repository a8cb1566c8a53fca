import { scanFindings, scanNow } from '@portal/contract/monitoring/monitoring.calls.ts';
import { startTestSite } from '@portal/scanner/testing/start-test-site.ts';
import { expect, test } from 'vitest';
import type { TestBrowser } from '../../server/src/testing/test-browser.ts';
import { addTestSite } from './testing/add-test-site.ts';
import { signInDemoOwner } from './testing/demo-owner.ts';
import { PortalPlace } from './testing/portal-process.ts';
import { waitForScan } from './testing/wait-for-scan.ts';

/** Of the scan, in percent. */
const KILLED_AT = process.env.SWEEP === undefined ? [40] : [20, 60];

/** Probes carry words and numbers that belong to their scan; an address's port is no such number. */
function withoutMarker(url: string): string {
  const [place = '', query = ''] = url.replaceAll(/zq[0-9a-f]{10}/g, 'MARKER').split('?');
  return `${place}?${query.replaceAll(/\d{5,}/g, 'NUMBER')}`;
}

async function findingsOf(browser: TestBrowser, scanId: string) {
  const { body } = await browser.call(scanFindings, { scanId });
  const findings = body.data.findings.map(({ fingerprint, severity, title, url, urls }) => ({
    fingerprint,
    severity,
    title,
    url: withoutMarker(url),
    urls: urls.map(withoutMarker),
  }));
  return findings.sort((one, other) => (one.fingerprint < other.fingerprint ? -1 : 1));
}

test('a scan whose portal is killed in its midst ends with the findings of an undisturbed one', async () => {
  const site = await startTestSite();
  const place = await PortalPlace.create({ SCAN_ALLOW_HOSTS: '127.0.0.1', DNS_SERVERS: site.dnsServer });
  try {
    let run = await place.start();
    const browser = await signInDemoOwner(place.browser(), await place.fillDemo());
    const targetId = await addTestSite(browser, site.named.httpUrl);
    const start = async () => (await browser.call(scanNow, { targetId })).body.data.scanId;

    const undisturbed = await start();
    expect((await waitForScan(browser, targetId, undisturbed, 101)).status).toBe('completed');
    const expected = await findingsOf(browser, undisturbed);
    expect(expected.length).toBeGreaterThan(20);

    const disturbed = await start();
    for (const percent of KILLED_AT) {
      expect((await waitForScan(browser, targetId, disturbed, percent)).status).toBe('started');
      run.kill('SIGKILL');
      await run.ended;
      run = await place.start();
    }
    expect(await waitForScan(browser, targetId, disturbed, 101)).toMatchObject({ status: 'completed' });
    expect(await findingsOf(browser, disturbed)).toEqual(expected);
  } finally {
    await place.clear();
    await site.close();
  }
});
