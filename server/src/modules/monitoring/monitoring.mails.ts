import type { MailRenderers } from '../../emails/mail-request.ts';
import type { NewFindingsMailData } from './emails/new-findings-mail.ts';
import type { ScanFinishedMailData } from './emails/scan-finished-mail.ts';

declare module '../../emails/mail-request.ts' {
  interface MailKinds {
    'new-findings': NewFindingsMailData;
    'scan-finished': ScanFinishedMailData;
  }
}

/** Renders the module's emails; each one's code is loaded when it is first needed, because it is large. */
export const monitoringMails: MailRenderers<'new-findings' | 'scan-finished'> = {
  'new-findings': async (data) =>
    (await import('./emails/new-findings-mail.ts')).renderNewFindingsMail({
      ...data,
      completedAt: new Date(data.completedAt),
    }),
  'scan-finished': async (data) =>
    (await import('./emails/scan-finished-mail.ts')).renderScanFinishedMail({
      ...data,
      completedAt: new Date(data.completedAt),
    }),
};
