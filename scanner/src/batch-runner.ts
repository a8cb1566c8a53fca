import type { Checkpoint } from './checkpoint.ts';
import { ROBOT_NAME } from './crawl/robots.ts';
import { createDnsClient } from './dns/dns-client.ts';
import type { Report } from './findings/report.ts';
import { createAddressGuard } from './guard/address-guard.ts';
import type { Exchange } from './guard/exchange.ts';
import { createGuardedClient } from './guard/guarded-client.ts';
import { OutgoingError } from './guard/outgoing-error.ts';
import { LEVEL_LIMITS, TLS_HELLOS_PER_SECOND } from './levels.ts';
import { createRequestPace, type PaceClock, type RequestPace } from './pace/request-pace.ts';
import type { ScanOptions } from './scan-options.ts';
import { enqueue, type ScanState, toCheckpoint } from './scan-state.ts';
import { runTask } from './tasks/run-task.ts';
import type { Task } from './tasks/task.ts';
import type { FetchOutcome, TaskContext } from './tasks/task-context.ts';

const BODY_LIMIT_BYTES = 2 * 1024 * 1024;
const BATCH_SIZE = 4;
const MOST_ATTEMPTS = 3;
/** One handshake at a time: some servers refuse several at once, which would look like a refusal of the protocol. */
const ONE_BY_ONE = new Set<Task['kind']>(['reach', 'counterpart', 'certificate', 'tls-protocol', 'tls-weakness']);

export type BatchRunner = {
  /** Does the first tasks of the queue, writes down what they learnt, in order, and takes them off. */
  runBatch(): Promise<void>;
  /** The state as of the last batch. */
  checkpoint(): Checkpoint;
  close(): Promise<void>;
};

/** Everything that a scan talks to the world with, and the loop body that uses it. */
export function createBatchRunner(
  options: ScanOptions,
  state: ScanState,
  report: Report,
  clock: PaceClock,
): BatchRunner {
  const dns = createDnsClient(options.dnsServers);
  const pinned = options.checkpoint?.pinned ?? {};
  const guard = createAddressGuard({ allowedHosts: options.allowedHosts, resolve: dns.addresses, pinned });
  const client = createGuardedClient({
    allowedHosts: options.allowedHosts,
    guard,
    userAgent: `Mozilla/5.0 (compatible; ${ROBOT_NAME}/1.0; +${options.userAgentContact})`,
    headers: { 'x-scan-id': options.scanId },
    bodyLimitBytes: BODY_LIMIT_BYTES,
  });
  const paces = new Map<string, RequestPace>();

  const paceOf = async (purpose: 'requests' | 'hellos', host: string) => {
    const isOwn = await guard.isOwnHost(host).catch(() => false);
    const key = `${purpose} ${isOwn}`;
    const pace = paces.get(key) ?? createRequestPace(rateOf(options, purpose, isOwn), clock, state.halvings);
    paces.set(key, pace);
    if (purpose === 'requests') pace.keepDistance(state.crawlDelayMs);
    return pace;
  };

  const fetchFor = (outcomes: FetchOutcome[]): TaskContext['fetch'] => {
    return async (url, request = {}) => {
      await (await paceOf('requests', new URL(url).hostname)).turn(options.signal);
      const cookie = state.cookies.getCookieStringSync(url);
      const headers = { ...request.headers, ...(cookie === '' ? {} : { cookie }) };
      const outcome = await client.request(url, { ...request, headers, signal: options.signal }).then(
        (exchange): FetchOutcome => ({ exchange }),
        (error: unknown): FetchOutcome => {
          if (!(error instanceof OutgoingError) || error.code === 'CANCELLED') throw error;
          return { error };
        },
      );
      outcomes.push(outcome);
      return outcome;
    };
  };

  const hellos = {
    async turn(signal: AbortSignal) {
      await (await paceOf('hellos', state.target?.tls?.host ?? '')).turn(signal);
    },
  };

  return {
    async runBatch() {
      const batch = firstBatch(state.queue);
      const results = await Promise.all(
        batch.map(async (task) => {
          const outcomes: FetchOutcome[] = [];
          const fetch = fetchFor(outcomes);
          const commit = await runTask(task, {
            settings: options,
            state,
            guard,
            dns,
            signal: options.signal,
            hellos,
            fetch,
          });
          return { task, outcomes, commit };
        }),
      );
      options.signal.throwIfAborted();
      state.queue.splice(0, batch.length);
      for (const { task, outcomes, commit } of results) {
        const isOverloaded = outcomes.some(({ exchange }) => exchange !== undefined && asksForRest(exchange));
        if (isOverloaded) for (const pace of paces.values()) pace.slowDown();
        if (isOverloaded) state.halvings += 1;
        noteOutcomes(state, outcomes);
        const attempts = (task.attempts ?? 0) + 1;
        if (isOverloaded && attempts < MOST_ATTEMPTS) enqueue(state, { ...task, attempts });
        else {
          state.done += 1;
          commit(state, report);
        }
      }
    },
    checkpoint: () => toCheckpoint(state, guard.pinned()),
    close: () => client.close(),
  };
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
  for (const { exchange, error } of outcomes) {
    state.errorsInRow = error || asksForRest(exchange) ? state.errorsInRow + 1 : 0;
    for (const line of exchange?.headers['set-cookie'] ?? [])
      state.cookies.setCookieSync(line, exchange?.url ?? '', { ignoreError: true });
  }
}

function rateOf(options: ScanOptions, purpose: 'requests' | 'hellos', isOwn: boolean): number {
  if (purpose === 'hellos') return isOwn ? TLS_HELLOS_PER_SECOND.ownHost : TLS_HELLOS_PER_SECOND.other;
  const limits = LEVEL_LIMITS[options.level];
  const rate = isOwn ? limits.ownHostRequestsPerSecond : limits.requestsPerSecond;
  return Math.min(rate, options.requestsPerSecond ?? rate);
}
