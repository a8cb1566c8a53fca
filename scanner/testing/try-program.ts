import type { ActiveCheck } from '../src/active/active-check.ts';
import { prepareProbe } from '../src/active/probe.ts';
import { createGuardedClient } from '../src/guard/guarded-client.ts';
import { newScanState } from '../src/scan-state.ts';
import { collectFindings } from './collect-findings.ts';
import type { Program } from './site-page.ts';
import { startSiteServer } from './site-server.ts';

/** Tries one check on the parameter "p" of a program; tells what it found and the values it sent. */
export async function tryProgram(check: ActiveCheck, program: Program, original = 'shoes', parameter = 'p') {
  const sent: string[] = [];
  const server = await startSiteServer({
    pages: {
      '/': (url, headers) => {
        sent.push(url.searchParams.get(parameter) ?? '');
        return program(url, headers);
      },
    },
  });
  const client = createGuardedClient({ allowedHosts: ['127.0.0.1'], userAgent: 'test', bodyLimitBytes: 1e6 });
  const url = `http://127.0.0.1:${server.port}/?${new URLSearchParams({ [parameter]: original })}`;
  const { report, findings } = collectFindings();
  try {
    const prepared = await prepareProbe(
      { url, parameter },
      {
        fetch: async (address, options) => ({ exchange: await client.request(address, options) }),
        state: newScanState(url, 0),
        settings: { scanId: 'try' },
      },
    );
    const found = prepared === null ? null : await check(prepared.probe);
    found?.(report);
    return { variants: findings().map(({ variant }) => variant), findings: findings(), sent };
  } finally {
    await client.close();
    await server.close();
  }
}
