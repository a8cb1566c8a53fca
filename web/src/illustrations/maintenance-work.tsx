import { IllustrationFrame } from './illustration-frame.tsx';
import { Sparkle } from './sparkle.tsx';

const teeth = [0, 45, 90, 135, 180, 225, 270, 315];

/** A gear and a spanner: someone is working on it. */
export function MaintenanceWork() {
  return (
    <IllustrationFrame>
      <g>
        {teeth.map((angle) => (
          <rect
            key={angle}
            className="fill-accent-line"
            x="96"
            y="36"
            width="20"
            height="20"
            rx="4"
            transform={`rotate(${angle} 106 92)`}
          />
        ))}
        <circle className="fill-accent-line" cx="106" cy="92" r="42" />
        <circle className="fill-surface" cx="106" cy="92" r="19" />
      </g>
      <path
        className="fill-accent"
        d="M196 54a24 24 0 0 1-31 23l-45 52a11 11 0 0 1-16-15l51-46a24 24 0 0 1 31-30l-14 15 4 11 11 3z"
      />
      <path className="stroke-white" d="M113 121h.01" strokeWidth="6" />
      <path className="fill-accent-mid" d="M182 156l7-34a3 3 0 0 1 6 0l7 34z" />
      <path className="stroke-surface" d="M187 141h10" strokeWidth="4" />
      <path d="M174 156h36" />
      <Sparkle x={42} y={60} />
      <Sparkle x={208} y={92} size={5} />
    </IllustrationFrame>
  );
}
