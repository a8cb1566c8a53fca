import { CookieJar } from 'tough-cookie';
import { isKeptFromAccount } from './active/may-be-sent.ts';
import { crossSiteCookies, openSessionCookie } from './checks/answers/open-session-cookie.ts';
import { isDeniedLink } from './crawl/denied-link.ts';
import type { Exchange, OpenSession } from './guard/exchange.ts';
import type { GuardedClient } from './guard/guarded-client.ts';
import { OutgoingError } from './guard/outgoing-error.ts';
import type { PaceClock } from './pace/request-pace.ts';
import type { ScanState } from './scan-state.ts';
import type { Accounts, Role } from './signed-in/accounts.ts';
import { type Ask, keepCookiesOf, type Session } from './signed-in/session.ts';
import { HIDDEN } from './signed-in/veil.ts';
import type { FetchOutcome, FetchRequest, SentCookie, TaskContext } from './tasks/task-context.ts';

type Headers = Readonly<Record<string, string>>;

const MAX_COOKIE_BYTES = 4_000;

/** Whose session a request is part of, and whether other websites' requests would be, too. */
type Sender = { readonly session: Session | null; readonly openSession?: OpenSession | null | undefined };

type RequestsOptions = {
  readonly state: ScanState;
  readonly accounts: Accounts;
  readonly client: GuardedClient;
  /** For who is signed in: speaks only to the website itself. */
  readonly strictClient: GuardedClient;
  readonly clock: PaceClock;
  readonly turn: (purpose: 'requests', host: string) => Promise<void>;
  /** Hears how long an answer took that tells of the site's load (ms). */
  readonly felt: (ms: number) => void;
  readonly signal: AbortSignal;
};

/** The scan's requests: paced, with its cookies, and within the session of whom a task asks as. */
export function createScanRequests(options: RequestsOptions) {
  const { state, accounts, client, strictClient, clock, turn, felt, signal } = options;
  const sendOnce = async (outcomes: FetchOutcome[], url: string, request: FetchRequest, sender: Sender) => {
    const { session } = sender;
    await turn('requests', new URL(url).hostname);
    const { cookies: _, isDelayed, isCrossSite: __, jar, as: ___, ...sent } = request;
    const home = jar ?? session?.jar;
    const headers = headersOf(url, request, session, jar ?? jarOf(state, outcomes));
    const apart = jar === undefined && session === null ? {} : ({ isApart: true } as const);
    const askedAt = clock.now();
    const took = () => clock.now() - askedAt;
    const asking = (session === null ? client : strictClient).request(url, { ...sent, headers, signal });
    const raw = await asking.catch((error: unknown) => {
      if (error instanceof OutgoingError && error.code !== 'CANCELLED') return error;
      throw error;
    });
    if (raw instanceof OutgoingError) {
      const seen: FetchOutcome = { error: raw, ms: took(), ...apart };
      outcomes.push(seen);
      return { seen, raw: undefined };
    }
    if (home !== undefined) keepCookiesOf(home, raw);
    const exchange = asSeen(accounts.veil.exchange(raw, Object.keys(session?.headers ?? {})), sender, sent);
    const seen: FetchOutcome = { exchange, ms: took(), ...apart };
    outcomes.push(seen);
    // An answer that a probe asked to be late says nothing about the site's load.
    if (isDelayed !== true) felt(seen.ms);
    return { seen, raw };
  };

  const askInto =
    (outcomes: FetchOutcome[]): Ask =>
    async (url, request) => {
      await turn('requests', new URL(url).hostname);
      const askedAt = clock.now();
      try {
        const exchange = await strictClient.request(url, { ...request, signal });
        const seen = new URL(url).origin === state.target?.origin ? exchange : withoutAnswer(exchange);
        outcomes.push({ exchange: seen, ms: clock.now() - askedAt, isApart: true });
        return exchange;
      } catch (error) {
        if (error instanceof OutgoingError && error.code !== 'CANCELLED')
          outcomes.push({ error, ms: clock.now() - askedAt, isApart: true });
        throw error;
      }
    };

  return {
    /** Tries changed tokens of the scan's account. */
    tryTokenInto: (outcomes: FetchOutcome[]) => accounts.tryToken(askInto(outcomes)),
    fetchInto(outcomes: FetchOutcome[], role: Role): TaskContext['fetch'] {
      const ask = askInto(outcomes);
      return async (url, request) => {
        const who = request?.as ?? (request?.jar === undefined ? role : 'nobody');
        // Whatever leads a task there: nobody is signed out, and nothing is done in the account's name.
        const isKept = request?.method === 'TRACE' || isDeniedLink(url) || isKeptFromAccount(state, url);
        const account = isKept ? null : await accounts.of(who, url);
        const session = (await account?.ready(ask)) ?? null;
        const sender = { session, openSession: session === null ? null : account?.openSession() };
        const outcome = await sendOnce(outcomes, url, request ?? {}, sender);
        if (account === null || session === null || outcome.raw === undefined) return outcome.seen;
        const isOver = account.note(session, outcome.raw);
        const renewed = isOver ? await account.ready(ask) : session;
        const isRepeated = renewed !== session && renewed !== null && (request?.method ?? 'GET') === 'GET';
        if (!isRepeated) return outcome.seen;
        const again = { session: renewed, openSession: account.openSession() };
        return (await sendOnce(outcomes, url, request ?? {}, again)).seen;
      };
    },
  };
}

