import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect } from '@playwright/test';
import { startProcess } from './child-process.ts';
import { freePort } from './free-port.ts';

export type RunningPortal = { readonly url: string; readonly staffSetupLink: string; readonly output: () => string };
export type RunningSite = { readonly httpUrl: string; readonly cleanUrl: string };

type WorkerFixtures = { portal: RunningPortal; site: RunningSite & { readonly dnsServer: string } };

/** Tests with a real portal and a real website to scan; a console error or a report of the page's policy fails a test. */
export const test = base.extend<{ noComplaints: undefined }, WorkerFixtures>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern
    async ({}, use) => {
      const site = startProcess('scanner/testing/start-test-site.ts', {});
      const [line] = await site.waitFor(/^\{.*\}$/m);
      await use(JSON.parse(line));
      await site.stop();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  portal: [
    async ({ site }, use) => {
      const dataDir = mkdtempSync(join(tmpdir(), 'portal-e2e-'));
      const port = await freePort();
      const portal = startProcess('server/src/main.ts', {
        DATA_DIR: dataDir,
        PORT: String(port),
        SCAN_ALLOW_HOSTS: '127.0.0.1',
        DNS_SERVERS: site.dnsServer,
        LOG_LEVEL: 'warn',
      });
      const [, url = ''] = await portal.waitFor(/ready at (\S+)/);
      const [, staffSetupLink = ''] = await portal.waitFor(/first staff account, once, at (\S+)/);
      await use({ url, staffSetupLink, output: portal.output });
      await portal.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  noComplaints: [
    async ({ page, portal }, use) => {
      const complaints: string[] = [];
      const reportsBefore = portal.output().split('page policy stopped').length;
      page.on('pageerror', (error) => complaints.push(error.message));
      page.on('console', (message) => {
        // The browser reports every answer of 400 and above by itself; the tests of bad input cause those on purpose.
        if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
          complaints.push(message.text());
      });
      await use(undefined);
      expect(complaints).toEqual([]);
      expect(portal.output().split('page policy stopped').length).toBe(reportsBefore);
    },
    { auto: true },
  ],
});

export { expect };
