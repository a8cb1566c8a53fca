import { Check, ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { ComboBox as AriaComboBox } from 'react-aria-components/ComboBox';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { say } from '../../portal/texts/say.ts';
import { useCurrentError } from '../answered-error.ts';
import { combobox as texts } from './choices.texts.ts';
import { FieldMessages } from './field-messages.tsx';
import { fieldFrame, fieldInput, floatingLabel, popoverPanel, popoverRow } from './field-style.ts';
import type { ChoiceOption } from './select.tsx';

type ComboboxProps<Id extends string> = {
  readonly label: string;
  readonly options: readonly ChoiceOption<Id>[];
  readonly value: Id | null;
  readonly onChange: (value: Id | null) => void;
  readonly description?: ReactNode;
  readonly errorMessage?: ReactNode;
  readonly isDisabled?: boolean | undefined;
  readonly isRequired?: boolean | undefined;
  /** Shown in the list when nothing matches what was typed. */
  readonly emptyText?: string | undefined;
};

/** In pixels, about seven rows: a longer list scrolls, and opens downwards wherever so much fits below. */
const LIST_HEIGHT = 320;

/** Chooses one of many options; typing narrows the list. */
export function Combobox<Id extends string>(props: ComboboxProps<Id>) {
  const { label, options, value, onChange, description, emptyText = say(texts.nothingMatches) } = props;
  const errorMessage = useCurrentError(props.errorMessage, value);
  return (
    <AriaComboBox
      value={value}
      onChange={(key) => onChange(options.find((option) => option.id === key)?.id ?? null)}
      defaultItems={options}
      isInvalid={Boolean(errorMessage)}
      isDisabled={props.isDisabled ?? false}
      isRequired={props.isRequired ?? false}
      validationBehavior="aria"
      menuTrigger="focus"
      allowsEmptyCollection
      className="group/field w-full"
    >
      <div className={fieldFrame}>
        <Input placeholder=" " className={fieldInput} />
        <Label className={floatingLabel}>{label}</Label>
        <Button className="m-1.5 inline-flex w-11 shrink-0 cursor-pointer items-center justify-center rounded-inner text-ink-soft hover:bg-sunken hover:text-ink disabled:cursor-not-allowed">
          <ChevronDown aria-hidden="true" size={20} />
        </Button>
      </div>
      <FieldMessages description={description} errorMessage={errorMessage} />
      <Popover maxHeight={LIST_HEIGHT} className={`${popoverPanel} w-(--trigger-width)`}>
        <ListBox<ChoiceOption<Id>>
          className="outline-none"
          renderEmptyState={() => <p className="px-3 py-2 text-ink-soft text-sm">{emptyText}</p>}
        >
          {(option) => (
            <ListBoxItem
              id={option.id}
              textValue={option.label}
              isDisabled={option.isDisabled ?? false}
              className={popoverRow}
            >
              {({ isSelected }) => (
                <>
                  <span className="min-w-0 flex-1">{option.label}</span>
                  {isSelected && <Check aria-hidden="true" size={18} className="shrink-0 text-accent-ink" />}
                </>
              )}
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </AriaComboBox>
  );
}
