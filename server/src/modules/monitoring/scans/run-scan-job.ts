import { setTimeout as delay } from 'node:timers/promises';
import type { ScanLevel } from '@portal/domain/monitoring/scan-levels.ts';
import { scanFailure } from '@portal/domain/monitoring/scan-words/scan-words.ts';
import { countIssues } from '@portal/domain/monitoring/severity.ts';
import type { z } from 'zod';
import type { JobRunner } from '../../../jobs/job-kind.ts';
import type { RunningScan, ScanOutcome } from '../../../providers/scanner/scanner-port.ts';
import { operationsFor } from '../description/operations-for.ts';
import { endRetest } from '../findings/end-retest.ts';
import { followScans } from '../findings/follow-scans.ts';
import { findFindingToRetest } from '../findings/retests.store.ts';
import type { runScanJob } from '../monitoring.kinds.ts';
import type { MonitoringServices } from '../monitoring-services.ts';
import { signInsFor } from '../signed-in/sign-ins-for.ts';
import { optInsFor } from '../websites/opt-ins.ts';
import { needsProof, renewProof } from '../websites/website-proof.ts';
import {
  deleteCheckpoint,
  endScan,
  insertFindings,
  markLaidDown,
  markRunning,
  saveCheckpoint,
  saveMemory,
  saveProgress,
} from './scan-run.store.ts';
import { findScanToRun } from './scans.store.ts';
import { tellScanEnded } from './tell-scan-ended.ts';

type RunServices = Pick<
  MonitoringServices,
  'database' | 'clock' | 'scanner' | 'outbox' | 'brands' | 'config' | 'plans' | 'outgoing' | 'scanSignInKey'
>;
type ScanToRun = NonNullable<Awaited<ReturnType<typeof findScanToRun>>>;

/** A scan that loses its worker so often is given up (design of the engine: three expired leases). */
const MAX_LOST_WORKERS = 3;
const PROGRESS_EVERY_MS = 1000;
const NO_ISSUES = { highs: 0, mediums: 0, lows: 0 };

/** The scan was laid down to be continued; the queue gives it to a worker again. */
export class ScanLaidDown extends Error {
  override readonly name = 'ScanLaidDown';
}

/** Works off scans, one at a time for each call of `run`. */
export type ScanRunner = {
  run: JobRunner<z.output<typeof runScanJob.payload>>['run'];
  /** Lays all running scans down, to be continued by this or another worker. */
  stop(): void;
};

/**
 * Runs scans to their end, each from its last checkpoint where there is one. The end of a scan and its findings are stored in
 * one transaction, so running twice changes nothing.
 */
export function createScanRunner(services: RunServices): ScanRunner {
  const { database, scanner } = services;
  const running = new Set<RunningScan>();
  let isStopping = false;
  return {
    async run({ scanId }, { signal }) {
      if (isStopping) throw new ScanLaidDown('The portal stops.');
      const scan = await database.onceAsSystem((tx) => findScanToRun(tx, scanId));
      if (scan === undefined || scan.status !== 'started') return;
      const losses = countLosses(scan);
      if (losses.lostLeases >= MAX_LOST_WORKERS) return endFailed(services, scan, scanFailure('GIVEN_UP'));
      if (!(await isProved(services, scan))) return endFailed(services, scan, scanFailure('PROOF_GONE'));
      const focus = await database.inOrg(scan.org_id, async (tx) => {
        await markRunning(tx, scan.scan_id, losses, services.clock.now());
        return scan.retest_of === null ? null : ((await findFindingToRetest(tx, scan.retest_of)) ?? null);
      });
      if (scan.retest_of !== null && focus === null) return endFailed(services, scan, scanFailure('FINDING_GONE'));
      const optIns = await optInsFor(services, scan);
      const signIns = await signInsFor(services, scan);
      const operations = await operationsFor(services, scan.website_id);
      const progress = { latest: { done: scan.progress_done, known: scan.progress_known, counts: NO_ISSUES } };
      const process = scanner.start(
        {
          scanId: scan.scan_id,
          name: scan.name,
          url: scan.url,
          level: scan.scan_level as ScanLevel,
          focus,
          optIns,
          signIns,
          operations,
          checkpoint: scan.checkpoint,
          memory: scan.scanner_memory,
        },
        {
          onProgress: (latest) => {
            progress.latest = latest;
          },
          onCheckpoint: (checkpoint) =>
            database.inOrg(scan.org_id, (tx) =>
              saveCheckpoint(tx, scan.org_id, scan.scan_id, checkpoint, services.clock.now()),
            ),
          onMemory: (memory) => database.onceInOrg(scan.org_id, (tx) => saveMemory(tx, scan.website_id, memory)),
        },
      );
      running.add(process);
      // The queue has given the job to another worker, for instance after the database was away: two must not work on one scan.
      const onLost = () => process.interrupt();
      signal.addEventListener('abort', onLost);
      if (isStopping || signal.aborted) process.interrupt();
      const watch = watchScan(services, scan, process, progress);
      const outcome = await process.finished;
      running.delete(process);
      signal.removeEventListener('abort', onLost);
      await watch.stop();
      if (outcome.kind === 'interrupted' && isStopping && !signal.aborted)
        await database.onceInOrg(scan.org_id, (tx) => markLaidDown(tx, scan.scan_id));
      await settle(services, scan, outcome);
    },
    stop() {
      isStopping = true;
      for (const process of running) process.interrupt();
    },
  };
}

