import { Ellipsis } from 'lucide-react';
import { say } from '../../../portal/texts/say.ts';
import { useSessionState } from '../../../portal/use-session-state.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Menu, type MenuEntry } from '../../../ui/overlays/menu.tsx';
import { rowMenu as texts } from './admins.texts.ts';

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
      label={say(texts.actionsForName, { name })}
      trigger={
        <IconButton
          label={say(texts.actionsForName, { name })}
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
