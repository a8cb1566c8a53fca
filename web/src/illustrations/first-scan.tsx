import { IllustrationFrame } from './illustration-frame.tsx';
import { Sparkle } from './sparkle.tsx';

/** A website under the magnifying glass: nothing has been scanned yet. */
export function FirstScan() {
  return (
    <IllustrationFrame>
      <rect className="fill-surface" x="42" y="34" width="132" height="104" rx="10" />
      <path className="fill-accent-line" d="M42 56V44a10 10 0 0 1 10-10h112a10 10 0 0 1 10 10v12z" />
      <path d="M54 45h.01M63 45h.01M72 45h.01" strokeWidth="4" />
      <path className="stroke-accent-mid" d="M92 45h66" strokeWidth="5" />
      <rect className="fill-accent-mid stroke-none" x="56" y="70" width="42" height="30" rx="5" />
      <path className="stroke-accent-mid" d="M110 74h48M110 86h34M56 114h62M56 125h40" />
      <path d="M164 132l22 22" strokeWidth="8" />
      <circle className="fill-surface" cx="146" cy="113" r="29" />
      <circle className="stroke-accent-mid" cx="146" cy="113" r="22" />
      <path className="fill-accent stroke-accent" d="M146 100l11 4v8c0 7-4.5 12-11 15-6.5-3-11-8-11-15v-8z" />
      <path className="stroke-white" d="M141 113l4 4 7-7.5" />
      <Sparkle x={196} y={52} />
      <Sparkle x={30} y={70} size={5} />
    </IllustrationFrame>
  );
}
