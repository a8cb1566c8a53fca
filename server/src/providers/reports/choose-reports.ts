import { MAX_REPORT_MEGABYTES } from '@portal/domain/phishing/phishing-limits.ts';
import type { Config } from '../../config/config.ts';
import { createImapReports } from './imap-reports.ts';
import type { ReportsPort } from './reports-port.ts';

/** The provider's mailbox by IMAP; null where there is none. */
export function chooseReports({ phishing: { imapUrl } }: Pick<Config, 'phishing'>): ReportsPort | null {
  return imapUrl === null ? null : createImapReports(imapUrl, MAX_REPORT_MEGABYTES * 1024 * 1024);
}
