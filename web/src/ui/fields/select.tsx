import { Check, ChevronsUpDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { Label } from 'react-aria-components/Label';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { Select as AriaSelect, SelectValue } from 'react-aria-components/Select';
import { Text } from 'react-aria-components/Text';
import { useCurrentError } from '../answered-error.ts';
import { FieldMessages } from './field-messages.tsx';
import { fieldFrame, popoverPanel, popoverRow, raisedLabel, restingLabel } from './field-style.ts';

export type ChoiceOption<Id extends string> = {
  readonly id: Id;
  readonly label: string;
  readonly description?: string | undefined;
  readonly isDisabled?: boolean | undefined;
};

type SelectProps<Id extends string> = {
  readonly label: string;
  readonly options: readonly ChoiceOption<Id>[];
  /** `null` when nothing is chosen. */
  readonly value: Id | null;
  readonly onChange: (value: Id) => void;
  readonly description?: ReactNode;
  readonly errorMessage?: ReactNode;
  readonly isDisabled?: boolean | undefined;
  readonly isRequired?: boolean | undefined;
  readonly name?: string | undefined;
};

/** Chooses one of a few options from a list. */
export function Select<Id extends string>(props: SelectProps<Id>) {
  const { label, options, value, onChange, description, isRequired = false } = props;
  // Without options a press would open nothing: they are on their way, or there are none.
  const isDisabled = props.isDisabled === true || options.length === 0;
  const errorMessage = useCurrentError(props.errorMessage, value);
  return (
    <AriaSelect
      value={value}
      onChange={(key) => {
        const chosen = options.find((option) => option.id === key);
        if (chosen) onChange(chosen.id);
      }}
      isInvalid={Boolean(errorMessage)}
      isDisabled={isDisabled}
      isRequired={isRequired}
      validationBehavior="aria"
      {...(props.name === undefined ? {} : { name: props.name })}
      className="group/field w-full"
    >
      <div className={fieldFrame}>
        <Button className="flex w-full cursor-pointer items-center gap-2 rounded-box px-3.5 pt-6 pb-2 text-start text-base outline-none disabled:cursor-not-allowed disabled:text-ink-faint">
          <SelectValue className="min-w-0 flex-1 truncate">
            {({ selectedText }) => selectedText || <span aria-hidden="true">&nbsp;</span>}
          </SelectValue>
          <ChevronsUpDown aria-hidden="true" size={18} className="-mt-4 shrink-0 text-ink-soft" />
        </Button>
        <Label className={value === null ? restingLabel : raisedLabel}>{label}</Label>
      </div>
      <FieldMessages description={description} errorMessage={errorMessage} />
      <Popover className={`${popoverPanel} min-w-(--trigger-width)`}>
        <ListBox items={options} className="outline-none">
          {(option) => (
            <ListBoxItem
              id={option.id}
              textValue={option.label}
              isDisabled={option.isDisabled ?? false}
              className={popoverRow}
            >
              {({ isSelected }) => (
                <>
                  <span className="min-w-0 flex-1">
                    <Text slot="label">{option.label}</Text>
                    {option.description && (
                      <Text slot="description" className="block font-normal text-ink-soft">
                        {option.description}
                      </Text>
                    )}
                  </span>
                  {isSelected && <Check aria-hidden="true" size={18} className="shrink-0 text-accent-ink" />}
                </>
              )}
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </AriaSelect>
  );
}
