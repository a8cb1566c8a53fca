import { IllustrationFrame } from '../../../illustrations/illustration-frame.tsx';
import { Sparkle } from '../../../illustrations/sparkle.tsx';

/** A signed sheet before a website with an open eye: looked at with permission. */
export function Permission() {
  return (
    <IllustrationFrame>
      <rect className="fill-surface" x="78" y="28" width="126" height="96" rx="10" />
      <path className="fill-accent-line" d="M78 48V38a10 10 0 0 1 10-10h106a10 10 0 0 1 10 10v10z" />
      <path d="M90 38h.01M99 38h.01M108 38h.01" strokeWidth="4" />
      <path className="fill-accent-soft" d="M104 86c10-16 22-23 37-23s27 7 37 23c-10 16-22 23-37 23s-27-7-37-23z" />
      <circle className="fill-accent" cx="141" cy="86" r="13" />
      <circle className="fill-white stroke-none" cx="146" cy="81" r="4" />
      <path className="fill-surface" d="M34 66h52l16 16v74H34z" />
      <path className="fill-accent-line" d="M86 66v16h16z" />
      <path className="stroke-accent-mid" d="M46 96h42M46 108h42M46 120h28" />
      <path className="stroke-accent" d="M46 142c6-10 10-10 12-2s6 4 10-2 6-2 8 0 6 2 10 0" strokeWidth="3" />
      <circle className="fill-accent" cx="104" cy="146" r="17" />
      <path className="stroke-white" d="M96 146l6 6 11-12" strokeWidth="4" />
      <Sparkle x={214} y={140} />
      <Sparkle x={44} y={44} size={5} />
    </IllustrationFrame>
  );
}
