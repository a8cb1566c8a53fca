import type { ReactNode } from 'react';
import { type Tone, toneStroke } from '../tone.ts';

const sizes = { small: 'size-14', medium: 'size-28', large: 'size-40' } as const;
const radius = 42;
const circumference = 2 * Math.PI * radius;

type ProgressRingProps = {
  /** Read out together with the percentage. */
  readonly label: string;
  /** 0 to 100. */
  readonly value: number;
  readonly valueLabel?: string | undefined;
  readonly tone?: Tone | undefined;
  readonly size?: keyof typeof sizes | undefined;
  /** In the middle; the percentage when left out. */
  readonly children?: ReactNode;
};

/** A share of a whole as a ring. */
export function ProgressRing({
  label,
  value,
  valueLabel,
  tone = 'accent',
  size = 'medium',
  children,
}: ProgressRingProps) {
  const share = Math.min(100, Math.max(0, value)) / 100;
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={share * 100}
      aria-valuetext={valueLabel ?? `${Math.round(share * 100)}%`}
      className={`relative inline-flex shrink-0 items-center justify-center ${sizes[size]}`}
    >
      <svg viewBox="0 0 100 100" fill="none" aria-hidden="true" className="absolute inset-0 -rotate-90">
        <circle cx="50" cy="50" r={radius} strokeWidth="10" className="stroke-line" />
        {share > 0 && (
          <circle
            cx="50"
            cy="50"
            r={radius}
            strokeWidth="10"
            strokeLinecap="round"
            strokeDasharray={`${share * circumference} ${circumference}`}
            className={`${toneStroke[tone]} transition-all`}
          />
        )}
      </svg>
      <span aria-hidden="true" className="relative text-center font-semibold tabular-nums leading-tight">
        {children ?? `${Math.round(value)}%`}
      </span>
    </div>
  );
}
