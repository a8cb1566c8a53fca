import { IllustrationFrame } from './illustration-frame.tsx';
import { Sparkle } from './sparkle.tsx';

const steps = [
  { x: 40, height: 20, fill: 'fill-surface' },
  { x: 70, height: 38, fill: 'fill-accent-line' },
  { x: 100, height: 56, fill: 'fill-accent-line' },
  { x: 130, height: 74, fill: 'fill-accent-mid' },
  { x: 160, height: 92, fill: 'fill-accent' },
];

/** Stairs that lead up to a flag: getting better step by step. */
export function MaturitySteps() {
  return (
    <IllustrationFrame>
      {steps.map((step) => (
        <rect
          key={step.x}
          className={step.fill}
          x={step.x}
          y={156 - step.height}
          width="30"
          height={step.height}
          rx="3"
        />
      ))}
      <path d="M178 64V24" />
      <path className="fill-surface" d="M178 25c8-4 14 4 26 0v20c-12 4-18-4-26 0z" />
      <path d="M186 35l4 4 7-7" />
      <path className="stroke-accent-mid" strokeDasharray="1 7" d="M46 118c8-26 38-52 96-62" />
      <path d="M132 51l11 4-6 10" />
      <path className="stroke-white" d="M175 90v22M169 96l6-6 6 6" />
      <circle className="fill-surface" cx="55" cy="112" r="7" />
      <path className="fill-surface" d="M45 136c0-9 3-13 10-13s10 4 10 13z" />
      <Sparkle x={84} y={44} />
      <Sparkle x={206} y={82} size={5} />
    </IllustrationFrame>
  );
}
