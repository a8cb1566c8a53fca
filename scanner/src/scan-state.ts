import type { Finding } from '@portal/domain/monitoring/finding.ts';
import type { ScanTraces } from '@portal/domain/monitoring/scan-words/scan-traces.ts';
import type { PlainReason } from '@portal/domain/monitoring/scan-words/scan-words.ts';
import { CookieJar } from 'tough-cookie';
import type { Checkpoint } from './checkpoint.ts';
import type { CheckId } from './checks/catalogue.ts';
import { newExtentState } from './extent/extent-state.ts';
import { sortFindings } from './findings/report.ts';
import { newAccountsState } from './signed-in/accounts-state.ts';
import { newRolesState } from './signed-in/roles/roles-state.ts';
import { PHASES, phaseOf, type Task } from './tasks/task.ts';

/** A running scan's memory. Only commits change it, one after the other; tasks at work just read it. */
export type ScanState = Omit<
  Checkpoint,
  'version' | 'seen' | 'bodies' | 'falseExposures' | 'findings' | 'cookies' | 'pinned'
> & {
  seen: Set<string>;
  bodies: Set<string>;
  falseExposures: Set<string>;
  findings: Map<string, Finding>;
  cookies: CookieJar;
};

/** The memory of a scan that starts now (epoch ms). */
export function newScanState(url: string, now: number): ScanState {
  return {
    startedAt: now,
    activeMs: 0,
    phase: 'reach',
    queue: [{ kind: 'reach', url, redirects: 0 }],
    done: 0,
    requests: 0,
    hellos: 0,
    pages: 0,
    errorsInRow: 0,
    halvings: 0,
    crawlDelayMs: 0,
    target: null,
    robots: '',
    seen: new Set(),
    patterns: {},
    groups: {},
    queries: [],
    extent: newExtentState(),
    bodies: new Set(),
    skeletons: {},
    readPages: [],
    posts: {},
    entries: 0,
    turns: [],
    switchesLeft: 0,
    startSign: null,
    isStartChanged: false,
    awaited: {},
    called: {},
    planted: {},
    likenesses: {},
    shared: [],
    missing: null,
    products: {},
    thirdPartyScripts: {},
    sockets: {},
    acceptedProtocols: [],
    falseExposures: new Set(),
    cookies: new CookieJar(),
    accounts: newAccountsState(),
    isSignedIn: false,
    roles: newRolesState(),
    findings: new Map(),
    notTested: {},
  };
}

/** Brings a stored scan back. */
export function restoreScanState(checkpoint: Checkpoint): ScanState {
  const { version: _, pinned: __, ...rest } = structuredClone(checkpoint);
  return {
    ...rest,
    seen: new Set(rest.seen),
    bodies: new Set(rest.bodies),
    falseExposures: new Set(rest.falseExposures),
    cookies: CookieJar.deserializeSync(rest.cookies),
    findings: new Map(rest.findings.map((finding) => [finding.fingerprint, finding])),
  };
}

/** The state to store. Its parts are those of the running scan, which changes them later: a copy of all took a quarter of a scan's time. */
export const toCheckpoint = (state: ScanState, pinned: Readonly<Record<string, readonly string[]>>): Checkpoint => ({
  ...state,
  version: 3,
  pinned: Object.fromEntries(Object.entries(pinned).map(([host, addresses]) => [host, [...addresses]])),
  seen: [...state.seen],
  bodies: [...state.bodies],
  falseExposures: [...state.falseExposures],
  cookies: JSON.stringify(state.cookies.serializeSync()),
  // Kept in the order they were found, because a finding's first place is its first sighting.
  findings: [...state.findings.values()],
});

/** Queues a task behind the others of its phase; one that has a turn before those of its kind whose turn is later. */
export function enqueue(state: ScanState, task: Task): void {
  const rank = PHASES.indexOf(phaseOf(task));
  const turn = turnOf(task);
  const behind = state.queue.findIndex(
    (other) =>
      PHASES.indexOf(phaseOf(other)) > rank ||
      (turn !== null && other.kind === task.kind && (turnOf(other) ?? 0) > turn),
  );
  if (behind === -1) state.queue.push(task);
  else state.queue.splice(behind, 0, task);
}

const turnOf = (task: Task): number | null => ('turn' in task ? (task.turn ?? null) : null);

/** Notes why a check was not, or not wholly, done; the first reason stays. */
export function skipCheck(state: ScanState, checkId: CheckId, reason: PlainReason): void {
  state.notTested[checkId] ??= reason;
}

/** Findings as the result lists them. */
export const findingsOf = (state: ScanState): Finding[] => sortFindings(state.findings.values());

/** What the scan may have left or changed. */
export const tracesOf = ({ entries, turns, switchesLeft, isStartChanged }: ScanState): ScanTraces => ({
  entries,
  turns: [...turns],
  switchesLeft,
  isStartChanged,
});
