import type { SignInFailure } from '@portal/domain/monitoring/signed-in/sign-in-failure.ts';
import type { Exchange } from '../guard/exchange.ts';
import { OutgoingError } from '../guard/outgoing-error.ts';
import { type Access, originOf } from './access.ts';
import { sendSignInForm } from './send-sign-in-form.ts';
import { type Ask, askWith, beginSession, newVisitor, type Session, seesSign } from './session.ts';
import { SignInError } from './sign-in-error.ts';
import { newTrail, type SignInTrail } from './sign-in-trail.ts';
import { createVeil, secretsOf } from './veil.ts';
import { walkSteps } from './walk-steps.ts';

/** Why a sign-in did not work, and, where it leads to an origin that nobody named, which. */
export type SignInFault = { readonly failure: SignInFailure; readonly host: string | null };
export type Entered = {
  readonly session: Session;
  /** Codes and tokens that one host handed to another. */
  readonly handed: readonly string[];
  /** Answers of the website that set cookies, without what was sent and answered beside. */
  readonly setting: readonly Exchange[];
};
export type SignedIn = Entered | SignInFault;

/** What an unnamed origin on the way explains. */
const BY_LEAVING: ReadonlySet<SignInFailure> = new Set(['NO_FORM', 'BUILT_BY_SCRIPT', 'NO_SIGN', 'STEP']);

/**
 * Signs in as the account's owner said, and makes sure of it: the sign must be there afterward, and must not be there for a new
 * visitor. The sign is asked of the website alone; the sign-in also asks origins that the owner named for it, and one of all these gets
 * passwords and codes. Never throws but when cancelled. `now` are epoch milliseconds.
 */
export async function signInAs(access: Access, ask: Ask, now: () => number): Promise<SignedIn> {
  const trail = newTrail(access);
  const fault = (failure: SignInFailure, host: string | null = null): SignInFault =>
    trail.leftTo !== null && BY_LEAVING.has(failure)
      ? { failure: 'OTHER_HOST', host: trail.leftTo }
      : { failure, host };
  const own = keptTo(new Set([originOf(access)]), ask);
  try {
    if (await seesSign(access, newVisitor(), own)) return fault('SIGN_FOR_ALL');
    const setting: Exchange[] = [];
    const noting: Ask = async (url, request) => {
      const exchange = await ask(url, request);
      if (new URL(url).origin === originOf(access) && exchange.headers['set-cookie'] !== undefined)
        setting.push(headsOf(exchange));
      return exchange;
    };
    const session = await enter(access, keepingSecrets(access, trail, noting), trail, now);
    const entered = { session, handed: [...trail.handed], setting };
    return (await seesSign(access, session, own)) ? entered : fault('NO_SIGN');
  } catch (error) {
    if (error instanceof SignInError) return fault(error.failure, error.host);
    if (!(error instanceof OutgoingError) || error.code === 'CANCELLED') throw error;
    return fault(error.code === 'TLS_FAILED' ? 'CERTIFICATE' : 'SILENT');
  }
}

function headsOf({ requestBody: _, ...exchange }: Exchange): Exchange {
  return { ...exchange, body: Buffer.alloc(0) };
}

async function enter(access: Access, ask: Ask, trail: SignInTrail, now: () => number): Promise<Session> {
  const session = beginSession(access);
  const { way } = access;
  const within: Ask = (url, request) => askWith(session, ask, url, request);
  if (way.kind === 'form') await sendSignInForm(way, within, trail, now);
  if (way.kind === 'steps') await walkSteps(way, within, trail, now);
  return session;
}

/** Asks these origins and no other. */
function keptTo(origins: ReadonlySet<string>, ask: Ask): Ask {
  return (url, request) => {
    const { origin } = new URL(url);
    if (!origins.has(origin)) throw new SignInError('OTHER_HOST', origin);
    return ask(url, request);
  };
}

/** The same, and whatever a page makes of it: no request to another origin than the one of the form holds what is secret. */
function keepingSecrets(access: Access, trail: SignInTrail, ask: Ask): Ask {
  const secrets = createVeil();
  secrets.hide(secretsOf(access));
  return keptTo(trail.origins, (url, request) => {
    const sent = `${url}\n${request.body ?? ''}`;
    if (new URL(url).origin !== trail.secretOrigin && secrets.text(sent) !== sent)
      throw new SignInError('OTHER_ADDRESS');
    return ask(url, request);
  });
}
