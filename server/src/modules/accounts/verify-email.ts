import type { readVerificationLink, verifyEmail } from '@portal/contract/accounts/identity.calls.ts';
import type { Handler } from '../../http/bind-call.ts';
import { auditCaller } from '../audit/public.ts';
import type { WithPasswordIdentity } from './password-identity-call.ts';

/** Says of which sign-up a verification link is, so that whoever got its mail can tell whether it was their own. */
export function createReadVerificationLink({
  passwordIdentity,
}: WithPasswordIdentity): Handler<typeof readVerificationLink> {
  return async (_caller, { token }) => {
    const { result, email, signUp } = await passwordIdentity.readVerificationLink(token);
    const data = {
      result,
      email,
      signUp: signUp === null ? null : { device: signUp.device, at: signUp.at.toISOString() },
    };
    return { success: true, data };
  };
}

/** Proves an address, by the button on the page behind a mailed link. */
export function createVerifyEmail({
  passwordIdentity,
  database,
  clock,
}: WithPasswordIdentity): Handler<typeof verifyEmail> {
  return async (caller, { token }) => {
    const { result, email } = await passwordIdentity.verifyEmail(token);
    if (result === 'success' && email !== null) {
      await database.asSystem((tx) =>
        auditCaller(tx, caller, clock.now(), { action: 'account.verified', subject: email }),
      );
    }
    return { success: true, data: { result, email } };
  };
}
