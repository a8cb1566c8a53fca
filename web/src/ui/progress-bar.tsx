import { Label } from 'react-aria-components/Label';
import { ProgressBar as AriaProgressBar } from 'react-aria-components/ProgressBar';
import { joinClasses } from './join-classes.ts';
import { type Tone, toneFill } from './tone.ts';

type ProgressBarProps = {
  readonly label: string;
  /** 0 to 100; leave out while the length of the work is unknown. */
  readonly value?: number | undefined;
  /** Shown instead of the percentage, such as "3 of 8 pages". */
  readonly valueLabel?: string | undefined;
  readonly tone?: Tone | undefined;
  readonly isLabelHidden?: boolean | undefined;
};

/** How far along some work is. */
export function ProgressBar({ label, value, valueLabel, tone = 'accent', isLabelHidden }: ProgressBarProps) {
  return (
    <AriaProgressBar
      value={value ?? 0}
      isIndeterminate={value === undefined}
      {...(valueLabel === undefined ? {} : { valueLabel })}
      {...(isLabelHidden ? { 'aria-label': label } : {})}
      className="w-full"
    >
      {({ percentage, valueText, isIndeterminate }) => (
        <>
          {!isLabelHidden && (
            <div className="mb-1.5 flex justify-between gap-4 text-sm">
              <Label className="min-w-0 text-ink">{label}</Label>
              {!isIndeterminate && <span className="shrink-0 text-ink-soft tabular-nums">{valueText}</span>}
            </div>
          )}
          <svg aria-hidden="true" width="100%" height="8" className="block overflow-hidden rounded-full bg-line">
            <rect
              width={isIndeterminate ? '28%' : `${percentage ?? 0}%`}
              height="8"
              rx="4"
              className={joinClasses(toneFill[tone], isIndeterminate ? 'animate-slide' : 'transition-all')}
            />
          </svg>
        </>
      )}
    </AriaProgressBar>
  );
}
