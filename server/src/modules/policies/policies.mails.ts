import type { MailRenderers } from '../../emails/mail-request.ts';
import type { PolicyApprovalMailData } from './emails/policy-approval-mail.ts';
import type { SignOffDigestMailData } from './emails/sign-off-digest-mail.ts';
import type { SignOffRequestMailData } from './emails/sign-off-request-mail.ts';

declare module '../../emails/mail-request.ts' {
  interface MailKinds {
    'policy-approval': PolicyApprovalMailData;
    'sign-off-digest': SignOffDigestMailData;
    'sign-off-reminder': SignOffRequestMailData;
    'sign-off-request': SignOffRequestMailData;
  }
}

/** Renders the module's emails; each one's code is loaded when it is first needed, because it is large. */
export const policiesMails: MailRenderers<
  'policy-approval' | 'sign-off-digest' | 'sign-off-reminder' | 'sign-off-request'
> = {
  'policy-approval': async (data) => (await import('./emails/policy-approval-mail.ts')).renderPolicyApprovalMail(data),
  'sign-off-digest': async (data) => (await import('./emails/sign-off-digest-mail.ts')).renderSignOffDigestMail(data),
  'sign-off-reminder': async (data) =>
    (await import('./emails/sign-off-reminder-mail.ts')).renderSignOffReminderMail(data),
  'sign-off-request': async (data) =>
    (await import('./emails/sign-off-request-mail.ts')).renderSignOffRequestMail(data),
};
