import { joinClasses } from '../join-classes.ts';
import { type Tone, toneFill } from '../tone.ts';

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
  const share = value === undefined ? undefined : Math.min(100, Math.max(0, value));
  const text = valueLabel ?? `${Math.round(share ?? 0)}%`;
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      {...(share === undefined ? {} : { 'aria-valuenow': share, 'aria-valuetext': text })}
      className="w-full"
    >
      {!isLabelHidden && (
        <div aria-hidden="true" className="mb-1.5 flex justify-between gap-4 text-sm">
          <span className="min-w-0 text-ink">{label}</span>
          {share !== undefined && <span className="shrink-0 text-ink-soft tabular-nums">{text}</span>}
        </div>
      )}
      <svg aria-hidden="true" width="100%" height="8" className="block overflow-hidden rounded-full bg-line">
        <rect
          width={share === undefined ? '28%' : `${share}%`}
          height="8"
          rx="4"
          className={joinClasses(toneFill[tone], share === undefined ? 'animate-slide' : 'transition-all')}
        />
      </svg>
    </div>
  );
}
