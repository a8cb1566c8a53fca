import { IllustrationFrame } from '../../../illustrations/illustration-frame.tsx';
import { Sparkle } from '../../../illustrations/sparkle.tsx';

/** A text with a gap, and the question that fills it. */
export function AnswerPicture() {
  return (
    <IllustrationFrame>
      <path className="fill-surface" d="M44 30h88l22 22v104H44z" />
      <path className="fill-accent-soft" d="M132 30v22h22z" />
      <path className="stroke-accent" d="M58 56h40" strokeWidth="5" />
      <path className="stroke-accent-mid" d="M58 74h78M58 88h20M116 88h20M58 102h78M58 116h50M58 138h64" />
      <rect
        className="fill-accent-line stroke-accent"
        x="82"
        y="81"
        width="30"
        height="14"
        rx="4"
        strokeDasharray="4 3"
      />
      <path className="stroke-accent" d="M112 88c20 0 26-8 40-8" strokeDasharray="1 6" />
      <path
        className="fill-accent"
        d="M152 58h52a10 10 0 0 1 10 10v34a10 10 0 0 1-10 10h-28l-14 13v-13h-10a10 10 0 0 1-10-10V68a10 10 0 0 1 10-10z"
      />
      <path className="stroke-white" d="M158 78h40M158 92h26" strokeWidth="4" />
      <circle className="fill-surface" cx="198" cy="140" r="15" />
      <path className="stroke-accent" d="M191 140l5 5 9-10" strokeWidth="3.5" />
      <Sparkle x={214} y={44} />
      <Sparkle x={30} y={64} size={5} />
    </IllustrationFrame>
  );
}