/** Whether the website is known to be the organisation's own where its plan asks for that. */
async function isProved(services: RunServices, scan: ScanToRun): Promise<boolean> {
  const plan = await services.database.inOrg(scan.org_id, services.plans.current);
  if (!needsProof(plan, scan.scan_level as ScanLevel)) return true;
  return renewProof(services, { websiteId: scan.website_id, url: scan.url });
}

/** Workers lost in a row without progress: a scan that gets further each time is not to blame for the portal's restarts. */
function countLosses(scan: ScanToRun): { lostLeases: number; progressAtLoss: number } {
  if (!scan.is_running) return { lostLeases: scan.lost_leases, progressAtLoss: scan.progress_at_loss };
  const gotFurther = scan.progress_done > scan.progress_at_loss;
  return { lostLeases: gotFurther ? 1 : scan.lost_leases + 1, progressAtLoss: scan.progress_done };
}

/** Stores progress each second and notices that the scan was cancelled, or its website removed. */
function watchScan(
  { database }: RunServices,
  scan: ScanToRun,
  running: RunningScan,
  progress: { latest: Parameters<typeof saveProgress>[2] },
): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const loop = (async () => {
    while (!stopping.signal.aborted) {
      // A database that is away for a while says nothing about the scan; the next second asks again.
      const isWanted = await database
        .onceInOrg(scan.org_id, (tx) => saveProgress(tx, scan.scan_id, progress.latest))
        .catch(() => true);
      if (!isWanted) running.cancel();
      await delay(PROGRESS_EVERY_MS, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  })();
  return {
    async stop() {
      stopping.abort();
      await loop;
    },
  };
}

async function settle(services: RunServices, scan: ScanToRun, outcome: ScanOutcome): Promise<void> {
  if (outcome.kind === 'completed') return endCompleted(services, scan, outcome);
  if (outcome.kind === 'failed') return endFailed(services, scan, outcome.reason);
  throw new ScanLaidDown(outcome.reason);
}

async function endCompleted(
  services: RunServices,
  scan: ScanToRun,
  outcome: ScanOutcome & { kind: 'completed' },
): Promise<void> {
  const { database, clock, brands } = services;
  // A look at one finding alone counts nothing of the website.
  const counts = scan.retest_of === null ? countIssues(outcome.findings) : NO_ISSUES;
  const at = clock.now();
  const brand = await brands.byId(scan.brand_id);
  await database.inOrg(scan.org_id, async (tx) => {
    const ended = await endScan(tx, scan.scan_id, {
      status: 'completed',
      at,
      counts,
      pages: outcome.pages,
      software: outcome.software,
      notTested: outcome.notTested,
      extent: outcome.extent,
      ...(outcome.traces === undefined ? {} : { traces: outcome.traces }),
      engine: services.scanner.name,
      reference: outcome.reference,
    });
    if (!ended) return;
    await deleteCheckpoint(tx, scan.scan_id);
    if (scan.retest_of !== null) return endRetest(tx, scan, scan.retest_of, outcome, at);
    await insertFindings(tx, scan.org_id, scan.scan_id, outcome.findings);
    const followed = await followScans(tx, scan.website_id);
    const news = followed.find(({ scanId }) => scanId === scan.scan_id)?.findings ?? [];
    await tellScanEnded(tx, services, scan, { at, brand, counts, news });
  });
}

async function endFailed({ database, clock }: RunServices, scan: ScanToRun, reason: string): Promise<void> {
  await database.inOrg(scan.org_id, async (tx) => {
    await endScan(tx, scan.scan_id, { status: 'failed', at: clock.now(), failureReason: reason });
    await deleteCheckpoint(tx, scan.scan_id);
  });
}
