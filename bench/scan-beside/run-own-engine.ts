import { type CallbackListener, startCallbackListener } from '../../scanner/src/callback/callback-listener.ts';
import type { Level } from '../../scanner/src/levels.ts';
import { startScanProcess } from '../../scanner/src/start-scan-process.ts';
import { CASE_PAIRS } from '../../scanner/testing/cases/case-pairs.ts';
import { OPT_IN_PAIRS } from '../../scanner/testing/cases/opt-in-pairs.ts';
import type { CaseClass } from '../../scanner/testing/cases/test-case.ts';
import { TEST_CASES } from '../../scanner/testing/cases/test-cases.ts';
import { REACH_PAIRS } from '../../scanner/testing/reach/reach-pairs.ts';
import { settingsFor } from '../../scanner/testing/scan-test-site.ts';
import { startTestSite, type TestSite } from '../../scanner/testing/start-test-site.ts';
import type { EngineRun, SideRun } from './engine-run.ts';
import { ownProcesses, watchMemory } from './memory-of-tree.ts';

/** Scans both sides of a fresh test site with the portal's own engine, each in a process of its own as the portal does. */
export async function runOwnEngine(level: Level): Promise<EngineRun> {
  const site = await startTestSite(undefined, { pairs: CASE_PAIRS, optIns: OPT_IN_PAIRS, reach: REACH_PAIRS });
  const listener = await startCallbackListener({ port: 0, host: '127.0.0.1' });
  try {
    const flawed = await scan(site, listener, level, 'http');
    const sound = await scan(site, listener, level, 'clean');
    return { name: `own, ${level}`, flawed, sound };
  } finally {
    await listener.close();
    await site.close();
  }
}

async function scan(
  site: TestSite,
  listener: CallbackListener,
  level: Level,
  side: 'http' | 'clean',
): Promise<SideRun> {
  const log = site.requests[side];
  const before = log.length;
  const startedAt = performance.now();
  const memory = watchMemory((parents) => ownProcesses(parents, 'scan-process'));
  const settings = settingsFor(site, side === 'http' ? site.httpUrl : site.cleanUrl, level);
  const process = startScanProcess(
    { ...settings, callbackAddress: `127.0.0.1:${listener.port}`, optIns: { A18: 'on', A19: 'on' } },
    { onProgress: () => undefined, onCheckpoint: async () => undefined },
  );
  const stop = listener.onCall(process.called);
  const outcome = await process.finished;
  stop();
  const megabytes = memory.stop();
  if (outcome.kind !== 'done') throw new Error(`The scan ended as ${outcome.kind}: ${outcome.reason}`);
  const reported = outcome.result.findings.flatMap(({ checkId, variant, url, urls, subject }) =>
    [...new Set([url, ...urls].map((address) => new URL(address).pathname))].map((path) => ({
      classes: classesOf(checkId),
      path,
      parameter: subject,
      variants: new RegExp(`^${variant}$`),
      text: `${checkId} ${variant} ${new URL(url).pathname} ${subject}`,
    })),
  );
  return { reported, requests: log.length - before, seconds: (performance.now() - startedAt) / 1000, megabytes };
}

/** The class that the cases of a check have. */
const classesOf = (checkId: string): readonly CaseClass[] => [
  ...new Set(TEST_CASES.flatMap((one) => (one.checkId === checkId ? [one.class] : []))),
];
