import { IllustrationFrame } from './illustration-frame.tsx';
import { Plant } from './plant.tsx';
import { Sparkle } from './sparkle.tsx';

/** A signpost whose boards point both ways. */
export function PageNotFound() {
  return (
    <IllustrationFrame>
      <path className="fill-accent-mid" d="M114 32a6 6 0 0 1 12 0v124h-12z" />
      <path className="fill-surface" d="M66 44h88l18 17-18 17H66a6 6 0 0 1-6-6V50a6 6 0 0 1 6-6z" />
      <path className="stroke-accent-mid" d="M76 61h66" strokeWidth="5" />
      <path className="fill-accent" d="M174 88H92l-18 16 18 16h82a6 6 0 0 0 6-6V94a6 6 0 0 0-6-6z" />
      <path className="stroke-white" d="M128 98c1-4 11-4 11 2 0 4-5 4-5 8" strokeWidth="3" />
      <path className="stroke-white" d="M134 113h.01" strokeWidth="4" />
      <path className="fill-accent-line" d="M96 156c4-9 12-10 16-4 4-10 18-10 20 0 5-4 11-2 12 4z" />
      <Plant x={190} />
      <path className="fill-surface" d="M34 156c2-9 12-12 18-5 4-2 9 0 10 5z" />
      <Sparkle x={44} y={94} />
      <Sparkle x={196} y={46} size={5} />
    </IllustrationFrame>
  );
}
