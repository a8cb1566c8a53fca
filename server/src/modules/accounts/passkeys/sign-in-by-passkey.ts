import type {
  askPasskey as askPasskeyCall,
  authenticateByPasskey as authenticateByPasskeyCall,
} from '@portal/contract/accounts/passkeys.calls.ts';
import { AppError } from '../../../call/app-error.ts';
import type { AnswerOf, CallerOf, InputOf } from '../../../call/bind-call.ts';
import { auditCaller } from '../../audit/public.ts';
import type { WithPasswordIdentity } from '../passwords/password-identity-call.ts';
import { findSubject } from '../users.store.ts';
import { checkAssertion } from './check-assertion.ts';
import { askingOptions, challengeUse } from './passkey-options.ts';

/** What a passkey has to sign for a sign-in without a password, in the browser that asks. */
export async function askPasskey(
  services: WithPasswordIdentity,
  caller: CallerOf<typeof askPasskeyCall>,
): Promise<AnswerOf<typeof askPasskeyCall>> {
  return { success: true, data: await askingOptions(services, caller, challengeUse(caller, 'sign-in', null)) };
}

/**
 * Takes a passkey in place of password and second factor. It is both: who has the device, and whom the device has looked at.
 * The bearer goes the way of every sign-in (decision 005), and proves in a session that it is still its owner.
 */
export async function authenticateByPasskey(
  services: WithPasswordIdentity,
  caller: CallerOf<typeof authenticateByPasskeyCall>,
  { assertion }: InputOf<typeof authenticateByPasskeyCall>,
): Promise<AnswerOf<typeof authenticateByPasskeyCall>> {
  const { database, clock, passwordIdentity } = services;

  const subject = await database.asSystem(async (tx) => {
    const { user, isRight } = await checkAssertion(services, tx, caller, assertion, 'sign-in', null);
    if (isRight && user) return findSubject(tx, user.user_id);
    await auditCaller(tx, caller, clock.now(), {
      action: 'session.refused',
      ...(user ? { subject: user.email, actorId: user.user_id, orgId: user.org_id } : {}),
      details: { reason: 'passkey' },
    });
    return null;
  });
  const bearer = subject === null ? null : await passwordIdentity.proveWithoutPassword(subject, true);
  if (bearer === null) throw new AppError('PASSKEY_REFUSED');
  return { success: true, bearer };
}
