import { IllustrationFrame } from '../../../illustrations/illustration-frame.tsx';
import { Sparkle } from '../../../illustrations/sparkle.tsx';

const rows = [56, 82, 108] as const;

/** A list whose first things are done, and the tool to go on with. */
export function FixList() {
  return (
    <IllustrationFrame>
      <rect className="fill-surface" x="54" y="30" width="108" height="126" rx="10" />
      <path className="fill-accent-line" d="M88 22h40v16H88z" />
      {rows.map((y, index) => (
        <g key={y}>
          <rect
            className={index < 2 ? 'fill-accent' : 'fill-accent-soft'}
            x="68"
            y={y - 8}
            width="16"
            height="16"
            rx="4"
          />
          {index < 2 && <path className="stroke-white" d={`M72 ${y}l3.5 3.5 5.5-6.5`} />}
          <path className="stroke-accent-mid" d={`M94 ${y - 4}h52M94 ${y + 5}h34`} />
        </g>
      ))}
      <path className="stroke-accent-mid" d="M68 134h78" strokeWidth="6" />
      <path className="stroke-accent" d="M68 134h50" strokeWidth="6" />
      <path
        className="fill-accent-mid"
        d="M186 74a18 18 0 0 0-22 24l-26 38a7 7 0 0 0 11 8l28-36a18 18 0 0 0 22-24l-12 10-10-8z"
      />
      <Sparkle x={204} y={50} />
      <Sparkle x={36} y={62} size={5} />
      <Sparkle x={206} y={132} size={4} />
    </IllustrationFrame>
  );
}
