import { useId } from 'react';
import { ToggleButton } from 'react-aria-components/ToggleButton';
import { ToggleButtonGroup } from 'react-aria-components/ToggleButtonGroup';
import type { ChoiceOption } from './select.tsx';

type SegmentedChoiceProps<Id extends string> = {
  readonly label: string;
  readonly options: readonly ChoiceOption<Id>[];
  readonly value: Id;
  readonly onChange: (value: Id) => void;
  readonly isDisabled?: boolean | undefined;
  readonly isLabelHidden?: boolean | undefined;
};

/** Chooses one of two to five short options that lie side by side. */
export function SegmentedChoice<Id extends string>(props: SegmentedChoiceProps<Id>) {
  const { label, options, value, onChange, isDisabled = false, isLabelHidden } = props;
  const labelId = useId();
  return (
    <div>
      <span id={labelId} className={isLabelHidden ? 'sr-only' : 'mb-2 block font-medium text-ink text-sm'}>
        {label}
      </span>
      <ToggleButtonGroup
        aria-labelledby={labelId}
        selectionMode="single"
        disallowEmptySelection
        selectedKeys={[value]}
        isDisabled={isDisabled}
        onSelectionChange={(keys) => {
          const chosen = options.find((option) => keys.has(option.id));
          if (chosen) onChange(chosen.id);
        }}
        className="flex flex-wrap gap-1 rounded-box bg-sunken p-1"
      >
        {options.map((option) => (
          <ToggleButton
            key={option.id}
            id={option.id}
            isDisabled={option.isDisabled ?? false}
            className="min-h-10 min-w-fit flex-1 cursor-pointer select-none whitespace-nowrap rounded-inner border border-transparent px-4 font-medium text-ink-soft text-sm transition-colors hover:text-ink selected:border-line selected:bg-raised selected:font-semibold selected:text-accent-ink disabled:cursor-not-allowed disabled:opacity-50"
          >
            {option.label}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </div>
  );
}
