import { IllustrationFrame } from './illustration-frame.tsx';
import { Sparkle } from './sparkle.tsx';

const rows = [
  { y: 58, mark: 'fill-critical', length: 60 },
  { y: 84, mark: 'fill-medium', length: 44 },
  { y: 110, mark: 'fill-low', length: 54 },
];

/** A list of weak points, the worst first, under a magnifying glass. */
export function WeaknessList() {
  return (
    <IllustrationFrame>
      <rect className="fill-surface" x="48" y="30" width="124" height="126" rx="8" />
      {rows.map(({ y, mark, length }) => (
        <g key={y}>
          <rect className={`${mark} stroke-none`} x="62" y={y - 7} width="14" height="14" rx="4" />
          <path className="stroke-accent-mid" d={`M88 ${y}h${length}`} strokeWidth="4" />
        </g>
      ))}
      <path className="stroke-accent-line" d="M62 136h84" strokeWidth="4" />
      <circle className="fill-accent-soft" cx="166" cy="96" r="30" />
      <circle cx="166" cy="96" r="30" strokeWidth="5" />
      <path d="M187 119l22 23" strokeWidth="9" />
      <path className="stroke-accent" d="M153 96l9 9 17-19" strokeWidth="5" />
      <Sparkle x={200} y={52} />
      <Sparkle x={34} y={74} size={5} />
    </IllustrationFrame>
  );
}
