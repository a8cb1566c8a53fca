import { csvFile } from '@portal/domain/portal/csv-file.ts';
import { subjectInWords } from '../../audit/public.ts';

type Entry = {
  readonly at: Date;
  readonly action: string;
  readonly subject: string;
  readonly subject_name: string | null;
  readonly actor: string | null;
  readonly company_name: string | null;
  readonly org_id: string | null;
  readonly ip: string;
  readonly details: unknown;
};

const HEADINGS = ['time', 'action', 'subject', 'person', 'organization', 'organization id', 'address', 'details'];

/**
 * Entries of the log for spreadsheets.
 */
export function auditCsv(entries: readonly Entry[]): string {
  const rows = entries.map((entry) => [
    entry.at.toISOString(),
    entry.action,
    subjectInWords(entry),
    entry.actor ?? '',
    entry.company_name ?? '',
    entry.org_id ?? '',
    entry.ip,
    JSON.stringify(entry.details),
  ]);
  return csvFile(HEADINGS, rows);
}
