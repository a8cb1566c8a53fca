import type { ActiveCheck } from '../src/active/active-check.ts';
import type { InsertionPoint } from '../src/active/insertion-point.ts';
import { prepareProbe } from '../src/active/prepare-probe.ts';
import { createCallLog } from '../src/callback/call-log.ts';
import { createGuardedClient } from '../src/guard/guarded-client.ts';
import type { Level } from '../src/levels.ts';
import { newScanState } from '../src/scan-state.ts';
import { parameter as parameterTask } from '../src/tasks/parameter.ts';
import type { TaskContext } from '../src/tasks/task-context.ts';
import { collectFindings } from './collect-findings.ts';
import type { Program } from './site-page.ts';
import { startSiteServer } from './site-server.ts';

type Context = Pick<TaskContext, 'calls' | 'fetch' | 'state'> & {
  readonly settings: { readonly scanId: string; readonly level: Level };
};

/** Serves a program, whose parameter is tried, and notes the values that were sent to it. */
async function serve<Result>(
  program: Program,
  original: string,
  parameter: string,
  level: Level,
  work: (point: InsertionPoint, context: Context) => Promise<Result>,
): Promise<Result & { sent: string[] }> {
  const sent: string[] = [];
  const server = await startSiteServer({
    pages: {
      '/': (url, headers, body) => {
        sent.push(url.searchParams.get(parameter) ?? '');
        return program(url, headers, body);
      },
    },
  });
  const client = createGuardedClient({ allowedHosts: ['127.0.0.1'], userAgent: 'test', bodyLimitBytes: 1e6 });
  const url = `http://127.0.0.1:${server.port}/?${new URLSearchParams({ [parameter]: original })}`;
  const context = {
    fetch: async (address: string) => ({ exchange: await client.request(address), ms: 0 }),
    state: newScanState(url, 0),
    calls: createCallLog(),
    settings: { scanId: 'try', level },
  };
  try {
    return { ...(await work({ place: 'query', url, parameter }, context)), sent };
  } finally {
    await client.close();
    await server.close();
  }
}

/** Tries one check on the parameter "p" of a program; tells what it found and the values it sent. */
export function tryProgram(
  check: ActiveCheck,
  program: Program,
  original = 'shoes',
  parameter = 'p',
  level: Level = 'safe',
) {
  return serve(program, original, parameter, level, async (point, context) => {
    const { report, findings } = collectFindings();
    const { probe } = await prepareProbe(point, context);
    const found = probe === null ? null : await check(probe);
    found?.(report);
    return { variants: findings().map(({ variant }) => variant), findings: findings() };
  });
}

/** Tries everything on the parameter, as a scan does; tells also which checks could not be finished. */
export function tryParameter(program: Program, original = 'shoes', parameter = 'p', level: Level = 'safe') {
  return serve(program, original, parameter, level, async (point, context) => {
    const { report, variants } = collectFindings();
    const commit = await parameterTask({ kind: 'parameter', point }, context as TaskContext);
    const state = newScanState(point.url, 0);
    commit(state, report);
    return { variants: variants(), notTested: Object.keys(state.notTested).sort() };
  });
}
