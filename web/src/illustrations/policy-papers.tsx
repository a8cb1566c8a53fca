import { IllustrationFrame } from './illustration-frame.tsx';
import { Sparkle } from './sparkle.tsx';

/** Written rules, signed and sealed. */
export function PolicyPapers() {
  return (
    <IllustrationFrame>
      <path className="fill-accent-line" d="M64 46l70-14a6 6 0 0 1 7 5l18 92-82 17-18-93a6 6 0 0 1 5-7z" />
      <path className="fill-surface" d="M82 32h64l24 24v86a8 8 0 0 1-8 8H82a8 8 0 0 1-8-8V40a8 8 0 0 1 8-8z" />
      <path className="fill-accent-soft" d="M146 32v16a8 8 0 0 0 8 8h16z" />
      <path d="M88 52h36" strokeWidth="5" className="stroke-accent" />
      <path className="stroke-accent-mid" d="M104 72h50M104 88h42M104 104h50" />
      <path d="M87 71l4 4 6-7M87 87l4 4 6-7M87 103l4 4 6-7" />
      <path d="M88 132c6-9 10-9 11-2s5 5 8-2 6-3 8 2" />
      <path className="fill-accent-mid" d="M144 134l-5 26 14-7 14 7-5-26z" />
      <circle className="fill-accent" cx="153" cy="126" r="17" />
      <path className="stroke-white" d="M145 126l6 6 10-11" />
      <path className="fill-surface" d="M192 58l10 5-25 54-11 7 1-12z" />
      <path d="M188 67l10 5" />
      <Sparkle x={48} y={84} />
      <Sparkle x={186} y={36} size={5} />
    </IllustrationFrame>
  );
}
