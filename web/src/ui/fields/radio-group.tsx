import type { ReactNode } from 'react';
import { Label } from 'react-aria-components/Label';
import { RadioGroup as AriaRadioGroup, Radio } from 'react-aria-components/RadioGroup';
import { useCurrentError } from '../answered-error.ts';
import { joinClasses } from '../join-classes.ts';
import { FieldMessages } from './field-messages.tsx';
import type { ChoiceOption } from './select.tsx';

type RadioGroupProps<Id extends string> = {
  readonly label: string;
  readonly options: readonly ChoiceOption<Id>[];
  readonly value: Id | null;
  readonly onChange: (value: Id) => void;
  readonly description?: ReactNode;
  readonly errorMessage?: ReactNode;
  readonly isDisabled?: boolean | undefined;
  readonly isRequired?: boolean | undefined;
  /** Each option in a frame of its own, for choices that need a sentence. */
  readonly hasFrames?: boolean | undefined;
  /** Short options side by side, where a heading above them asks the question: the label is for screen readers alone. */
  readonly isInline?: boolean | undefined;
};

/** Chooses exactly one of a few options that are all in view. */
export function RadioGroup<Id extends string>(props: RadioGroupProps<Id>) {
  const { label, options, value, onChange, description, hasFrames, isInline } = props;
  const errorMessage = useCurrentError(props.errorMessage, value);
  return (
    <AriaRadioGroup
      value={value}
      onChange={(key) => {
        const chosen = options.find((option) => option.id === key);
        if (chosen) onChange(chosen.id);
      }}
      isInvalid={Boolean(errorMessage)}
      isDisabled={props.isDisabled ?? false}
      isRequired={props.isRequired ?? false}
      validationBehavior="aria"
    >
      <Label className={isInline ? 'sr-only' : 'mb-2 block font-medium text-ink text-sm'}>{label}</Label>
      <div className={joinClasses('flex', isInline ? 'flex-wrap' : 'flex-col', hasFrames ? 'gap-2' : 'gap-1')}>
        {options.map((option) => (
          <Radio
            key={option.id}
            value={option.id}
            isDisabled={option.isDisabled ?? false}
            className={joinClasses(
              'group/radio flex cursor-pointer items-start gap-3 rounded-box disabled:cursor-not-allowed disabled:text-ink-faint',
              hasFrames
                ? 'border border-line bg-surface transition-colors hover:border-line-strong selected:border-accent selected:bg-accent-softer'
                : 'min-h-8 py-1',
              hasFrames && (isInline ? 'min-w-24 grow px-3 py-2.5 text-sm' : 'p-4'),
            )}
          >
            {({ isSelected, isFocusVisible }) => (
              <>
                <span
                  aria-hidden="true"
                  className={joinClasses(
                    'mt-0.5 flex size-5 shrink-0 items-center justify-center rounded-full border bg-surface transition-all',
                    isSelected ? 'border-6 border-accent' : 'border-line-strong group-invalid/radio:border-danger-ink',
                    isFocusVisible && 'outline-2 outline-focus outline-offset-2',
                  )}
                />
                <span className="min-w-0">
                  <span className={joinClasses('block', hasFrames && 'font-medium')}>{option.label}</span>
                  {option.description && <span className="block text-ink-soft text-sm">{option.description}</span>}
                </span>
              </>
            )}
          </Radio>
        ))}
      </div>
      <FieldMessages description={description} errorMessage={errorMessage} />
    </AriaRadioGroup>
  );
}
