import type { ReactNode } from 'react';

/**
 * What becomes of a column's cells where a row is a few lines of a list: `state` stands first below the name, `detail` and
 * `labeled` follow as quiet text, without and with the column's label, `end` stands at the end of the first line, `below` takes a
 * line of its own, and `hidden` is only read out, so it holds nothing to press.
 */
export type PhonePart = 'state' | 'detail' | 'labeled' | 'end' | 'below' | 'hidden';

export type TableColumn<Row> = {
  readonly id: string;
  readonly label: string;
  /** Nothing to tell (null, false or an empty text) is a dash in a table, and left out on phones. */
  readonly render: (row: Row) => ReactNode;
  readonly align?: 'start' | 'end' | undefined;
  readonly isSortable?: boolean | undefined;
  /** The cell that names its row; its link to a page of the portal fills the row on phones. One column of a table. */
  readonly isRowHeader?: boolean | undefined;
  /** Names the column to screen readers only, such as a column of buttons. */
  readonly isLabelHidden?: boolean | undefined;
  /** On phones; `labeled` where nothing is said, `end` where the label is hidden. */
  readonly phone?: PhonePart | undefined;
};

export type TableSort = { readonly column: string; readonly direction: 'ascending' | 'descending' };
