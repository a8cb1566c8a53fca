import type { ActiveCheck } from '../src/active/active-check.ts';
import { prepareProbe } from '../src/active/probe.ts';
import { createGuardedClient } from '../src/guard/guarded-client.ts';
import { newScanState } from '../src/scan-state.ts';
import { parameter as parameterTask } from '../src/tasks/active.ts';
import type { TaskContext } from '../src/tasks/task-context.ts';
import { collectFindings } from './collect-findings.ts';
import type { Program } from './site-page.ts';
import { startSiteServer } from './site-server.ts';

type Place = { readonly url: string; readonly parameter: string };
type Context = Pick<TaskContext, 'fetch' | 'state'> & { readonly settings: { readonly scanId: string } };

/** Serves a program, whose parameter is tried, and notes the values that were sent to it. */
async function serve<Result>(
  program: Program,
  original: string,
  parameter: string,
  work: (place: Place, context: Context) => Promise<Result>,
): Promise<Result & { sent: string[] }> {
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
  const context = {
    fetch: async (address: string) => ({ exchange: await client.request(address) }),
    state: newScanState(url, 0),
    settings: { scanId: 'try' },
  };
  try {
    return { ...(await work({ url, parameter }, context)), sent };
  } finally {
    await client.close();
    await server.close();
  }
}

/** Tries one check on the parameter "p" of a program; tells what it found and the values it sent. */
export function tryProgram(check: ActiveCheck, program: Program, original = 'shoes', parameter = 'p') {
  return serve(program, original, parameter, async (place, context) => {
    const { report, findings } = collectFindings();
    const prepared = await prepareProbe(place, context);
    const found = prepared === null ? null : await check(prepared.probe);
    found?.(report);
    return { variants: findings().map(({ variant }) => variant), findings: findings() };
  });
}

/** Tries everything on the parameter, as a scan does; tells also which checks could not be finished. */
export function tryParameter(program: Program, original = 'shoes', parameter = 'p') {
  return serve(program, original, parameter, async (place, context) => {
    const { report, variants } = collectFindings();
    const commit = await parameterTask({ kind: 'parameter', ...place }, context as TaskContext);
    const state = newScanState(place.url, 0);
    commit(state, report);
    return { variants: variants(), notTested: Object.keys(state.notTested).sort() };
  });
}
