import { IllustrationFrame } from './illustration-frame.tsx';
import { Sparkle } from './sparkle.tsx';

/** A report whose first page shows a line that climbs. */
export function ReportPages() {
  return (
    <IllustrationFrame>
      <rect className="fill-accent-line" x="92" y="26" width="98" height="126" rx="8" />
      <rect className="fill-surface" x="60" y="36" width="98" height="120" rx="8" />
      <path d="M74 56h40" strokeWidth="5" />
      <path className="stroke-accent-mid" d="M74 70h66M74 112h66M74 124h66M74 136h40" strokeWidth="2" />
      <path className="stroke-accent" d="M74 102l16-8 14 4 16-14 20-6" strokeWidth="3.5" />
      <circle className="fill-surface" cx="140" cy="78" r="4" />
      <Sparkle x={202} y={50} />
      <Sparkle x={40} y={84} size={5} />
    </IllustrationFrame>
  );
}
