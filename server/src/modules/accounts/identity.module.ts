import * as identity from '@portal/contract/accounts/identity.calls.ts';
import type { Call } from '@portal/contract/call.ts';
import { type BoundCall, bind, type Handler } from '../../http/bind-call.ts';
import type { Services } from '../../services.ts';
import { createAnswerNewPassword } from './answer-new-password.ts';
import { createAuthenticate } from './authenticate.ts';
import { createChangePassword } from './change-password.ts';
import { createConfirmForgotPassword } from './confirm-forgot-password.ts';
import { createForgotPassword } from './forgot-password.ts';
import { ofPasswordIdentity, type WithPasswordIdentity } from './password-identity-call.ts';
import { createResendVerification } from './resend-verification.ts';
import { createSignUp } from './sign-up.ts';
import { createReadVerificationLink, createVerifyEmail } from './verify-email.ts';

/** What the browser asks of the built-in identity provider, and of another provider directly. */
export function identityModule(services: Services): BoundCall[] {
  const bound = <Which extends Call>(call: Which, create: (services: WithPasswordIdentity) => Handler<Which>) =>
    bind(call).to(ofPasswordIdentity(services, create));
  return [
    bound(identity.signUp, createSignUp),
    bound(identity.authenticate, createAuthenticate),
    bound(identity.readVerificationLink, createReadVerificationLink),
    bound(identity.verifyEmail, createVerifyEmail),
    bound(identity.resendVerification, createResendVerification),
    bound(identity.answerNewPassword, createAnswerNewPassword),
    bound(identity.forgotPassword, createForgotPassword),
    bound(identity.confirmForgotPassword, createConfirmForgotPassword),
    bound(identity.changePassword, createChangePassword),
  ];
}
