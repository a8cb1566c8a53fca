import type { ReactElement, ReactNode } from 'react';
import { Menu as AriaMenu, MenuItem, MenuSection, MenuTrigger } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { Separator } from 'react-aria-components/Separator';
import { Text } from 'react-aria-components/Text';
import { say } from '../../portal/texts/say.ts';
import { popoverPanel, popoverRow } from '../fields/field-style.ts';
import { joinClasses } from '../join-classes.ts';

export type MenuEntry<Id extends string> = {
  readonly id: Id;
  readonly label: string;
  readonly description?: string | undefined;
  readonly icon?: ReactNode;
  readonly href?: string | undefined;
  readonly isDisabled?: boolean | undefined;
  /** Destroys something: shown in the danger colour. */
  readonly isDanger?: boolean | undefined;
};

type MenuProps<Id extends string> = {
  readonly label: string;
  /** The button that opens it. */
  readonly trigger: ReactElement;
  /** Groups are divided by a line. */
  readonly groups: readonly (readonly MenuEntry<Id>[])[];
  readonly onAction?: ((id: Id) => void) | undefined;
  /** Above the entries, such as who is signed in. */
  readonly header?: ReactNode;
  /** For who opens it by more than its button; with `onOpenChange`. */
  readonly isOpen?: boolean;
  readonly onOpenChange?: (isOpen: boolean) => void;
};

/** A list of actions behind a button. */
export function Menu<Id extends string>({ label, trigger, groups, onAction, header, ...state }: MenuProps<Id>) {
  const shownGroups = groups.filter((group) => group.length > 0);
  return (
    <MenuTrigger {...state}>
      {trigger}
      <Popover placement="bottom end" className={`${popoverPanel} min-w-52 max-w-80`}>
        {header && <div className="mb-1.5 border-line border-b px-3 pt-1.5 pb-3">{header}</div>}
        <AriaMenu
          aria-label={label}
          className="outline-none"
          onAction={(key) => {
            const entry = groups.flat().find((candidate) => candidate.id === key);
            if (entry) onAction?.(entry.id);
          }}
        >
          {shownGroups.map((group, index) => (
            <MenuGroup key={group[0]?.id} entries={group} isFirst={index === 0} />
          ))}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  );
}

const listOf = (labels: readonly string[]) => new Intl.ListFormat(say.locale, { type: 'unit' }).format(labels);

function MenuGroup<Id extends string>({ entries, isFirst }: { entries: readonly MenuEntry<Id>[]; isFirst: boolean }) {
  return (
    <>
      {!isFirst && <Separator className="mx-1 my-1.5 h-px bg-line" />}
      <MenuSection aria-label={listOf(entries.map((entry) => entry.label))}>
        {entries.map((entry) => (
          <MenuItem
            key={entry.id}
            id={entry.id}
            textValue={entry.label}
            isDisabled={entry.isDisabled ?? false}
            {...(entry.href === undefined ? {} : { href: entry.href })}
            className={joinClasses(popoverRow, entry.isDanger && 'text-danger-ink')}
          >
            {entry.icon && (
              <span aria-hidden="true" className={entry.isDanger ? '' : 'text-ink-soft'}>
                {entry.icon}
              </span>
            )}
            <span className="min-w-0 flex-1">
              <Text slot="label">{entry.label}</Text>
              {entry.description && (
                <Text slot="description" className="block text-ink-soft">
                  {entry.description}
                </Text>
              )}
            </span>
          </MenuItem>
        ))}
      </MenuSection>
    </>
  );
}
