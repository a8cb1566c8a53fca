import type { Phrase } from '@portal/domain/texts/texts.ts';
import { useId } from 'react';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { say } from '../texts/say.ts';

type ChoiceListProps<Id extends string> = {
  readonly label: string;
  readonly options: readonly Id[];
  readonly names: Readonly<Record<Id, Phrase>>;
  readonly chosen: readonly Id[];
  readonly onChange: (chosen: readonly Id[]) => void;
  readonly errorMessage?: string | undefined;
};

/** Several of a list by their boxes, each with the name that programs know it by. */
export function ChoiceList<Id extends string>(props: ChoiceListProps<Id>) {
  const { label, options, names, chosen, onChange, errorMessage } = props;
  const labelId = useId();
  const errorId = useId();
  return (
    <fieldset aria-labelledby={labelId} aria-describedby={errorMessage === undefined ? undefined : errorId}>
      <legend id={labelId} className="mb-2 font-medium text-sm">
        {label}
      </legend>
      <div className="flex flex-col gap-2">
        {options.map((option) => (
          <Checkbox
            key={option}
            isSelected={chosen.includes(option)}
            onChange={(isChosen) =>
              onChange(options.filter((one) => (one === option ? isChosen : chosen.includes(one))))
            }
          >
            {say(names[option])} <code className="wrap-anywhere font-mono text-ink-soft text-xs">{option}</code>
          </Checkbox>
        ))}
      </div>
      {errorMessage !== undefined && (
        <p id={errorId} role="alert" className="mt-1.5 font-medium text-danger-ink text-sm">
          {errorMessage}
        </p>
      )}
    </fieldset>
  );
}
