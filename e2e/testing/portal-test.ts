import { type BrowserContextOptions, test as base, expect, type Page } from '@playwright/test';
import { startProcess } from './child-process.ts';
import { type Demonstration, fillDemonstration } from './demonstration.ts';
import { type RunningPortal, startPortal } from './running-portal.ts';
import { watchComplaints } from './watch-complaints.ts';

export type RunningSite = {
  readonly httpUrl: string;
  readonly cleanUrl: string;
  /** By names that exist at the site's own name server only. */
  readonly named: { readonly httpsUrl: string };
};

type TestFixtures = {
  /** Opens a page in a browser of its own, as another person or device would. */
  openPage: (options?: BrowserContextOptions) => Promise<Page>;
  noComplaints: undefined;
};
type WorkerFixtures = {
  portal: RunningPortal;
  site: RunningSite & { readonly dnsServer: string };
  demonstration: Demonstration;
};

let addresses = 0;

/** Tests with a real portal and a real website to scan; a console error or a report of the page's policy fails a test. */
export const test = base.extend<TestFixtures & { complaints: string[] }, WorkerFixtures>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern
    async ({}, use) => {
      const site = startProcess('scanner/testing/start-test-site.ts', {});
      const [line] = await site.waitFor(/^\{.*\}$/m);
      await use(JSON.parse(line));
      await site.stop();
    },
    { scope: 'worker', timeout: 10 * 60_000 },
  ],
  portal: [
    async ({ site }, use) => {
      const portal = await startPortal({ DNS_SERVERS: site.dnsServer });
      await use(portal);
      await portal.stop();
    },
    { scope: 'worker', timeout: 10 * 60_000 },
  ],
  demonstration: [
    async ({ portal }, use) => {
      await use(await fillDemonstration(portal));
    },
    { scope: 'worker', timeout: 10 * 60_000 },
  ],
  launchOptions: [
    async ({ launchOptions }, use) => {
      const rules = '--host-resolver-rules=MAP evil.test 127.0.0.1';
      await use({ ...launchOptions, args: [...(launchOptions.args ?? []), rules] });
    },
    { scope: 'worker' },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern
  extraHTTPHeaders: async ({}, use) => {
    addresses += 1;
    await use({ 'x-forwarded-for': `10.1.${addresses >> 8}.${addresses & 255}` });
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern
  complaints: async ({}, use) => {
    await use([]);
  },
  openPage: async ({ browser, complaints, contextOptions, extraHTTPHeaders }, use) => {
    const opened: Page[] = [];
    await use(async (options = {}) => {
      const context = await browser.newContext({
        ...contextOptions,
        ...(extraHTTPHeaders ? { extraHTTPHeaders } : {}),
        ...options,
      });
      const page = await context.newPage();
      watchComplaints(page, complaints);
      opened.push(page);
      return page;
    });
    for (const page of opened) await page.context().close();
  },
  noComplaints: [
    async ({ page, portal, complaints }, use) => {
      const reportsBefore = portal.output().split('page policy stopped').length;
      watchComplaints(page, complaints);
      await use(undefined);
      expect(complaints).toEqual([]);
      expect(portal.output().split('page policy stopped').length).toBe(reportsBefore);
    },
    { auto: true },
  ],
});

export { expect };
