import { IllustrationFrame } from './illustration-frame.tsx';
import { Sparkle } from './sparkle.tsx';

/** Somebody with a headset answers a question. */
export function ExpertTalk() {
  return (
    <IllustrationFrame>
      <path className="fill-accent" d="M42 156c0-32 16-50 40-50s40 18 40 50z" />
      <path className="fill-white" d="M74 108l8 12 8-12z" />
      <circle className="fill-white" cx="82" cy="74" r="25" />
      <path className="fill-accent-mid" d="M57 74c-2-18 8-30 25-30s27 12 25 30c-6-12-14-16-25-16s-19 4-25 16z" />
      <path d="M55 76a27 27 0 0 1 54 0" strokeWidth="4" />
      <rect className="fill-accent-ink" x="50" y="72" width="9" height="17" rx="4.5" />
      <rect className="fill-accent-ink" x="105" y="72" width="9" height="17" rx="4.5" />
      <path d="M110 89c0 9-8 12-18 12" strokeWidth="3" />
      <path className="stroke-accent" d="M74 82c3 4 13 4 16 0" />
      <path
        className="fill-surface"
        d="M142 34h54a10 10 0 0 1 10 10v28a10 10 0 0 1-10 10h-34l-16 14V82h-4a10 10 0 0 1-10-10V44a10 10 0 0 1 10-10z"
      />
      <path className="stroke-accent-mid" d="M146 50h46M146 66h30" strokeWidth="4" />
      <path
        className="fill-accent-mid"
        d="M150 106h50a10 10 0 0 1 10 10v14a10 10 0 0 1-10 10h-2v12l-14-12h-34a10 10 0 0 1-10-10v-14a10 10 0 0 1 10-10z"
      />
      <path className="stroke-white" d="M164 123l7 7 15-16" strokeWidth="4.5" />
      <Sparkle x={34} y={52} />
      <Sparkle x={222} y={98} size={5} />
    </IllustrationFrame>
  );
}
