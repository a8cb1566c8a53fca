import { countIssues } from '@portal/domain/monitoring/severity.ts';
import { type BatchRunner, createBatchRunner } from './batch-runner.ts';
import { checkpointSchema } from './checkpoint.ts';
import type { CheckId } from './checks/catalogue.ts';
import { reportThirdPartyScripts } from './checks/p21-third-party-scripts.ts';
import { createReport } from './findings/report.ts';
import { LEVEL_LIMITS } from './levels.ts';
import type { NotTestedReason } from './not-tested.ts';
import { type PaceClock, systemPaceClock } from './pace/request-pace.ts';
import { ScanError } from './scan-error.ts';
import type { ScanOptions, ScanResult } from './scan-options.ts';
import { findingsOf, newScanState, restoreScanState, type ScanState, skipCheck } from './scan-state.ts';
import { phaseOf } from './tasks/task.ts';

const CHECKPOINT_EVERY_MS = 1_000;
const MOST_ERRORS_IN_ROW = 10;

/**
 * Scans one website and returns what was found. Work is done in small batches; between them the state is handed to
 * `onCheckpoint` (after each second of work and at the end of each phase), and a scan started again with that state ends with the same
 * findings. Throws ScanError: TARGET_* when the site cannot be scanned, CANCELLED when `signal` was aborted.
 */
export async function runScan(options: ScanOptions, clock: PaceClock = systemPaceClock): Promise<ScanResult> {
  const state = startOf(options);
  const limits = LEVEL_LIMITS[options.level];
  const report = createReport(state.findings, limits.checks);
  const runner = createBatchRunner(options, state, report, clock);
  try {
    await work(options, state, runner, clock);
    if (state.target) reportThirdPartyScripts(state.thirdPartyScripts, `${state.target.origin}/`, report);
    state.phase = 'report';
    showProgress(options, state);
    return resultOf(state, limits.checks);
  } catch (error) {
    if (options.signal.aborted) throw new ScanError('CANCELLED', 'The scan was cancelled.', { cause: error });
    throw error;
  } finally {
    await runner.close();
  }
}

async function work(options: ScanOptions, state: ScanState, runner: BatchRunner, clock: PaceClock): Promise<void> {
  let storedAt = clock.now();
  showProgress(options, state);
  for (let task = state.queue[0]; task !== undefined; task = state.queue[0]) {
    options.signal.throwIfAborted();
    const reason = exhausted(state, options);
    if (reason !== null) {
      giveUp(state, reason);
      break;
    }
    const isNewPhase = phaseOf(task) !== state.phase;
    state.phase = phaseOf(task);
    if (isNewPhase || clock.now() - storedAt >= CHECKPOINT_EVERY_MS) {
      await options.onCheckpoint(runner.checkpoint());
      storedAt = clock.now();
    }
    const startedAt = clock.now();
    await runner.runBatch();
    state.activeMs += clock.now() - startedAt;
    showProgress(options, state);
  }
}

function startOf(options: ScanOptions): ScanState {
  if (options.checkpoint === undefined) return newScanState(options.url, Date.now());
  const parsed = checkpointSchema.safeParse(options.checkpoint);
  if (!parsed.success)
    throw new ScanError('CHECKPOINT_INVALID', 'The stored state cannot be read.', { cause: parsed.error });
  return restoreScanState(parsed.data);
}

function exhausted(state: ScanState, options: ScanOptions): NotTestedReason | null {
  const limits = LEVEL_LIMITS[options.level];
  if (state.errorsInRow >= MOST_ERRORS_IN_ROW) return 'STOPPED_ANSWERING';
  if (state.requests >= limits.requests) return 'REQUEST_BUDGET';
  return state.activeMs >= limits.durationMs ? 'TIME_BUDGET' : null;
}

const CHECKS_OF_READING = [
  'P05',
  'P06',
  'P07',
  'P08',
  'P09',
  'P10',
  'P11',
  'P12',
  'P13',
  'P14',
  'P15',
  'P16',
  'P17',
  'P19',
  'P21',
] as const satisfies readonly CheckId[];
const EXPOSURE_CHECKS = [
  'E01',
  'E02',
  'E03',
  'E04',
  'E05',
  'E06',
  'E07',
  'E08',
  'E09',
] as const satisfies readonly CheckId[];

/** Drops what is left and says which checks it would have belonged to. */
function giveUp(state: ScanState, reason: NotTestedReason): void {
  const kinds = new Set(state.queue.map(({ kind }) => kind));
  if (kinds.has('page') || kinds.has('script'))
    for (const checkId of CHECKS_OF_READING) skipCheck(state, checkId, reason);
  if (kinds.has('control') || kinds.has('exposure'))
    for (const checkId of EXPOSURE_CHECKS) skipCheck(state, checkId, reason);
  if (kinds.has('security-txt')) skipCheck(state, 'P25', reason);
  if (kinds.has('mail-policy')) skipCheck(state, 'P24', reason);
  if (kinds.has('certificate')) skipCheck(state, 'P02', reason);
  if (kinds.has('tls-protocol')) skipCheck(state, 'P03', reason);
  if (kinds.has('tls-weakness')) skipCheck(state, 'P04', reason);
  state.queue = [];
}

function showProgress(options: ScanOptions, state: ScanState): void {
  const counts = countIssues([...state.findings.values()]);
  options.onProgress({ done: state.done, known: state.done + state.queue.length, phase: state.phase, counts });
}

function resultOf(state: ScanState, checks: ReadonlySet<CheckId> | null): ScanResult {
  const notTested = Object.entries(state.notTested)
    .filter(([checkId]) => checks === null || checks.has(checkId as CheckId))
    .map(([checkId, reason]) => ({ checkId, reason }))
    .sort((a, b) => (a.checkId < b.checkId ? -1 : 1));
  return { findings: findingsOf(state), pages: state.pages, requests: state.requests, notTested };
}
