import type { RecordValues } from './register.ts';

/** What became of one column: empty where there was nothing, or is nothing now. */
export type ColumnChange = { readonly column: string; readonly from: string; readonly to: string };

/** The columns in which two states of an entry differ, in the order of `columns`. */
export function changesOfRecord(
  columns: readonly string[],
  before: RecordValues,
  after: RecordValues,
): readonly ColumnChange[] {
  return columns.flatMap((column) => {
    const from = before[column] ?? '';
    const to = after[column] ?? '';
    return from === to ? [] : [{ column, from, to }];
  });
}
