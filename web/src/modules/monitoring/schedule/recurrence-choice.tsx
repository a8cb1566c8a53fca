import { RECURRENCE_LABELS, RECURRENCES, type Recurrence } from '@portal/domain/monitoring/schedules/schedule.ts';
import { useId } from 'react';
import { Focusable } from 'react-aria-components/Focusable';
import { Radio, RadioGroup } from 'react-aria-components/RadioGroup';
import { say } from '../../../portal/texts/say.ts';
import { Tooltip } from '../../../ui/overlays/tooltip.tsx';
import { recurrenceChoice as texts } from './schedule.texts.ts';

type RecurrenceChoiceProps = {
  readonly value: Recurrence | null;
  readonly allowed: readonly Recurrence[];
  readonly onChange: (value: Recurrence) => void;
  readonly errorMessage?: string | undefined;
};

const segment =
  'flex min-h-10 select-none items-center justify-center rounded-inner border border-transparent px-3 font-medium text-sm transition-colors';

/** How often a website is scanned; what the plan does not include says "Upgrade to use" (spec part 2, section 5). */
export function RecurrenceChoice({ value, allowed, onChange, errorMessage }: RecurrenceChoiceProps) {
  const labelId = useId();
  return (
    <div>
      <span id={labelId} className="mb-2 block font-medium text-sm">
        {say(texts.howOften)}
      </span>
      <RadioGroup
        aria-labelledby={labelId}
        value={value}
        orientation="horizontal"
        isInvalid={errorMessage !== undefined}
        validationBehavior="aria"
        onChange={(chosen) => {
          const recurrence = RECURRENCES.find((known) => known === chosen);
          if (recurrence) onChange(recurrence);
        }}
        className="grid grid-cols-2 gap-1 rounded-box bg-sunken p-1 phone:grid-cols-4"
      >
        {RECURRENCES.map((recurrence) =>
          allowed.includes(recurrence) ? (
            <Radio
              key={recurrence}
              value={recurrence}
              className={`${segment} cursor-pointer text-ink-soft hover:text-ink selected:border-line selected:bg-raised selected:font-semibold selected:text-accent-ink selected:shadow-raised focus-visible:outline-2 focus-visible:outline-focus`}
            >
              {say(RECURRENCE_LABELS[recurrence])}
            </Radio>
          ) : (
            <Tooltip key={recurrence} text={say(texts.upgradeToUse)}>
              <Focusable>
                {/* A span, because a disabled radio shows no tooltip. */}
                {/* biome-ignore lint/a11y/useSemanticElements: see above */}
                <span
                  role="radio"
                  aria-checked="false"
                  aria-disabled="true"
                  tabIndex={0}
                  className={`${segment} cursor-not-allowed text-ink-faint`}
                >
                  {say(RECURRENCE_LABELS[recurrence])}
                </span>
              </Focusable>
            </Tooltip>
          ),
        )}
      </RadioGroup>
      {errorMessage && (
        <p role="alert" className="mt-1.5 text-danger-ink text-sm">
          {errorMessage}
        </p>
      )}
    </div>
  );
}
