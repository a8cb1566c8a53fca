import { IllustrationFrame } from './illustration-frame.tsx';
import { Sparkle } from './sparkle.tsx';

/** A dial with three ranges; its hand stands in the last but one. */
export function RatingScaleDial() {
  return (
    <IllustrationFrame>
      <path className="fill-surface" d="M40 138a80 80 0 0 1 160 0z" />
      <path className="stroke-accent-line" d="M58 134a62 62 0 0 1 24-46" strokeWidth="13" strokeLinecap="butt" />
      <path className="stroke-accent-mid" d="M88 84a62 62 0 0 1 60-2" strokeWidth="13" strokeLinecap="butt" />
      <path className="stroke-accent" d="M154 86a62 62 0 0 1 28 48" strokeWidth="13" strokeLinecap="butt" />
      <path d="M120 136l26-42" strokeWidth="5" />
      <circle className="fill-surface" cx="120" cy="136" r="9" />
      <path d="M40 138h160" />
      <Sparkle x={206} y={58} />
      <Sparkle x={32} y={68} size={5} />
    </IllustrationFrame>
  );
}
