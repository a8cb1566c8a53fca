import { IllustrationFrame } from './illustration-frame.tsx';
import { Sparkle } from './sparkle.tsx';

/** A house of the firm, seen from outside through a glass: what anybody on the internet can see. */
export function OutsideView() {
  return (
    <IllustrationFrame>
      <path className="fill-accent-line" d="M44 156V74h84v82z" />
      <path className="fill-surface" d="M34 78l52-40 52 40z" />
      <path className="fill-surface" d="M74 156v-34h24v34z" />
      <path className="fill-surface" d="M54 90h16v18H54zM102 90h16v18h-16z" />
      <path className="stroke-accent-mid" d="M62 90v18M110 90v18" strokeWidth="1.5" />
      <circle cx="94" cy="140" r="1.5" />
      <circle className="fill-surface" cx="154" cy="92" r="38" />
      <path
        className="stroke-accent"
        d="M128 92c8-13 17-19 26-19s18 6 26 19c-8 13-17 19-26 19s-18-6-26-19z"
        strokeWidth="3"
      />
      <circle className="fill-accent" cx="154" cy="92" r="9" />
      <path d="M182 119l26 27" strokeWidth="7" />
      <Sparkle x={206} y={56} />
      <Sparkle x={26} y={52} size={5} />
    </IllustrationFrame>
  );
}
