/** What a scanner's list can be taken for. */
export type ScannerFormat = 'findings-export' | 'nessus-csv' | 'csv' | 'json' | 'sarif';

/** One row of a scanner's list: its texts by their names in lower case, without blanks and signs. */
export type ScannerRecord = ReadonlyMap<string, string>;

/** A scanner's list as it was written. */
export type ScannerList = { readonly format: ScannerFormat; readonly records: readonly ScannerRecord[] };

/** Names of columns and fields are compared so: "CVSS v3.0 Base Score" is "cvssv30basescore". */
export const fieldName = (name: string): string => name.toLowerCase().replace(/[^a-z\d]/g, '');
