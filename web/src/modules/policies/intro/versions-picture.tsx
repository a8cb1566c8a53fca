import { IllustrationFrame } from '../../../illustrations/illustration-frame.tsx';
import { Sparkle } from '../../../illustrations/sparkle.tsx';

/** Versions of one paper behind each other, the newest signed and sealed. */
export function VersionsPicture() {
  return (
    <IllustrationFrame>
      <path className="fill-accent-soft" d="M54 46h70l18 18v84H54z" transform="translate(-14 -10)" />
      <path className="fill-accent-line" d="M54 46h70l18 18v84H54z" transform="translate(8 -2)" />
      <path className="fill-surface" d="M84 50h74l20 20v86H84z" />
      <path className="fill-accent-line" d="M158 50v20h20z" />
      <path className="stroke-accent" d="M98 74h36" strokeWidth="5" />
      <path className="stroke-accent-mid" d="M98 92h64M98 105h64M98 118h36" />
      <path className="stroke-accent" d="M98 142c6-10 10-10 12-2s6 4 10-2 6-2 8 0" strokeWidth="3" />
      <path className="fill-accent-mid" d="M164 136l-6 24 14-7 14 7-6-24z" />
      <circle className="fill-accent" cx="172" cy="128" r="18" />
      <path className="stroke-white" d="M164 128l6 6 11-12" strokeWidth="4" />
      <circle className="fill-surface" cx="202" cy="62" r="18" />
      <path className="stroke-accent" d="M202 52v11l7 5" strokeWidth="3" />
      <Sparkle x={216} y={110} />
      <Sparkle x={24} y={92} size={5} />
    </IllustrationFrame>
  );
}
