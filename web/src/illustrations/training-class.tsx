import { IllustrationFrame } from './illustration-frame.tsx';
import { Sparkle } from './sparkle.tsx';

const people = [
  { x: 78, fill: 'fill-accent-mid' },
  { x: 120, fill: 'fill-accent' },
  { x: 162, fill: 'fill-accent-mid' },
];

/** A small team watching a course. */
export function TrainingClass() {
  return (
    <IllustrationFrame>
      <rect className="fill-surface" x="52" y="34" width="136" height="78" rx="9" />
      <path className="fill-accent-line" d="M61 96h118v7a0 0 0 0 1 0 0H61z" strokeWidth="0" />
      <path className="stroke-accent-mid" d="M66 100h108" strokeWidth="4" />
      <path className="stroke-accent" d="M66 100h44" strokeWidth="4" />
      <circle className="fill-accent" cx="120" cy="66" r="19" />
      <path className="fill-white stroke-white" d="M115 58l12 8-12 8z" />
      <path className="fill-accent-deep" d="M176 18l30 12-30 12-30-12z" />
      <path className="fill-accent-line" d="M160 36v12c5 6 27 6 32 0V36l-16 6.5z" />
      <path d="M206 30v18" />
      <path d="M206 51h.01" strokeWidth="6" />
      {people.map((person) => (
        <g key={person.x}>
          <path className={person.fill} d={`M${person.x - 18} 156c0-14 6-20 18-20s18 6 18 20z`} />
          <circle className="fill-surface" cx={person.x} cy="126" r="11" />
        </g>
      ))}
      <Sparkle x={38} y={66} />
      <Sparkle x={206} y={86} size={5} />
    </IllustrationFrame>
  );
}
