import { IllustrationFrame } from './illustration-frame.tsx';
import { Sparkle } from './sparkle.tsx';

/** A clipboard whose rows are still free. */
export function EmptyList() {
  return (
    <IllustrationFrame>
      <rect className="fill-accent-line" x="72" y="36" width="96" height="120" rx="10" />
      <rect className="fill-surface" x="82" y="50" width="76" height="96" rx="5" />
      <path className="fill-surface" d="M102 46v-8a6 6 0 0 1 6-6h3a9 9 0 0 1 18 0h3a6 6 0 0 1 6 6v8z" />
      <g className="stroke-accent-mid" strokeDasharray="5 6">
        <rect x="92" y="64" width="12" height="12" rx="3" />
        <path d="M114 70h34" />
        <rect x="92" y="88" width="12" height="12" rx="3" />
        <path d="M114 94h26" />
        <rect x="92" y="112" width="12" height="12" rx="3" />
        <path d="M114 118h34" />
      </g>
      <circle className="fill-accent" cx="166" cy="134" r="21" />
      <path className="stroke-white" d="M166 124v20M156 134h20" strokeWidth="3.5" />
      <Sparkle x={52} y={66} />
      <Sparkle x={192} y={70} size={5} />
    </IllustrationFrame>
  );
}
