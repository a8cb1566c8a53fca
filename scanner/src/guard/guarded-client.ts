import { Agent, buildConnector, type Dispatcher, request } from 'undici';
import { type AddressGuard, createAddressGuard, guardedLookup } from './address-guard.ts';
import type { Exchange, Method } from './exchange.ts';
import { OutgoingError } from './outgoing-error.ts';
import { readBody } from './read-body.ts';
import { shakeHands } from './shake-hands.ts';

export type GuardedClientOptions = {
  /** Addresses or names let through although private, on any port. */
  readonly allowedHosts: readonly string[];
  readonly userAgent: string;
  readonly bodyLimitBytes: number;
  /** For a whole exchange; 10 s by default. */
  readonly timeoutMs?: number;
  /** Sent with every request, such as an id of the scan. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Speaks only to who proves to be the host, by TLS 1.2 or later: for what is sent a secret. */
  readonly verifiesCertificates?: boolean;
  /** Shares the pinned addresses of another guard. */
  readonly guard?: AddressGuard;
};

export type GuardedRequest = {
  readonly method?: Method;
  readonly headers?: Readonly<Record<string, string>>;
  /** Only with POST; its content type is a header of the caller's. */
  readonly body?: string;
  readonly signal?: AbortSignal;
  /** Lower than the client's limit, for files whose first bytes are enough. */
  readonly bodyLimitBytes?: number;
  /** Asks for a WebSocket, listens for so long (ms) to what comes by itself, and closes it. */
  readonly listenMs?: number;
};

export type GuardedClient = {
  /** Sends one request; redirects are returned, not followed. Throws OutgoingError only. */
  request(url: string, options?: GuardedRequest): Promise<Exchange>;
  close(): Promise<void>;
};

/**
 * The one way to reach addresses that users choose: the guard decides at connect time, sizes and times are limited,
 * and redirects come back to the caller, whose next request is checked again. Certificates are not verified and old
 * TLS is spoken, since the question is what a site offers, and no secret is sent through it; unless `verifiesCertificates` is set.
 */
export function createGuardedClient(options: GuardedClientOptions): GuardedClient {
  const guard = options.guard ?? createAddressGuard({ allowedHosts: options.allowedHosts });
  const timeoutMs = options.timeoutMs ?? 10_000;
  const agent = new Agent({
    connect: guardedConnector(guard, timeoutMs, options.verifiesCertificates ?? false),
    allowH2: false,
    connections: 4,
    headersTimeout: timeoutMs,
    bodyTimeout: timeoutMs,
    maxHeaderSize: 64 * 1024,
  });

  return {
    async request(address, { method = 'GET', headers, body: requestBody, signal, bodyLimitBytes, listenMs } = {}) {
      const url = guard.checkUrl(address);
      url.hash = '';
      const requestHeaders = {
        'user-agent': options.userAgent,
        accept: 'text/html,application/xhtml+xml,*/*;q=0.8',
        'accept-encoding': 'gzip, deflate, br',
        ...options.headers,
        ...headers,
      };
      const deadline = AbortSignal.timeout(timeoutMs);
      const both = signal ? AbortSignal.any([signal, deadline]) : deadline;
      try {
        if (listenMs !== undefined) {
          const tls = options.verifiesCertificates === true ? STRICT : LENIENT;
          return await shakeHands(guard, url, { headers: requestHeaders, signal: both, listenMs, tls });
        }
        const answer = await request(url, {
          dispatcher: agent,
          method,
          headers: requestHeaders,
          signal: both,
          ...(requestBody === undefined ? {} : { body: requestBody }),
        });
        const received = normaliseHeaders(answer.headers);
        const encoding = received['content-encoding']?.[0]?.trim().toLowerCase() ?? '';
        const limit = Math.min(bodyLimitBytes ?? options.bodyLimitBytes, options.bodyLimitBytes);
        const { body, truncated } = await readBody(answer.body, encoding, limit);
        return {
          url: url.href,
          method,
          requestHeaders,
          ...(requestBody === undefined ? {} : { requestBody }),
          status: answer.statusCode,
          headers: received,
          body,
          truncated,
        };
      } catch (error) {
        if (signal?.aborted) throw new OutgoingError('CANCELLED', 'cancelled', { cause: error });
        throw toOutgoingError(error);
      }
    },
    close: () => agent.destroy(),
  };
}

const STRICT = { rejectUnauthorized: true, minVersion: 'TLSv1.2' } as const;
const LENIENT = { rejectUnauthorized: false, minVersion: 'TLSv1', ciphers: 'DEFAULT:@SECLEVEL=0' } as const;

function guardedConnector(guard: AddressGuard, timeoutMs: number, isStrict: boolean): buildConnector.connector {
  return (target, callback) => {
    const port = Number(target.port) || (target.protocol === 'https:' ? 443 : 80);
    const connect = buildConnector({
      lookup: guardedLookup(guard, port),
      timeout: timeoutMs,
      allowH2: false,
      ...(isStrict ? STRICT : LENIENT),
    });
    // A literal address never reaches the socket's lookup, so it is checked here.
    guard.resolve(target.hostname, port).then(
      () => connect(target, callback),
      (error: Error) => callback(error, null),
    );
  };
}

function normaliseHeaders(headers: Dispatcher.ResponseData['headers']): Record<string, readonly string[]> {
  const pairs = Object.entries(headers).map(([name, value]) => {
    const values = value === undefined ? [] : Array.isArray(value) ? value : [value];
    return [name.toLowerCase(), values] as const;
  });
  return Object.fromEntries(pairs);
}

function toOutgoingError(error: unknown): OutgoingError {
  if (error instanceof OutgoingError) return error;
  const { name = '', code = '', message = '' } = error as { name?: string; code?: string; message?: string };
  const text = `${name} ${code}`;
  if (/timeout/i.test(text)) return new OutgoingError('TIMEOUT', 'no answer in time', { cause: error });
  if (/_(SSL|TLS)_|\bERR_SSL|\bEPROTO\b|CERT/.test(text))
    return new OutgoingError('TLS_FAILED', message, { cause: error });
  if (/HPE_|HEADERS_OVERFLOW|Z_|ERR__ERROR|BROTLI/.test(text))
    return new OutgoingError('ANSWER_INVALID', message, { cause: error });
  return new OutgoingError('CONNECTION_FAILED', code === '' ? message : code, { cause: error });
}
