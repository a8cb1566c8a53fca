import { Ellipsis } from 'lucide-react';
import { useSessionState } from '../../../portal/use-session-state.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Menu, type MenuEntry } from '../../../ui/overlays/menu.tsx';

type RowMenuProps<Id extends string> = {
  /** Whose actions these are. */
  readonly name: string;
  readonly entries: readonly MenuEntry<Id>[];
  readonly onAction: (id: Id) => void;
};

/** The actions of one row, which are of people: a visit of support is offered none of them. */
export function RowMenu<Id extends string>({ name, entries, onAction }: RowMenuProps<Id>) {
  const { isServiceSession } = useSessionState();
  if (isServiceSession) return null;
  return (
    <Menu
      label={`Actions for ${name}`}
      trigger={
        <IconButton
          label={`Actions for ${name}`}
          hasTooltip={false}
          size="small"
          icon={<Ellipsis aria-hidden="true" size={18} />}
        />
      }
      groups={[entries]}
      onAction={onAction}
    />
  );
}
