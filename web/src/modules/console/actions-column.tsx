import { Button } from '../../ui/button.tsx';
import type { TableColumn } from '../../ui/table.tsx';

type RowAction = {
  /** On the button. */
  readonly label: string;
  /** What it does to what, for whoever hears it without the row. */
  readonly name: string;
  readonly onPress: () => unknown;
};

/** The last column of a list: what can be done to its row. */
export function actionsColumn<Row>(actionsOf: (row: Row) => readonly RowAction[]): TableColumn<Row> {
  return {
    id: 'actions',
    label: 'Actions',
    isLabelHidden: true,
    align: 'end',
    render: (row) => {
      const actions = actionsOf(row);
      if (actions.length === 0) return null;
      return (
        <span className="inline-flex flex-wrap justify-end gap-2">
          {actions.map(({ label, name, onPress }) => (
            <Button key={label} variant="secondary" size="small" aria-label={name} onPress={onPress}>
              {label}
            </Button>
          ))}
        </span>
      );
    },
  };
}
