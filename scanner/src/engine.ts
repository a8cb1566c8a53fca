import type { PlainReason } from '@portal/domain/monitoring/scan-words/scan-words.ts';
import { countIssues } from '@portal/domain/monitoring/severity.ts';
import { MAX_CONFIRMATIONS, MAX_DELAYS } from './active/prepare-probe.ts';
import { MAX_ANSWER_REQUESTS } from './active/scripts/open-answer.ts';
import { noteMissedCalls } from './callback/note-missed-calls.ts';
import { checkpointSchema } from './checkpoint.ts';
import { reportThirdPartyScripts } from './checks/answers/p21-third-party-scripts.ts';
import type { CheckId } from './checks/catalogue.ts';
import { extentOfScan } from './extent/extent-of-scan.ts';
import { collapseSiblings } from './findings/collapse-siblings.ts';
import { mergeOldVersions } from './findings/merge-old-versions.ts';
import { withPlatformNote } from './findings/platform-note.ts';
import { createReport, type Report } from './findings/report.ts';
import { giveUp } from './give-up.ts';
import { endFocus, keepToFocus } from './keep-to-focus.ts';
import { LEVEL_LIMITS, type Level } from './levels.ts';
import { noteOptIns } from './opt-ins.ts';
import { type PaceClock, systemPaceClock } from './pace/request-pace.ts';
import { runBatch } from './run-batch.ts';
import { openScanConnections, type ScanConnections } from './scan-connections.ts';
import { ScanError } from './scan-error.ts';
import type { ScanOptions, ScanResult } from './scan-options.ts';
import { findingsOf, newScanState, restoreScanState, type ScanState, toCheckpoint, tracesOf } from './scan-state.ts';
import { noteSignIns, seenSignedIn } from './signed-in/note-sign-ins.ts';
import { MAX_SOCKET_REQUESTS } from './sockets/try-socket.ts';
import { weighInputs } from './tasks/admit/admit-inputs.ts';
import { MAX_DOM_REQUESTS } from './tasks/dom-scripts.ts';
import { MAX_HEADER_REQUESTS } from './tasks/headers.ts';
import { MAX_HOST_REQUESTS } from './tasks/host-header.ts';
import { MAX_GRAPHQL_REQUESTS } from './tasks/interfaces/graphql.ts';
import { MAX_RENDER_REQUESTS } from './tasks/render.ts';
import { MAX_COMPARE_REQUESTS } from './tasks/roles/compare-roles.ts';
import { MAX_TOKEN_REQUESTS } from './tasks/roles/try-token.ts';
import { leaveSignIns, MAX_SIGN_IN_REQUESTS } from './tasks/sign-in.ts';
import { MAX_REOPEN_REQUESTS } from './tasks/stored/shown-by-script.ts';
import { ONCE_ONLY, phaseOf, type Task, type TaskKind } from './tasks/task.ts';
import { MAX_SWITCH_REQUESTS } from './tasks/turning/turning-links.ts';
import { leaveUpload, MAX_UPLOAD_REQUESTS } from './tasks/upload.ts';
import { MAX_XML_REQUESTS } from './tasks/xml-body.ts';

const CHECKPOINT_EVERY_MS = 1_000;
const MAX_ERRORS_IN_ROW = 10;
const TRIES_ONE_INPUT: ReadonlySet<TaskKind> = new Set(['parameter', 'xml-body', 'headers']);
/** What tasks of more than one request can cost. */
const MAX_REQUESTS: Readonly<Partial<Record<TaskKind, number>>> = {
  methods: 2,
  socket: MAX_SOCKET_REQUESTS,
  form: 4,
  'form-sample': 7,
  'switch-link': MAX_SWITCH_REQUESTS + 1,
  'compare-start': 2,
  graphql: MAX_GRAPHQL_REQUESTS,
  'compare-roles': MAX_COMPARE_REQUESTS,
  'prove-access': 2,
  'try-token': MAX_TOKEN_REQUESTS,
  headers: MAX_HEADER_REQUESTS,
  'host-header': MAX_HOST_REQUESTS,
  render: MAX_RENDER_REQUESTS,
  'dom-scripts': MAX_DOM_REQUESTS,
  'xml-body': MAX_XML_REQUESTS,
  reopen: MAX_REOPEN_REQUESTS,
  stored: 4 + MAX_REOPEN_REQUESTS,
  'sign-in': MAX_SIGN_IN_REQUESTS,
  upload: MAX_UPLOAD_REQUESTS,
};

/**
 * Scans one website and returns what was found. Work is done in small batches; between them the state is handed to
 * `onCheckpoint` (after each second of work, before each input and at the end of each phase), and a scan started again with that state ends with the same
 * findings. Throws ScanError: TARGET_* when the site cannot be scanned, CANCELLED when `signal` was aborted.
 */
