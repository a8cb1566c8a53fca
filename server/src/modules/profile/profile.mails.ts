import type { MailRenderers } from '../../emails/mail-request.ts';
import type { WelcomeMailData } from './emails/welcome-mail.ts';

declare module '../../emails/mail-request.ts' {
  interface MailKinds {
    welcome: WelcomeMailData;
  }
}

/** Renders the module's emails; each one's code is loaded when it is first needed, because it is large. */
export const profileMails: MailRenderers<'welcome'> = {
  welcome: async (data) => (await import('./emails/welcome-mail.ts')).renderWelcomeMail(data),
};
