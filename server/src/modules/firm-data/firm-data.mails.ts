import type { MailRenderers } from '../../emails/mail-request.ts';
import type { FirmDeletionMailData } from './emails/firm-deletion-mail.ts';
import type { FirmExportMailData } from './emails/firm-export-mail.ts';

declare module '../../emails/mail-request.ts' {
  interface MailKinds {
    'firm-export': FirmExportMailData;
    'firm-deletion': FirmDeletionMailData;
  }
}

/** Renders the module's emails; their code is loaded when it is first needed, because it is large. */
export const firmDataMails: MailRenderers<'firm-export' | 'firm-deletion'> = {
  'firm-export': async (data) =>
    (await import('./emails/firm-export-mail.ts')).renderFirmExportMail({
      ...data,
      expiresAt: new Date(data.expiresAt),
    }),
  'firm-deletion': async (data) =>
    (await import('./emails/firm-deletion-mail.ts')).renderFirmDeletionMail({ ...data, dueAt: new Date(data.dueAt) }),
};
