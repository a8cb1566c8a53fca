import type { MailRenderers } from '../../emails/mail-request.ts';
import type { AccountExistsMailData } from './emails/account-exists-mail.ts';
import type { AdminChangedMailData } from './emails/admin-changed-mail.ts';
import type { BrandSignOnMailData } from './emails/brand-sign-on-mail.ts';
import type { InviteMailData } from './emails/invite-mail.ts';
import type { NewSignInMailData } from './emails/new-sign-in-mail.ts';
import type { PasswordChangedMailData } from './emails/password-changed-mail.ts';
import type { ResetCodeMailData } from './emails/reset-code-mail.ts';
import type { ResetPasswordMailData } from './emails/reset-password-mail.ts';
import type { SecondFactorChangedMailData } from './emails/second-factor-changed-mail.ts';
import type { SignUpLinkMailData } from './emails/sign-up-link-mail.ts';
import type { TemporaryPasswordMailData } from './emails/temporary-password-mail.ts';
import type { VerifyEmailMailData } from './emails/verify-email-mail.ts';
import type { VisitMailData } from './emails/visit-mail.ts';
import type { VisitRequestMailData } from './emails/visit-request-mail.ts';

declare module '../../emails/mail-request.ts' {
  interface MailKinds {
    'account-exists': AccountExistsMailData;
    'admin-changed': AdminChangedMailData;
    'brand-sign-on': BrandSignOnMailData;
    invite: InviteMailData;
    'new-sign-in': NewSignInMailData;
    'password-changed': PasswordChangedMailData;
    'reset-code': ResetCodeMailData;
    'reset-password': ResetPasswordMailData;
    'second-factor-changed': SecondFactorChangedMailData;
    'sign-up-link': SignUpLinkMailData;
    'temporary-password': TemporaryPasswordMailData;
    'verify-email': VerifyEmailMailData;
    visit: VisitMailData;
    'visit-request': VisitRequestMailData;
  }
}

/** Renders the module's emails; each one's code is loaded when it is first needed, because it is large. */
export const accountsMails: MailRenderers<
  | 'account-exists'
  | 'admin-changed'
  | 'brand-sign-on'
  | 'invite'
  | 'new-sign-in'
  | 'password-changed'
  | 'reset-code'
  | 'reset-password'
  | 'second-factor-changed'
  | 'sign-up-link'
  | 'temporary-password'
  | 'verify-email'
  | 'visit'
  | 'visit-request'
> = {
  'account-exists': async (data) => (await import('./emails/account-exists-mail.ts')).renderAccountExistsMail(data),
  'admin-changed': async (data) =>
    (await import('./emails/admin-changed-mail.ts')).renderAdminChangedMail({
      ...data,
      changedAt: new Date(data.changedAt),
    }),
  'brand-sign-on': async (data) =>
    (await import('./emails/brand-sign-on-mail.ts')).renderBrandSignOnMail({
      ...data,
      changedAt: new Date(data.changedAt),
    }),
  invite: async (data) => (await import('./emails/invite-mail.ts')).renderInviteMail(data),
  'new-sign-in': async (data) =>
    (await import('./emails/new-sign-in-mail.ts')).renderNewSignInMail({
      ...data,
      signedInAt: new Date(data.signedInAt),
    }),
  'password-changed': async (data) =>
    (await import('./emails/password-changed-mail.ts')).renderPasswordChangedMail({
      ...data,
      changedAt: new Date(data.changedAt),
    }),
  'reset-code': async (data) => (await import('./emails/reset-code-mail.ts')).renderResetCodeMail(data),
  'reset-password': async (data) => (await import('./emails/reset-password-mail.ts')).renderResetPasswordMail(data),
  'second-factor-changed': async (data) =>
    (await import('./emails/second-factor-changed-mail.ts')).renderSecondFactorChangedMail({
      ...data,
      changedAt: new Date(data.changedAt),
    }),
  'sign-up-link': async (data) => (await import('./emails/sign-up-link-mail.ts')).renderSignUpLinkMail(data),
  'temporary-password': async (data) =>
    (await import('./emails/temporary-password-mail.ts')).renderTemporaryPasswordMail(data),
  'verify-email': async (data) => (await import('./emails/verify-email-mail.ts')).renderVerifyEmailMail(data),
  visit: async (data) =>
    (await import('./emails/visit-mail.ts')).renderVisitMail({
      ...data,
      openedAt: new Date(data.openedAt),
      endsAt: new Date(data.endsAt),
    }),
  'visit-request': async (data) =>
    (await import('./emails/visit-request-mail.ts')).renderVisitRequestMail({ ...data, endsAt: new Date(data.endsAt) }),
};
