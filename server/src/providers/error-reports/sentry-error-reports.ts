import { randomUUID } from 'node:crypto';
import type { Clock } from '../../system/clock.ts';
import type { ErrorReport, ErrorReportsPort } from './error-reports-port.ts';
import { scrub } from './scrub.ts';
import { stackFrames } from './stack-frames.ts';

const MAX_WAITING = 100;
const TIMEOUT_MS = 5000;
const STOP_WITHIN_MS = 2000;
const MAX_CHARACTERS = 2000;
/** When a service that is busy does not say for how long. */
const PAUSE_MS = 60_000;

type SentryOptions = {
  /** `https://KEY@HOST/PATH/PROJECT`, as Sentry shows it. */
  readonly dsn: string;
  readonly environment: string;
  readonly clock: Clock;
  /** Hears, once a run of failures, that reports are being dropped. */
  readonly onDropped: (reason: string) => void;
};

/**
 * Reports errors to Sentry, or what speaks the same, by its envelope endpoint (its developer documentation, "Envelopes" and
 * "Authentication"); every error, one after the other. Secrets, addresses and ids are taken out before an error waits.
 */
export function createSentryErrorReports({ dsn, environment, clock, onDropped }: SentryOptions): ErrorReportsPort {
  const { address, key } = readDsn(dsn);
  const waiting: string[] = [];
  let sending: Promise<void> | null = null;
  let pausedUntilMs = 0;
  let isStopped = false;
  let hasToldOfDrops = false;

  const drop = (reason: string) => {
    if (!hasToldOfDrops) onDropped(reason);
    hasToldOfDrops = true;
  };
  const send = async (envelope: string) => {
    const response = await fetch(address, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-sentry-envelope',
        'x-sentry-auth': `Sentry sentry_version=7, sentry_client=cyber-safety/1.0, sentry_key=${key}`,
      },
      body: envelope,
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await response.body?.cancel();
    if (response.status === 429) {
      const seconds = Number(response.headers.get('retry-after'));
      pausedUntilMs = clock.now().getTime() + (seconds > 0 ? seconds * 1000 : PAUSE_MS);
    }
    if (!response.ok) throw new Error(`Sentry answered ${response.status}`);
    hasToldOfDrops = false;
  };
  const work = async () => {
    for (let envelope = waiting.shift(); envelope !== undefined; envelope = waiting.shift()) {
      await send(envelope).catch((error: unknown) => drop(error instanceof Error ? error.message : String(error)));
    }
    sending = null;
  };
  return {
    report(error) {
      if (isStopped || waiting.length >= MAX_WAITING) return drop('too many errors wait to be reported');
      if (clock.now().getTime() < pausedUntilMs) return drop('Sentry asked for a pause');
      waiting.push(envelopeOf(error, environment, clock.now()));
      sending ??= work();
    },
    async stop() {
      isStopped = true;
      const { promise: late, resolve } = Promise.withResolvers<void>();
      const timer = setTimeout(resolve, STOP_WITHIN_MS);
      await Promise.race([sending, late]);
      clearTimeout(timer);
      waiting.length = 0;
    },
  };
}

function readDsn(dsn: string): { address: string; key: string } {
  const url = new URL(dsn);
  const parts = url.pathname.split('/');
  const project = parts.pop() ?? '';
  return { address: `${url.origin}${parts.join('/')}/api/${project}/envelope/`, key: url.username };
}

function envelopeOf(
  { where, kind, message, stack, transactionId }: ErrorReport,
  environment: string,
  at: Date,
): string {
  const eventId = randomUUID().replaceAll('-', '');
  const event = {
    event_id: eventId,
    timestamp: at.getTime() / 1000,
    platform: where === 'browser' ? 'javascript' : 'node',
    level: 'error',
    logger: where,
    environment,
    tags: { where, transaction: transactionId },
    exception: {
      values: [
        {
          type: scrub(kind).slice(0, 200),
          value: scrub(message.slice(0, 2 * MAX_CHARACTERS)).slice(0, MAX_CHARACTERS),
          stacktrace: { frames: stackFrames(stack).map((frame) => ({ ...frame, filename: scrub(frame.filename) })) },
        },
      ],
    },
  };
  const lines = [{ event_id: eventId, sent_at: at.toISOString() }, { type: 'event' }, event];
  return `${lines.map((line) => JSON.stringify(line)).join('\n')}\n`;
}
