import { IllustrationFrame } from './illustration-frame.tsx';
import { Sparkle } from './sparkle.tsx';

/** A screen that keeps watch and rings when something changes. */
export function MonitoringWatch() {
  return (
    <IllustrationFrame>
      <path className="fill-accent-line" d="M104 132h32l4 24h-40z" />
      <path d="M88 156h64" />
      <rect className="fill-surface" x="42" y="34" width="156" height="98" rx="10" />
      <path className="fill-accent-line stroke-none" d="M56 112V98l18-12 18 8 20-26 20 16 18-22 14 10v40z" />
      <path className="stroke-accent-mid" d="M54 112h132M54 92h132M54 72h132" strokeWidth="1.5" />
      <path className="stroke-accent" d="M56 98l18-12 18 8 20-26 20 16 18-22 14 10" strokeWidth="3.5" />
      <circle className="fill-surface" cx="112" cy="68" r="5" />
      <circle className="fill-surface" cx="150" cy="62" r="5" />
      <path d="M54 49h28" strokeWidth="5" />
      <circle className="fill-surface" cx="190" cy="46" r="25" />
      <path className="fill-accent" d="M178 54c3-3 3-7 3-11a9 9 0 0 1 18 0c0 4 0 8 3 11z" />
      <path d="M187 59c1 3 5 3 6 0M190 34v-2" />
      <Sparkle x={30} y={56} />
      <Sparkle x={214} y={100} size={5} />
    </IllustrationFrame>
  );
}
