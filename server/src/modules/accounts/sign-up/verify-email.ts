import type {
  readVerificationLink as readCall,
  verifyEmail as verifyCall,
} from '@portal/contract/accounts/identity.calls.ts';
import { AppError } from '../../../call/app-error.ts';
import type { AnswerOf, CallerOf, InputOf } from '../../../call/bind-call.ts';
import { auditCaller } from '../../audit/public.ts';
import type { WithPasswordIdentity } from '../passwords/password-identity-call.ts';

/** Says of which sign-up a verification link is, so that whoever got its mail can tell whether it was their own. */
export async function readVerificationLink(
  { passwordIdentity }: WithPasswordIdentity,
  caller: CallerOf<typeof readCall>,
  { token }: InputOf<typeof readCall>,
): Promise<AnswerOf<typeof readCall>> {
  const { result, email, signUp, needsPassword } = await passwordIdentity.readVerificationLink(
    token,
    caller.preSessionId,
  );
  const data = {
    result,
    email,
    signUp: signUp === null ? null : { device: signUp.device, at: signUp.at.toISOString() },
    needsPassword,
  };
  return { success: true, data };
}

/** Proves an address, by the button on the page behind a mailed link. */
export async function verifyEmail(
  { passwordIdentity, database, clock }: WithPasswordIdentity,
  caller: CallerOf<typeof verifyCall>,
  { token, password }: InputOf<typeof verifyCall>,
): Promise<AnswerOf<typeof verifyCall>> {
  const { result, email, bearer } = await passwordIdentity.verifyEmail(token, caller.preSessionId, password);
  if (result === 'wrong-password') throw new AppError('SIGN_UP_PASSWORD_WRONG', { field: 'password' });
  if (result === 'success' && email !== null) {
    await database.asSystem((tx) =>
      auditCaller(tx, caller, clock.now(), { action: 'account.verified', subject: email }),
    );
  }
  return { success: true, data: { result, email, bearer } };
}
