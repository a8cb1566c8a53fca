import type { Call } from '../../contract/src/call.ts';
import { CALLS_BY_MODULE } from '../../contract/src/calls.ts';
import { countUsage } from '../../contract/src/marketing/marketing.calls.ts';
import { atMost, type Figure, median } from '../figure.ts';
import { answeringProcess, loopCpuMs } from '../portal/process-time.ts';
import { withSeededPortal } from '../portal/seeded-portal.ts';
import { type Ask, createAsk } from './ask.ts';
import { measureFiles } from './measure-files.ts';
import { seedPeople } from './seed-people.ts';
import { type WorstBody, worstBodies, worstShapes } from './worst-bodies.ts';
import { worstQueries } from './worst-queries.ts';

const MAX_MS = 50;
const SHOWN = 12;
/** What looks costly is asked again: the first time, code is compiled and memory cleared up. */
const LOOKED_AT_AGAIN_MS = 20;
const AGAIN = 5;

type Cost = { readonly name: string; readonly status: number; readonly ms: number };

/**
 * What the worst request costs the event loop: every call of the contract with the worst bodies and queries that are let through, as the
 * CPU time of the thread that answers. Then how long others wait, and how much memory it takes, while files are read that were made
 * to do harm.
 */
export function measureWorstRequest(note: (line: string) => void): Promise<Figure[]> {
  return withSeededPortal(seedPeople, async (origin, people, { processId }) => {
    const portalId = answeringProcess(processId);
    const ask = createAsk(origin, people);
    const simple = await simpleCost(portalId, ask);
    const costs: Cost[] = [];
    const measure = async (calls: readonly NamedCall[], inputsOf: (call: Call) => WorstBody[]) => {
      for (const [name, call] of calls)
        for (const { title, text } of inputsOf(call))
          costs.push(await costOf(portalId, ask, call, text, `${name}, ${title}`));
    };
    await measure(
      EVERY_CALL.filter(([, call]) => call.method === 'GET' && call.changesState !== true),
      worstQueries,
    );
    await measure(EVERY_CALL.filter(isForm), worstBodies);
    const figures = await measureFiles(origin, portalId, ask, note);
    // What takes nothing acts whatever is sent, such as signing out: so these come last.
    await measure(
      EVERY_CALL.filter(([, call]) => call.changesState === true),
      worstQueries,
    );
    await measure(
      EVERY_CALL.filter((named) => named[1].method === 'POST' && !isForm(named)),
      worstShapes,
    );
    costs.sort((one, other) => other.ms - one.ms);
    note(`${costs.length} requests on all ${EVERY_CALL.length} calls; a simple call: ${simple.toFixed(1)} ms`);
    for (const { name, status, ms } of costs.slice(0, SHOWN)) note(`  ${ms.toFixed(1)} ms  ${status}  ${name}`);
    const worst = costs[0]?.ms ?? Number.NaN;
    const failed = costs.filter(({ status }) => status >= 500);
    for (const { name, status } of failed) note(`  failed: ${status}  ${name}`);
    return [
      atMost('CPU of the event loop for the worst request', worst, MAX_MS, 'ms'),
      atMost('the same, as so many simple calls', worst / simple, 50, 'times'),
      atMost('requests that failed', failed.length, 0, 'requests'),
      ...figures,
    ];
  });
}

type NamedCall = readonly [string, Call];

const EVERY_CALL: readonly NamedCall[] = Object.entries(CALLS_BY_MODULE).flatMap(([module, calls]) =>
  Object.entries(calls).map(([name, call]): NamedCall => [`${module}.${name}`, call]),
);

const isForm = ([, { method, upload, input }]: NamedCall) =>
  method === 'POST' && upload === undefined && hasFields(input);

const hasFields = (input: object) => 'shape' in input && Object.keys(input.shape as object).length > 0;

async function simpleCost(portalId: number, ask: Ask): Promise<number> {
  const times: number[] = [];
  for (let time = 0; time < 50; time += 1) {
    const before = loopCpuMs(portalId);
    await ask(countUsage, JSON.stringify({ name: 'Viewed Dashboard' }));
    times.push(loopCpuMs(portalId) - before);
  }
  return median(times.slice(20));
}

/** The least of a few times, because clearing up after the requests before it comes in between. */
async function costOf(portalId: number, ask: Ask, call: Call, text: string, name: string): Promise<Cost> {
  const once = async () => {
    const before = loopCpuMs(portalId);
    const status = await ask(call, text);
    return { name, status, ms: loopCpuMs(portalId) - before };
  };
  let cost = await once();
  for (let time = 0; time < AGAIN && cost.ms > LOOKED_AT_AGAIN_MS; time += 1) {
    const next = await once();
    if (next.ms < cost.ms) cost = next;
  }
  return cost;
}
