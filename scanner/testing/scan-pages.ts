import type { ScanSettings } from '../src/scan-options.ts';
import { createFakePaceClock } from './fake-pace-clock.ts';
import { scanNow } from './scan-test-site.ts';
import { htmlPage } from './site-page.ts';
import { type SiteOptions, startSiteServer } from './site-server.ts';

/** A page with this body. */
export const page = (body: string) => ({ body: htmlPage('Page', body) });

/** Serves a site for as long as one scan of it takes, which waits for nothing; tells what it found and what it asked for. */
export async function scanPages(
  options: SiteOptions,
  settings: Partial<ScanSettings> = {},
  signal = new AbortController().signal,
) {
  const server = await startSiteServer(options);
  const clock = createFakePaceClock();
  try {
    const result = await scanNow(
      {
        scanId: 'limits',
        url: `http://127.0.0.1:${server.port}/`,
        level: 'safe',
        allowedHosts: ['127.0.0.1'],
        userAgentContact: 'https://portal.example/scanning',
        ...settings,
      },
      { clock, signal },
    );
    return { result, clock, paths: server.requests.map(({ url }) => url), requests: server.requests };
  } finally {
    await server.close();
  }
}
