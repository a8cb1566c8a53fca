import { setTimeout as delay } from 'node:timers/promises';
import { scanFindings, scanNow } from '@portal/contract/monitoring/monitoring.calls.ts';
import { startSiteServer } from '@portal/scanner/testing/site-server.ts';
import { TRUSTING_SITE } from '@portal/scanner/testing/trusting-site.ts';
import { expect, test } from 'vitest';
import { freePort } from '../testing/free-port.ts';
import { addTestSite } from './testing/add-test-site.ts';
import { signInDemoOwner } from './testing/demo-owner.ts';
import { startSeveralPortals } from './testing/several-portals.ts';
import { createSocketBrowser } from './testing/socket-browser.ts';
import { waitForScan } from './testing/wait-for-scan.ts';

test('when the worker that hears websites call is killed, the other one does, and finds what only a call proves', async () => {
  const site = await startSiteServer({ pages: TRUSTING_SITE });
  const port = await freePort();
  const portals = await startSeveralPortals({
    SCAN_ALLOW_HOSTS: '127.0.0.1',
    SCAN_CALLBACK: `127.0.0.1:${port}`,
    SCAN_BROWSER: 'off',
  });
  const holderAfter = async (gone: unknown) => {
    for (;;) {
      const [row] = await portals.query('select holder from callback_listeners');
      if (row !== undefined && row.holder !== gone) return row.holder;
      await delay(100);
    }
  };
  try {
    const browser = createSocketBrowser(() => portals.webPorts[0]);
    await signInDemoOwner(browser, (await portals.places[0]?.fillDemo()) ?? '');
    const targetId = await addTestSite(browser, `http://127.0.0.1:${site.port}/`);
    await portals.query(`update websites set scan_level = 'log4shell' where website_id = $1`, [targetId]);
    const scan = async () => {
      const { scanId } = (await browser.call(scanNow, { targetId })).body.data;
      const ended = await waitForScan(browser, targetId, scanId, 101);
      const { findings } = (await browser.call(scanFindings, { scanId })).body.data;
      return { status: ended.status, found: [...new Set(findings.map(({ checkId }) => checkId))] };
    };
    const proved = { status: 'completed', found: ['A17'] };

    // The first worker of the two is ready before the other starts, so it is the one that has the port.
    const first = await holderAfter(undefined);
    expect(await scan()).toEqual(proved);
    await portals.kill(2);
    await holderAfter(first);
    expect(await scan()).toEqual(proved);
  } finally {
    await portals.close();
    await site.close();
  }
});
