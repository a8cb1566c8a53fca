import { Ellipsis } from 'lucide-react';
import { say } from '../../portal/texts/say.ts';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Menu } from '../../ui/overlays/menu.tsx';
import type { TableColumn } from '../../ui/tables/table-column.ts';
import { actionsColumn as texts } from './console.texts.ts';

type RowAction = {
  /** On the button, or in the menu. */
  readonly label: string;
  /** Of the first: what the button does to what, for somebody who hears it without the row. */
  readonly name?: string | undefined;
  readonly isDanger?: boolean | undefined;
  readonly onPress: () => unknown;
};

/** The last column of a list: the first thing that can be done to its row as a button, all others in a menu. */
export function actionsColumn<Row>(
  nameOf: (row: Row) => string,
  actionsOf: (row: Row) => readonly RowAction[],
): TableColumn<Row> {
  return {
    id: 'actions',
    label: say(texts.actions),
    isLabelHidden: true,
    align: 'end',
    render: (row) => {
      const [first, ...others] = actionsOf(row);
      if (first === undefined) return null;
      return (
        <span className="inline-flex items-center justify-end gap-1">
          <Button
            variant="secondary"
            size="small"
            aria-label={first.name ?? `${first.label} ${nameOf(row)}`}
            onPress={first.onPress}
          >
            {first.label}
          </Button>
          {others.length > 0 && <OtherActions name={nameOf(row)} actions={others} />}
        </span>
      );
    },
  };
}

function OtherActions({ name, actions }: { readonly name: string; readonly actions: readonly RowAction[] }) {
  return (
    <Menu
      label={say(texts.moreForName, { name })}
      trigger={
        <IconButton
          label={say(texts.moreForName, { name })}
          size="small"
          hasTooltip={false}
          icon={<Ellipsis aria-hidden="true" size={18} />}
        />
      }
      groups={[actions.map(({ label, isDanger }) => ({ id: label, label, isDanger }))]}
      onAction={(id) => actions.find(({ label }) => label === id)?.onPress()}
    />
  );
}
