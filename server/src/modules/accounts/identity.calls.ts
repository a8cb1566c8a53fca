import * as identity from '@portal/contract/accounts/identity.calls.ts';
import type { Call } from '@portal/contract/call.ts';
import { type BoundCall, bind, type UseCase } from '../../call/bind-call.ts';
import type { Services } from '../../services.ts';
import { answerNewPassword } from './passwords/answer-new-password.ts';
import { changePassword } from './passwords/change-password.ts';
import { confirmForgotPassword } from './passwords/confirm-forgot-password.ts';
import { forgotPassword } from './passwords/forgot-password.ts';
import { ofPasswordIdentity, type WithPasswordIdentity } from './passwords/password-identity-call.ts';
import { authenticate } from './sign-in/authenticate.ts';
import { resendVerification } from './sign-up/resend-verification.ts';
import { signUp } from './sign-up/sign-up.ts';
import { readVerificationLink, verifyEmail } from './sign-up/verify-email.ts';

/** What the browser asks of the built-in identity provider, and of another provider directly. */
export const identityCalls: readonly BoundCall<Services>[] = [
  bound(identity.signUp, signUp),
  bound(identity.authenticate, authenticate),
  bound(identity.readVerificationLink, readVerificationLink),
  bound(identity.verifyEmail, verifyEmail),
  bound(identity.resendVerification, resendVerification),
  bound(identity.answerNewPassword, answerNewPassword),
  bound(identity.forgotPassword, forgotPassword),
  bound(identity.confirmForgotPassword, confirmForgotPassword),
  bound(identity.changePassword, changePassword),
];

function bound<const Which extends Call>(
  call: Which,
  useCase: UseCase<Which, WithPasswordIdentity>,
): BoundCall<Services> {
  return bind(call).to(ofPasswordIdentity(useCase));
}
