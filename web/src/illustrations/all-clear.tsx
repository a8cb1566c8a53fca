import { IllustrationFrame } from './illustration-frame.tsx';
import { Sparkle } from './sparkle.tsx';

const leaves = [
  { x: 62, y: 134, angle: -58 },
  { x: 52, y: 112, angle: -30 },
  { x: 50, y: 88, angle: -6 },
];

/** A shield between laurels: nothing to do. */
export function AllClear() {
  return (
    <IllustrationFrame>
      <path d="M86 152C62 146 50 122 52 84M154 152c24-6 36-30 34-68" className="stroke-accent-mid" />
      {leaves.map(({ x, y, angle }) => (
        <g key={y}>
          <path
            className="fill-accent-mid"
            d="M0 0c-7-5-9-13-5-22 8 4 10 13 5 22z"
            transform={`translate(${x} ${y}) rotate(${angle})`}
          />
          <path
            className="fill-accent-mid"
            d="M0 0c7-5 9-13 5-22-8 4-10 13-5 22z"
            transform={`translate(${240 - x} ${y}) rotate(${-angle})`}
          />
        </g>
      ))}
      <path className="fill-accent" d="M120 30l44 15v36c0 30-18 50-44 64-26-14-44-34-44-64V45z" />
      <path className="fill-black/12 stroke-none" d="M120 30l44 15v36c0 30-18 50-44 64z" />
      <path className="stroke-white" d="M100 86l15 15 27-30" strokeWidth="6" />
      <Sparkle x={186} y={44} />
      <Sparkle x={56} y={48} size={5} />
      <Sparkle x={204} y={66} size={4} />
    </IllustrationFrame>
  );
}
