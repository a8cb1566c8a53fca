import type { MailRenderers } from '../../emails/mail-request.ts';
import type { DigestMailData } from './emails/digest-mail.ts';

declare module '../../emails/mail-request.ts' {
  interface MailKinds {
    digest: DigestMailData;
  }
}

/** Renders the mail on how a firm stands; its code is loaded when it is first needed, because it is large. */
export const digestMails: MailRenderers<'digest'> = {
  digest: async (data) => (await import('./emails/digest-mail.ts')).renderDigestMail(data),
};