/** An answer with whose session it belongs to. */
function asSeen(exchange: Exchange, { session, openSession }: Sender, { listenMs }: FetchRequest): Exchange {
  if (session === null) return exchange;
  const openCookie = listenMs === undefined ? null : openSessionCookie(session.jar, exchange.url);
  return {
    ...exchange,
    isSignedIn: true,
    ...(openCookie === null ? {} : { openCookie }),
    ...(openSession == null ? {} : { openSession }),
  };
}

/** Another host, at which the account signs in, is no part of the scan: of its answers only what asks for rest is of use. */
function withoutAnswer(exchange: Exchange): Exchange {
  const { 'retry-after': rest } = exchange.headers;
  return { ...exchange, headers: rest === undefined ? {} : { 'retry-after': rest }, body: Buffer.alloc(0) };
}

/** What a request says beside its own headers; `kept` are the cookies of the scan, or of the task. */
function headersOf(url: string, request: FetchRequest, session: Session | null, kept: CookieJar): Headers {
  const { cookies = [], isCrossSite = false, jar, method, headers } = request;
  const known = cookies.filter(({ value }) => !value.includes(HIDDEN));
  // TRACE may send back all that it got, which is shown as evidence.
  const own = method === 'TRACE' ? '' : kept.getCookieStringSync(url);
  const all = isCrossSite
    ? crossSiteCookies(session?.jar ?? kept, url)
    : withSession(session, url, own, jar !== undefined);
  const cookie = known.reduce(withCookie, cutCookies(all));
  return { ...headers, ...(cookie === '' ? {} : { cookie }), ...(isCrossSite ? {} : session?.headers) };
}

/** The scan's cookies, with those that the site set during the task itself, such as one that belongs to a form's token. */
function jarOf(state: ScanState, outcomes: readonly FetchOutcome[]): CookieJar {
  const fresh = outcomes.flatMap(({ exchange, isApart }) =>
    (isApart === true ? [] : (exchange?.headers['set-cookie'] ?? [])).map((line) => ({
      line,
      url: exchange?.url ?? '',
    })),
  );
  if (fresh.length === 0) return state.cookies;
  const jar = CookieJar.deserializeSync(JSON.stringify(state.cookies.serializeSync()));
  for (const { line, url } of fresh) jar.setCookieSync(line, url, { ignoreError: true });
  return jar;
}

/** The session's cookies beside the others; those of a form's own jar were given later, and win. */
function withSession(session: Session | null, url: string, kept: string, isJarOwn: boolean): string {
  if (session === null) return kept;
  const pairs = [kept, session.jar.getCookieStringSync(url)].map((text) =>
    text.split('; ').filter((pair) => pair !== ''),
  );
  const [weaker = [], stronger = []] = isJarOwn ? pairs.toReversed() : pairs;
  const names = new Set(stronger.map((pair) => pair.split('=')[0]));
  return [...stronger, ...weaker.filter((pair) => !names.has(pair.split('=')[0]))].join('; ');
}

/** As many whole cookies as every server takes; a site that sets hundreds would lock the scan out. */
function cutCookies(kept: string): string {
  if (kept.length <= MAX_COOKIE_BYTES) return kept;
  return kept.slice(0, kept.lastIndexOf('; ', MAX_COOKIE_BYTES));
}

function withCookie(kept: string, { name, value }: SentCookie): string {
  const others = kept.split('; ').filter((pair) => pair !== '' && !pair.startsWith(`${name}=`));
  return [...others, `${name}=${value}`].join('; ');
}
