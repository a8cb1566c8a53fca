import type { ReactNode } from 'react';
import { type Tone, toneStroke } from '../tone.ts';

/** Half a circle from left to right, in a picture of 100 by 56. */
const ARC = 'M8 50A42 42 0 0 1 92 50';
const RADIUS = 42;
const TICK = { from: 34, to: 47 } as const;

type DialProps = {
  /** What a reader hears instead of the picture. */
  readonly label: string;
  /** 0 to 100. */
  readonly value: number;
  readonly tone: Tone;
  /** Where a mark stands across the scale, 0 to 100; none where left out. */
  readonly mark?: number | undefined;
  /** Below the arc. */
  readonly children: ReactNode;
};

/** A value on a half-round scale of a hundred. */
export function Dial({ label, value, tone, mark, children }: DialProps) {
  const share = Math.min(100, Math.max(0, value));
  return (
    <div role="img" aria-label={label} className="w-full max-w-52">
      <svg viewBox="0 0 100 56" fill="none" aria-hidden="true" className="w-full">
        <path d={ARC} strokeWidth="9" strokeLinecap="round" className="stroke-line" />
        {share > 0 && (
          <path
            d={ARC}
            strokeWidth="9"
            strokeLinecap="round"
            pathLength="100"
            strokeDasharray={`${share} 200`}
            className={`${toneStroke[tone]} forced-colors:stroke-[CanvasText]`}
          />
        )}
        {mark !== undefined && <path d={tickAt(mark)} strokeWidth="2" className="stroke-ink" />}
      </svg>
      <div aria-hidden="true" className="-mt-10 text-center">
        {children}
      </div>
    </div>
  );
}

/** A line across the arc at a part of its way. */
function tickAt(mark: number): string {
  const angle = Math.PI * (1 - mark / 100);
  const point = (radius: number) => `${50 + radius * Math.cos(angle)} ${50 - radius * Math.sin(angle)}`;
  return `M${point(TICK.from)}L${point(Math.min(TICK.to, RADIUS + 5))}`;
}
