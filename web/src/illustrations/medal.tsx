import { IllustrationFrame } from './illustration-frame.tsx';
import { Sparkle } from './sparkle.tsx';

/** A medal with a tick and ribbons: a course is done. */
export function Medal() {
  return (
    <IllustrationFrame>
      <path className="fill-accent-mid" d="M94 104l-20 48 20-5 11 17 19-46z" />
      <path className="fill-accent-mid" d="M146 104l20 48-20-5-11 17-19-46z" />
      <path
        className="fill-accent"
        d="M120 22l13 10 16-3 6 15 15 6-3 16 10 13-10 13 3 16-15 6-6 15-16-3-13 10-13-10-16 3-6-15-15-6 3-16-10-13 10-13-3-16 15-6 6-15 16 3z"
      />
      <circle className="fill-surface" cx="120" cy="79" r="32" />
      <path className="stroke-accent" d="M105 80l11 11 20-23" strokeWidth="6" />
      <Sparkle x={46} y={58} />
      <Sparkle x={196} y={46} size={5} />
      <Sparkle x={200} y={118} />
      <Sparkle x={42} y={122} size={4} />
    </IllustrationFrame>
  );
}
