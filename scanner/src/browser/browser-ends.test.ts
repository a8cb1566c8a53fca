import { readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { htmlPage } from '../../testing/site-page.ts';
import { type SiteServer, startSiteServer } from '../../testing/site-server.ts';
import { testBrowser } from '../../testing/test-browser.ts';
import { type ScanProcess, startScanProcess } from '../start-scan-process.ts';
import type { BrowserProgram } from './browser-program.ts';
import { groupOf, processFile, processIds } from './processes.ts';

let site: SiteServer;
let browser: BrowserProgram;
beforeAll(async () => {
  browser = await testBrowser();
  // Holds the browser up for as long as it may.
  site = await startSiteServer({
    pages: {},
    otherwise: () => ({ body: htmlPage('Page', '<script>for (;;);</script>') }),
  });
});
afterAll(() => site.close());

/** Starts a scan and waits until a page is open in its browser. `name` stands in the browser's command line. */
async function scanWithOpenPage(name: string): Promise<ScanProcess> {
  const scan = startScanProcess(
    {
      scanId: name,
      url: `http://127.0.0.1:${site.port}/${name}`,
      level: 'full',
      allowedHosts: ['127.0.0.1'],
      userAgentContact: `https://portal.example/${name}`,
      browser,
    },
    { onProgress: () => undefined, onCheckpoint: async () => undefined },
  );
  await vi.waitFor(() => expect([browserOf(name).length, openings(name)]).toEqual([1, 3]), { timeout: 120_000 });
  return scan;
}

/** Reached, read as a page, and opened in the browser. */
const openings = (name: string) => site.requests.filter(({ url }) => url === `/${name}`).length;

/** The browser's first process, by the name in its command line. */
const browserOf = (name: string) =>
  processIds().filter((id) => {
    const command = processFile(id, 'cmdline');
    return command.includes('--remote-debugging-pipe') && command.includes(`portal.example/${name}`);
  });

/** Living processes of its group, which has the first one's number. */
const livingOf = (leader: number) => processIds().filter((id) => groupOf(id) === leader);

const profileOf = (id: number) => /scan-browser-[\w-]+/.exec(processFile(id, 'cmdline'))?.[0] ?? '';

// Both are ended at once: each waits for a process of its own.
test.concurrent.each([
  ['cancelled', (scan: ScanProcess) => scan.cancel(), 'failed'],
  ['killed', (scan: ScanProcess) => scan.kill(), 'crashed'],
])('a scan that is %s leaves neither a browser nor what it wrote', async (name, end, kind) => {
  const scan = await scanWithOpenPage(`ends-${name}`);
  const [leader = 0] = browserOf(`ends-${name}`);
  const profile = profileOf(leader);
  expect(readdirSync(tmpdir())).toContain(profile);
  await vi.waitFor(() => expect(livingOf(leader).length).toBeGreaterThan(1), { timeout: 120_000 });
  end(scan);
  expect((await scan.finished).kind).toBe(kind);
  await vi.waitFor(() => expect(livingOf(leader)).toEqual([]), { timeout: 120_000 });
  expect(readdirSync(tmpdir())).not.toContain(profile);
});
