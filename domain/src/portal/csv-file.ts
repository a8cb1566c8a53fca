/** What spreadsheet programs take for the beginning of a formula (OWASP, "CSV Injection"). */
const FORMULA = /^[\s]*[=+\-@\t\r]/;

/** A cell of a CSV file (RFC 4180) that no spreadsheet program takes for a formula. */
export function csvCell(value: string): string {
  const guarded = FORMULA.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(guarded) ? `"${guarded.replaceAll('"', '""')}"` : guarded;
}

/** A CSV file with a head, in UTF-8 with the mark that spreadsheet programs know it by. */
export function csvFile(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return `\ufeff${[head, ...rows].map((row) => row.map(csvCell).join(',')).join('\r\n')}\r\n`;
}
