import type { MailRenderers } from '../../emails/mail-request.ts';
import type { MaturityAskAnsweredMailData } from './emails/maturity-ask-answered-mail.ts';
import type { MaturityAskMailData } from './emails/maturity-ask-mail.ts';

declare module '../../emails/mail-request.ts' {
  interface MailKinds {
    'maturity-ask': MaturityAskMailData;
    'maturity-ask-answered': MaturityAskAnsweredMailData;
  }
}

/** Renders the module's emails; each one's code is loaded when it is first needed, because it is large. */
export const maturityMails: MailRenderers<'maturity-ask' | 'maturity-ask-answered'> = {
  'maturity-ask': async (data) => (await import('./emails/maturity-ask-mail.ts')).renderMaturityAskMail(data),
  'maturity-ask-answered': async (data) =>
    (await import('./emails/maturity-ask-answered-mail.ts')).renderMaturityAskAnsweredMail(data),
};
