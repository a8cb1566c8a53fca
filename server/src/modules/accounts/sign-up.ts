import type { signUp as signUpCall } from '@portal/contract/accounts/identity.calls.ts';
import { AppError } from '../../http/app-error.ts';
import type { Handler } from '../../http/bind-call.ts';
import { auditCaller } from '../audit/public.ts';
import { spendCaptchaPass } from './captcha-pass.ts';
import { checkNewPassword } from './check-password.ts';
import type { WithPasswordIdentity } from './password-identity-call.ts';

/** Creates an account that waits for its address to be verified (spec part 1, section 2, "Sign up"). */
export function createSignUp(services: WithPasswordIdentity): Handler<typeof signUpCall> {
  return async (caller, { email, password }) => {
    await checkNewPassword(password, email, caller.brand);
    await spendCaptchaPass(services, caller);
    const outcome = await services.passwordIdentity.signUp(caller.brand, email, password);
    await services.database.asSystem((tx) =>
      auditCaller(tx, caller, services.clock.now(), {
        action: 'account.signed-up',
        subject: email,
        details: { outcome },
      }),
    );
    if (outcome === 'exists') throw new AppError('USERNAME_EXISTS', { field: 'email' });
    return { success: true };
  };
}
