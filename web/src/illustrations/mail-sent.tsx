import { IllustrationFrame } from './illustration-frame.tsx';
import { Sparkle } from './sparkle.tsx';

/** An opened letter with a tick: look into your mailbox. */
export function MailSent() {
  return (
    <IllustrationFrame>
      <path
        className="fill-accent-mid"
        d="M58 82l56-38a10 10 0 0 1 12 0l56 38v58a10 10 0 0 1-10 10H68a10 10 0 0 1-10-10z"
      />
      <rect className="fill-surface" x="76" y="40" width="88" height="92" rx="7" />
      <circle className="fill-accent" cx="120" cy="70" r="18" />
      <path className="stroke-white" d="M112 70l6 6 11-12" strokeWidth="3" />
      <path className="stroke-accent-mid" d="M96 100h48" />
      <path className="fill-accent-line" d="M58 82l62 40 62-40v58a10 10 0 0 1-10 10H68a10 10 0 0 1-10-10z" />
      <path d="M61 147l41-36M179 147l-41-36" />
      <path className="stroke-accent-mid" strokeDasharray="1 7" d="M182 62c10-2 14-8 14-16" />
      <path className="fill-surface" d="M184 40l30-16-9 31-8-11z" />
      <path d="M197 44l17-20" />
      <Sparkle x={42} y={62} />
      <Sparkle x={208} y={96} size={5} />
    </IllustrationFrame>
  );
}
