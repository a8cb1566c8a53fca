import { type Exchange, type OpenSession, redirectOf } from '../guard/exchange.ts';
import { type Access, originOf } from './access.ts';
import type { AccountState } from './accounts-state.ts';
import { openSessionIn } from './open-session-in.ts';
import { type Ask, type Session, seesSign } from './session.ts';
import { signInAs } from './sign-in.ts';
import { signInHostsOf } from './sign-in-trail.ts';
import { secretsOf, sessionValues, type Veil } from './veil.ts';

/** Requests between two looks at whether the account is still signed in. */
const CHECK_EVERY = 50;
/** Each of them shows up in the website's log, and may count against a limit there. */
const MAX_SIGN_INS = 6;

/** An account that the scan is signed in with. */
export type Account = {
  /** Its session, after signing in where that is due; null when it is gone for good. */
  ready(ask: Ask): Promise<Session | null>;
  /** Looks at an answer within the session: true when the session seems to be over. */
  note(session: Session, exchange: Exchange): boolean;
  state(): AccountState;
  /** By what other websites' requests are signed in; null where they are not. */
  openSession(): OpenSession | null;
  /** The answers that set cookies while signing in, veiled; each is given once. */
  takeSetting(): readonly Exchange[];
};

type AccountOptions = {
  readonly veil: Veil;
  readonly before: AccountState;
  readonly now: () => number;
};

/** Signs in at the first request that needs it, looks now and then whether it still is, and signs in again a few times at most. */
export function createAccount(access: Access, { veil, before, now }: AccountOptions): Account {
  veil.hide(secretsOf(access));
  const hosts = signInHostsOf(access);
  let { signIns, failure } = before;
  let session: Session | null = null;
  let entering: Promise<Session | null> | null = null;
  let asked = 0;
  let openSession: OpenSession | null = null;
  let setting: readonly Exchange[] = [];
  /** Answers before the next one that looks like a sign-in is believed; twice as many after each false alarm. */
  let patience = 0;

  const enter = async (ask: Ask): Promise<Session | null> => {
    const wasIn = session !== null;
    if (session !== null && (await stillIn(session, ask))) return session;
    session = null;
    if (signIns >= MAX_SIGN_INS) failure = 'LOST';
    if (failure !== null) return null;
    signIns += 1;
    let result = await signInAs(access, ask, now);
    if ('failure' in result && result.failure === 'SILENT') result = await signInAs(access, ask, now);
    if ('failure' in result) failure = wasIn ? 'LOST' : result.failure;
    else {
      ({ session, setting } = result);
      openSession = await openSessionIn(access, session, ask);
      patience = 0;
      asked = 0;
      veil.hideForNow([...sessionValues(session.jar, originOf(access)), ...result.handed]);
    }
    return session;
  };
  const stillIn = async (current: Session, ask: Ask) => {
    patience = Math.min(CHECK_EVERY, 2 * patience + 1);
    asked = 0;
    // A website that does not answer for a moment says nothing about the session.
    return seesSign(access, current, ask).catch(() => true);
  };

  return {
    async ready(ask) {
      if (failure !== null) return null;
      if (session !== null && asked < CHECK_EVERY) return session;
      entering ??= enter(ask).finally(() => {
        entering = null;
      });
      return entering;
    },
    note(current, exchange) {
      asked += 1;
      if (exchange.headers['set-cookie'] !== undefined) veil.hideForNow(sessionValues(current.jar, originOf(access)));
      if (!looksSignedOut(exchange, hosts)) return false;
      if (current !== session) return true;
      if (asked <= patience) return false;
      asked = CHECK_EVERY;
      return true;
    },
    state: () => ({ signIns, failure }),
    openSession: () => openSession,
    takeSetting() {
      const taken = setting.map((exchange) => veil.exchange(exchange));
      setting = [];
      return taken;
    },
  };
}

const SIGN_IN_PATH = /log-?in|log-?on|sign-?in|signon|\bauth|anmeld|einlog|session|acceso|iniciar|connexion|sso/i;

/** Whether an answer asks to sign in: by its words, or by leading to a host where that is done. */
export function looksSignedOut(exchange: Exchange, hosts: readonly string[] = []): boolean {
  if (exchange.status === 401) return true;
  const target = redirectOf(exchange);
  if (target === null) return false;
  const { origin, pathname, search } = new URL(target);
  return hosts.includes(origin) || SIGN_IN_PATH.test(pathname + search);
}
