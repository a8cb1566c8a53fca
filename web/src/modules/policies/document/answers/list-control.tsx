import { MAX_LIST_ENTRIES } from '@portal/domain/policies/policy-field.ts';
import { Plus, X } from 'lucide-react';
import { useRef } from 'react';
import { say } from '../../../../portal/texts/say.ts';
import { Button } from '../../../../ui/button.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { joinClasses } from '../../../../ui/join-classes.ts';
import { listControl as texts } from './answers.texts.ts';

type ListControlProps = {
  readonly label: string;
  readonly entries: readonly string[];
  readonly errorMessage: string | undefined;
  /** Two entries in a row where there is room, the label for screen readers alone. */
  readonly isCompact: boolean;
  readonly onChange: (entries: readonly string[]) => void;
};

/** Entries below each other; Enter adds the next, Backspace in an empty one removes it. */
export function ListControl({ label, entries, errorMessage, isCompact, onChange }: ListControlProps) {
  const group = useRef<HTMLFieldSetElement>(null);
  const focus = (index: number) =>
    requestAnimationFrame(() => group.current?.querySelectorAll('input')[Math.max(0, index)]?.focus());
  const add = (index: number) => {
    if (entries.length >= MAX_LIST_ENTRIES) return;
    onChange(entries.toSpliced(index, 0, ''));
    focus(index);
  };
  const remove = (index: number) => {
    onChange(entries.toSpliced(index, 1));
    focus(index - 1);
  };
  return (
    <fieldset ref={group} className="min-w-0">
      <legend className={isCompact ? 'sr-only' : 'mb-2 font-medium text-sm'}>
        {isCompact ? label : say(texts.yourAnswer)}
      </legend>
      <ul className={joinClasses('gap-2', isCompact ? 'grid gap-x-8 desktop:grid-cols-2' : 'flex flex-col')}>
        {entries.map((entry, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: entries have no id, and two may be alike
          <li key={index} className="flex items-center gap-2">
            <TextField
              label={say(texts.entry, { number: index + 1 })}
              aria-label={say(texts.entryLabel, { label, number: index + 1 })}
              value={entry}
              maxLength={200}
              autoComplete="off"
              onChange={(text) => onChange(entries.with(index, text))}
              onKeyDown={(event) => {
                if (event.key === 'Enter') add(index + 1);
                else if (event.key === 'Backspace' && entry === '' && entries.length > 1) remove(index);
                else return event.continuePropagation();
                event.preventDefault();
              }}
            />
            <IconButton
              label={say(texts.removeEntry, { number: index + 1 })}
              icon={<X aria-hidden="true" size={18} />}
              onPress={() => remove(index)}
            />
          </li>
        ))}
      </ul>
      {errorMessage !== undefined && (
        <p role="alert" className="mt-1.5 font-medium text-danger-ink text-sm">
          {errorMessage}
        </p>
      )}
      {entries.length < MAX_LIST_ENTRIES && (
        <div className="mt-3">
          <Button
            variant="soft"
            size="small"
            icon={<Plus aria-hidden="true" size={16} />}
            onPress={() => add(entries.length)}
          >
            {say(texts.addAnEntry)}
          </Button>
        </div>
      )}
    </fieldset>
  );
}
