/** Methods that change nothing (RFC 9110 section 9.2.1), and the one that forms are sent with. */
export type Method = 'GET' | 'HEAD' | 'OPTIONS' | 'TRACE' | 'POST';

/** One request and its answer. */
export type Exchange = {
  readonly url: string;
  readonly method: Method;
  readonly requestHeaders: Readonly<Record<string, string>>;
  /** What was sent with a POST. */
  readonly requestBody?: string;
  readonly status: number;
  /** Names in lower case; a header sent twice has two values. */
  readonly headers: Readonly<Record<string, readonly string[]>>;
  /** Decompressed, at most the client's limit. */
  readonly body: Buffer;
  readonly truncated: boolean;
  /** Asked by one of the scan's accounts. */
  readonly isSignedIn?: true;
  /** Messages that came over a WebSocket after its handshake; the body holds the first of them, one a line. */
  readonly messages?: number;
  /** Name of a cookie of the account's session that went with a handshake, and that browsers send for other websites too. */
  readonly openCookie?: string;
  /** The account's cookie with which other websites' requests are signed in, too; left out where they are not, or that is not known. */
  readonly openSession?: OpenSession;
};

/** A cookie that keeps somebody signed in also in requests that other websites cause. */
export type OpenSession = {
  readonly cookie: string;
  /** It is set with SameSite=None; otherwise it has no such attribute, which browsers take differently. */
  readonly isForAll: boolean;
};

/** A header's value, repeated ones joined as RFC 9110 section 5.3 says; null when it was not sent. */
export function headerOf(exchange: Exchange, name: string): string | null {
  return exchange.headers[name]?.join(', ') ?? null;
}

/** The absolute address a redirect leads to; null when the answer isn't one. */
export function redirectOf(exchange: Exchange): string | null {
  const location = exchange.headers.location?.[0];
  if (![301, 302, 303, 307, 308].includes(exchange.status) || location === undefined) return null;
  return URL.canParse(location, exchange.url) ? new URL(location, exchange.url).href : null;
}

/** Media type of the answer in lower case, without parameters; empty when not sent. */
export function mediaTypeOf(exchange: Exchange): string {
  return (headerOf(exchange, 'content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
}
