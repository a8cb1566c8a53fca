import type { SignInFailure } from '@portal/domain/monitoring/signed-in/sign-in-failure.ts';
import { OutgoingError } from '../guard/outgoing-error.ts';
import { type Access, originOf } from './access.ts';
import { sendSignInForm } from './send-sign-in-form.ts';
import { type Ask, askWith, beginSession, newVisitor, type Session, seesSign } from './session.ts';
import { SignInError } from './sign-in-error.ts';
import { walkSteps } from './walk-steps.ts';

export type SignedIn = { readonly session: Session } | { readonly failure: SignInFailure };

/**
 * Signs in as the account's owner said, and makes sure of it: the sign must be there afterward, and must not be there for a new
 * visitor. What is secret goes to the sign's origin only. Never throws but when cancelled. `now` are epoch milliseconds.
 */
export async function signInAs(access: Access, ask: Ask, now: () => number): Promise<SignedIn> {
  const own: Ask = (url, request) => {
    if (new URL(url).origin !== originOf(access)) throw new SignInError('OTHER_ADDRESS');
    return ask(url, request);
  };
  try {
    if (await seesSign(access, newVisitor(), own)) return { failure: 'SIGN_FOR_ALL' };
    const session = await enter(access, own, now);
    return (await seesSign(access, session, own)) ? { session } : { failure: 'NO_SIGN' };
  } catch (error) {
    if (error instanceof SignInError) return { failure: error.failure };
    if (!(error instanceof OutgoingError) || error.code === 'CANCELLED') throw error;
    return { failure: error.code === 'TLS_FAILED' ? 'CERTIFICATE' : 'SILENT' };
  }
}

async function enter(access: Access, ask: Ask, now: () => number): Promise<Session> {
  const session = beginSession(access);
  const { way } = access;
  const within: Ask = (url, request) => askWith(session, ask, url, request);
  if (way.kind === 'form') await sendSignInForm(way, within, now);
  if (way.kind === 'steps') await walkSteps(way, within, now);
  return session;
}
