type Entry = {
  readonly at: Date;
  readonly action: string;
  readonly subject: string;
  readonly actor: string | null;
  readonly company_name: string | null;
  readonly org_id: string | null;
  readonly ip: string;
  readonly details: unknown;
};

const HEADINGS = ['time', 'action', 'subject', 'person', 'organization', 'organization id', 'address', 'details'];

/**
 * Entries of the log for spreadsheets (RFC 4180, with a byte order mark, which tells them that it is UTF-8). A cell that would be
 * taken for a formula begins with an apostrophe.
 */
export function auditCsv(entries: readonly Entry[]): string {
  const rows = entries.map((entry) => [
    entry.at.toISOString(),
    entry.action,
    entry.subject,
    entry.actor ?? '',
    entry.company_name ?? '',
    entry.org_id ?? '',
    entry.ip,
    JSON.stringify(entry.details),
  ]);
  return `\ufeff${[HEADINGS, ...rows].map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;
}

function cell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
