import type { MailRenderers } from '../../emails/mail-request.ts';
import type { PhishingCodeMailData } from './emails/phishing-code-mail.ts';
import type { PhishingReportedMailData } from './emails/phishing-reported-mail.ts';
import type { PhishingThanksMailData } from './emails/phishing-thanks-mail.ts';
import type { PhishingMailData } from './sending/phishing-mail.ts';

type Kind = 'phishing' | 'phishing-test' | 'phishing-code' | 'phishing-thanks' | 'phishing-reported';

declare module '../../emails/mail-request.ts' {
  interface MailKinds {
    phishing: PhishingMailData;
    'phishing-test': PhishingMailData;
    'phishing-code': PhishingCodeMailData;
    'phishing-thanks': PhishingThanksMailData;
    'phishing-reported': PhishingReportedMailData;
  }
}

/** Renders the module's emails; each one's code is loaded when it is first needed. */
export const phishingMails: MailRenderers<Kind> = {
  phishing: async (data) => (await import('./sending/phishing-mail.ts')).renderPhishingMail(data),
  'phishing-test': async (data) => (await import('./sending/phishing-mail.ts')).renderPhishingMail(data),
  'phishing-code': async (data) => (await import('./emails/phishing-code-mail.ts')).renderPhishingCodeMail(data),
  'phishing-thanks': async (data) => (await import('./emails/phishing-thanks-mail.ts')).renderPhishingThanksMail(data),
  'phishing-reported': async (data) =>
    (await import('./emails/phishing-reported-mail.ts')).renderPhishingReportedMail(data),
};
