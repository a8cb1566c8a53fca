import type { Report } from './findings/report.ts';
import type { Exchange } from './guard/exchange.ts';
import { noteFocus } from './keep-to-focus.ts';
import { retryAfterMs } from './pace/retry-after.ts';
import type { ScanConnections } from './scan-connections.ts';
import type { ScanOptions } from './scan-options.ts';
import { enqueue, type ScanState } from './scan-state.ts';
import { reportSignInCookies } from './signed-in/note-sign-ins.ts';
import { noticePlanted } from './tasks/stored/stored-scripts.ts';
import { ONCE_ONLY, type Task } from './tasks/task.ts';
import type { Commit, FetchOutcome } from './tasks/task-context.ts';
import { runTask } from './tasks/task-kinds.ts';

const BATCH_SIZE = 4;
const MAX_ATTEMPTS = 3;
/** More of one answer are not kept. */
const MAX_COOKIES = 30;
/** One handshake at a time: some servers refuse several at once, which would look like a refusal of the protocol. */
const ONE_BY_ONE = new Set<Task['kind']>([
  'reach',
  'counterpart',
  'certificate',
  'tls-protocol',
  'tls-weakness',
  // An interrupted scan repeats its batch: one input's requests, not those of four. And a form is sent by one at a time.
  'parameter',
  'sign-in',
  'upload',
  'switch-link',
  'form',
  'form-sample',
  'render',
  'dom-scripts',
  'xml-body',
  'headers',
  'reopen',
  'stored',
  'called',
]);

/** What is looked at as the scan's account sees it; the rest is about what everybody gets. */
const SIGNED_IN = new Set<Task['kind']>([
  'page',
  'switch-link',
  'script',
  'render',
  'dom-scripts',
  'form',
  'form-sample',
  'upload',
  'cors',
  'socket',
  'xml-body',
  'headers',
  'parameter',
  'reread',
  'reopen',
  'stored',
  'callback-name',
  'echo',
]);

type Finished = { readonly task: Task; readonly outcomes: readonly FetchOutcome[]; readonly commit: Commit };

/**
 * Does the first tasks of the queue at once, takes them off and writes down what they learnt, in their order. Until
 * then the state is untouched, so that a batch that was interrupted is simply done again.
 */
export async function runBatch(
  options: ScanOptions,
  state: ScanState,
  connections: ScanConnections,
  report: Report,
): Promise<void> {
  const { signal } = options;
  signal.throwIfAborted();
  const batch = firstBatch(state.queue);
  const work = Promise.all(batch.map((task) => finish(task, options, state, connections)));
  const results = await orAborted(work, signal);
  state.queue.splice(0, batch.length);
  reportSignInCookies(state, connections.accounts.takeSetting(), report);
  for (const { task, outcomes, commit } of results) {
    const isOverloaded = outcomes.some(({ exchange }) => exchange !== undefined && asksForRest(exchange));
    if (isOverloaded) {
      connections.slowDown();
      const rests = outcomes.flatMap(({ exchange }) => (exchange ? [retryAfterMs(exchange, Date.now())] : []));
      connections.rest(Math.max(...rests));
      state.halvings += 1;
    }
    noteOutcomes(state, outcomes);
    noticePlanted(state, outcomes);
    const attempts = (task.attempts ?? 0) + 1;
    if (isOverloaded && attempts < MAX_ATTEMPTS && !ONCE_ONLY.has(task.kind)) enqueue(state, { ...task, attempts });
    else {
      state.done += 1;
      commit(state, report);
      if (options.focus !== undefined) noteFocus(state, options.focus, task, outcomes);
    }
  }
}

async function finish(
  task: Task,
  options: ScanOptions,
  state: ScanState,
  connections: ScanConnections,
): Promise<Finished> {
  const outcomes: FetchOutcome[] = [];
  const { guard, dns, hellos, calls, pause, browser } = connections;
  const fetch = connections.fetchInto(outcomes, SIGNED_IN.has(task.kind) ? 'main' : 'nobody');
  const commit = await runTask(task, {
    settings: options,
    state,
    guard,
    dns,
    hellos,
    calls,
    pause,
    browser,
    fetch,
    tokenTrial: () => connections.tryTokenInto(outcomes),
    signal: options.signal,
  });
  return { task, outcomes, commit };
}

/** Name lookups cannot be aborted; a cancelled scan does not wait for them. */
async function orAborted<Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result> {
  // Left behind by an abort, it still ends, with an error that nobody waits for.
  work.catch(() => undefined);
  const settled = new AbortController();
  const aborted = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true, signal: settled.signal });
  });
  try {
    return await Promise.race([work, aborted]);
  } finally {
    settled.abort();
  }
}

/** Tasks of one kind only, because a kind's tasks may need what the kind before them learnt. */
function firstBatch(queue: readonly Task[]): readonly Task[] {
  const kind = queue[0]?.kind;
  if (kind === undefined) return [];
  const end = queue.findIndex((task) => task.kind !== kind);
  const most = ONE_BY_ONE.has(kind) ? 1 : BATCH_SIZE;
  return queue.slice(0, Math.min(most, end === -1 ? queue.length : end));
}

const asksForRest = ({ status }: Exchange): boolean => status === 429 || status === 503;

function noteOutcomes(state: ScanState, outcomes: readonly FetchOutcome[]): void {
  state.requests += outcomes.length;
  for (const { exchange, error, isApart } of outcomes) {
    state.errorsInRow = error || asksForRest(exchange) ? state.errorsInRow + 1 : 0;
    if (isApart === true) continue;
    for (const line of exchange?.headers['set-cookie']?.slice(0, MAX_COOKIES) ?? [])
      state.cookies.setCookieSync(line, exchange?.url ?? '', { ignoreError: true });
  }
}
