import { IllustrationFrame } from './illustration-frame.tsx';
import { Sparkle } from './sparkle.tsx';

/** A padlock that keeps mail, payments and the website together. */
export function WhySecurity() {
  return (
    <IllustrationFrame>
      <path className="stroke-accent-mid" strokeDasharray="1 7" d="M92 106H64M148 106h28M97 76L70 52M143 76l27-24" />
      <path d="M100 86V64a20 20 0 0 1 40 0v22" strokeWidth="8" className="stroke-accent-ink" />
      <path d="M100 86V64a20 20 0 0 1 40 0v22" strokeWidth="3" className="stroke-surface" />
      <rect className="fill-accent" x="86" y="84" width="68" height="72" rx="11" />
      <circle className="fill-white stroke-none" cx="120" cy="113" r="7.5" />
      <path className="stroke-white" d="M120 117v14" strokeWidth="5" />
      <rect className="fill-surface" x="34" y="28" width="42" height="30" rx="6" />
      <path d="M37 33l18 13 18-13" />
      <rect className="fill-surface" x="164" y="28" width="42" height="30" rx="6" />
      <path className="stroke-accent-mid" d="M164 38h42" strokeWidth="5" />
      <path d="M171 49h9" />
      <circle className="fill-surface" cx="46" cy="106" r="19" />
      <path
        className="stroke-accent-mid"
        d="M27 106h38M46 87c-8 6-11 12-11 19s3 13 11 19c8-6 11-12 11-19s-3-13-11-19z"
      />
      <circle cx="46" cy="106" r="19" />
      <circle className="fill-surface" cx="194" cy="100" r="8" />
      <path className="fill-surface" d="M178 125c1-10 7-15 16-15s15 5 16 15z" />
      <Sparkle x={120} y={28} />
    </IllustrationFrame>
  );
}
