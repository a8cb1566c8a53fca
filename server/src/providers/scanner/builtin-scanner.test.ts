import { NO_OPT_INS } from '@portal/domain/monitoring/opt-in-checks.ts';
import { startCallbackListener } from '@portal/scanner/callback/callback-listener.ts';
import { log } from '@portal/scanner/testing/directory-client.ts';
import { startSiteServer } from '@portal/scanner/testing/site-server.ts';
import { expect, test } from 'vitest';
import { createBuiltinScanner } from './builtin-scanner.ts';
import { describeScanner } from './scanner.suite.ts';

describeScanner('the built-in engine', ({ allowHosts, dnsServer }) =>
  createBuiltinScanner({
    scanAllowHosts: allowHosts,
    scanCallback: null,
    scanBrowser: null,
    dnsServers: [dnsServer],
    publicUrl: 'https://portal.example',
  }),
);

test('what a website calls at the portal’s address reaches the scan that asked for it', async () => {
  const site = await startSiteServer({
    pages: {
      // Writes all that it is sent into its log.
      '/': async (url, headers) => {
        await log(`${decodeURIComponent(url.search)} ${Object.values(headers).join(' ')}`);
        return { body: '<a href="/?words=shoes">Search</a>' };
      },
    },
  });
  const free = await startCallbackListener({ port: 0 });
  const { port } = free;
  await free.close();
  const scanner = createBuiltinScanner({
    scanAllowHosts: ['127.0.0.1'],
    scanCallback: { address: `127.0.0.1:${port}`, port },
    scanBrowser: null,
    dnsServers: [],
    publicUrl: 'https://portal.example',
  });
  try {
    const outcome = await scanner.start(
      {
        scanId: 'calls',
        url: `http://127.0.0.1:${site.port}/`,
        level: 'log4shell',
        focus: null,
        name: 'Shop',
        checkpoint: null,
        memory: null,
        optIns: NO_OPT_INS,
      },
      { onProgress: () => undefined, onCheckpoint: async () => undefined, onMemory: async () => undefined },
    ).finished;
    if (outcome.kind !== 'completed') throw new Error(outcome.reason);
    expect(outcome.notTested).toEqual([]);
    expect(outcome.findings.map(({ checkId, subject }) => `${checkId} ${subject}`)).toContain('A17 words');
  } finally {
    await site.close();
  }
});