export async function runScan(options: ScanOptions, clock: PaceClock = systemPaceClock): Promise<ScanResult> {
  const state = startOf(options);
  const limits = LEVEL_LIMITS[options.level];
  const checks = options.focus === undefined ? limits.checks : new Set([options.focus.checkId as CheckId]);
  const report = createReport(state.findings, checks);
  const connections = openScanConnections(options, state, clock);
  try {
    await work(options, state, connections, report, clock);
    if (state.target) reportThirdPartyScripts(state.thirdPartyScripts, `${state.target.origin}/`, report);
    noteOptIns(state, options);
    noteSignIns(state, options);
    noteMissedCalls(state, options, connections.calls);
    state.accounts = connections.accounts.state();
    state.phase = 'report';
    showProgress(options, state);
    if (options.focus !== undefined) endFocus(state, options.focus);
    return {
      ...resultOf(state, checks),
      ...(options.focus === undefined ? { extent: extentOfScan(state, options) } : {}),
    };
  } catch (error) {
    if (options.signal.aborted) throw new ScanError('CANCELLED', 'The scan was canceled.', { cause: error });
    throw error;
  } finally {
    await connections.close();
  }
}

async function work(
  options: ScanOptions,
  state: ScanState,
  connections: ScanConnections,
  report: Report,
  clock: PaceClock,
): Promise<void> {
  let storedAt = clock.now();
  showProgress(options, state);
  for (let task = state.queue[0]; task !== undefined; task = state.queue[0]) {
    options.signal.throwIfAborted();
    const reason = exhausted(state, options);
    if (reason !== null) {
      weighInputs(state, options.level);
      giveUp(state, reason);
      break;
    }
    const isNewPhase = phaseOf(task) !== state.phase;
    state.phase = phaseOf(task);
    // Each input by itself, so that after a crash no more than one is tried twice.
    const isOnceOnly = ONCE_ONLY.has(task.kind);
    if (isOnceOnly) state.queue[0] = { ...task, isBegun: true } as Task;
    if (isNewPhase || isOnceOnly || TRIES_ONE_INPUT.has(task.kind) || clock.now() - storedAt >= CHECKPOINT_EVERY_MS) {
      state.called = { ...connections.calls.all() };
      state.accounts = connections.accounts.state();
      noteMissedCalls(state, options, connections.calls);
      await options.onCheckpoint(toCheckpoint(state, connections.guard.pinned()), isOnceOnly);
      storedAt = clock.now();
    }
    const startedAt = clock.now();
    await runBatch(options, state, connections, report);
    if (options.focus !== undefined && state.target !== null) keepToFocus(state, options.focus);
    state.activeMs += clock.now() - startedAt;
    showProgress(options, state);
  }
}

function startOf(options: ScanOptions): ScanState {
  if (options.checkpoint === undefined) return newScanState(options.url, Date.now());
  const parsed = checkpointSchema.safeParse(options.checkpoint);
  if (!parsed.success)
    throw new ScanError('CHECKPOINT_INVALID', 'The stored state cannot be read.', { cause: parsed.error });
  const state = restoreScanState(parsed.data);
  leaveBegun(state, options);
  return state;
}

/** Takes out what was under way when the scan was interrupted and must not happen twice. */
function leaveBegun(state: ScanState, options: ScanOptions): void {
  const [task] = state.queue;
  if (task === undefined || !('isBegun' in task)) return;
  state.queue.shift();
  if (task.kind === 'sign-in') leaveSignIns(state);
  else leaveUpload(state, options.scanId, task.form);
}

function exhausted(state: ScanState, options: ScanOptions): PlainReason | null {
  const limits = LEVEL_LIMITS[options.level];
  if (state.errorsInRow >= MAX_ERRORS_IN_ROW) return 'STOPPED_ANSWERING';
  const next = state.queue[0] === undefined ? 0 : mostRequests(state.queue[0], options.level);
  if (state.requests + next > limits.requests) return 'REQUEST_BUDGET';
  return state.activeMs >= limits.durationMs ? 'TIME_BUDGET' : null;
}

function mostRequests(task: Task, level: Level): number {
  if (task.kind !== 'parameter') return MAX_REQUESTS[task.kind] ?? 1;
  const { probes, checks, browserPages } = LEVEL_LIMITS[level];
  const opened = browserPages === 0 ? 0 : 2 * MAX_ANSWER_REQUESTS;
  const once = opened + probes + MAX_CONFIRMATIONS + (checks.has('A06') ? MAX_DELAYS : 0);
  // A form's token is fetched anew each time.
  return task.point.place === 'form' ? 2 * once + 2 : once;
}

function showProgress(options: ScanOptions, state: ScanState): void {
  const counts = countIssues([...state.findings.values()]);
  options.onProgress({ done: state.done, known: state.done + state.queue.length, phase: state.phase, counts });
}

function resultOf(state: ScanState, checks: ReadonlySet<string>): ScanResult {
  const notTested = Object.entries(state.notTested)
    .filter(([checkId]) => checks.has(checkId))
    .map(([checkId, reason]) => ({ checkId, reason }))
    .sort((a, b) => (a.checkId < b.checkId ? -1 : 1));
  const findings = collapseSiblings(mergeOldVersions(findingsOf(state)), state.skeletons).map((finding) =>
    seenSignedIn(state, withPlatformNote(finding, state.target?.platform ?? null)),
  );
  return {
    findings,
    pages: state.pages,
    requests: state.requests,
    software: state.target?.software ?? [],
    notTested,
    traces: tracesOf(state),
  };
}
