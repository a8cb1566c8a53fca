import type { authenticate as authenticateCall } from '@portal/contract/accounts/identity.calls.ts';
import { AppError } from '../../../call/app-error.ts';
import type { AnswerOf, CallerOf, InputOf } from '../../../call/bind-call.ts';
import { auditCaller } from '../../audit/public.ts';
import type { WithPasswordIdentity } from '../passwords/password-identity-call.ts';
import { knownDevice } from './known-device.ts';

/** What is answered to a sign-in that leads no further. */
const REFUSALS = {
  'wrong-credentials': 'WRONG_CREDENTIALS',
  'not-verified': 'EMAIL_NOT_VERIFIED',
  'reset-required': 'PASSWORD_RESET_REQUIRED',
  'temporary-password-expired': 'TEMPORARY_PASSWORD_EXPIRED',
} as const;

/** Checks a password with the identity provider; every failure is logged with who, when and from where. */
export async function authenticate(
  services: WithPasswordIdentity,
  caller: CallerOf<typeof authenticateCall>,
  { username, password }: InputOf<typeof authenticateCall>,
): Promise<AnswerOf<typeof authenticateCall>> {
  const { passwordIdentity, database, clock } = services;

  const outcome = await passwordIdentity.signIn(username, password, await knownDevice(database, caller, username));
  if (outcome.kind === 'bearer') return { success: true, bearer: outcome.bearer, challenge: null };
  if (outcome.kind === 'new-password-required') return { success: true, bearer: null, challenge: outcome.challenge };
  await database.asSystem((tx) =>
    auditCaller(tx, caller, clock.now(), {
      action: 'session.refused',
      subject: username,
      details: { reason: outcome.kind },
    }),
  );
  if (outcome.kind === 'locked') {
    const minutes = Math.ceil((outcome.until.getTime() - clock.now().getTime()) / 60_000);
    throw new AppError('ACCOUNT_LOCKED', { values: { minutes } });
  }
  throw new AppError(REFUSALS[outcome.kind]);
}
