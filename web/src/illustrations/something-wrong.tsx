import { IllustrationFrame } from './illustration-frame.tsx';

/** A plug out of its socket: something failed on our side. */
export function SomethingWrong() {
  return (
    <IllustrationFrame>
      <path d="M20 124c26 0 26-34 50-34" strokeWidth="6" className="stroke-accent-mid" />
      <path d="M220 58c-26 0-20 32-48 32" strokeWidth="6" className="stroke-accent-mid" />
      <path className="fill-accent" d="M68 72h22a18 18 0 0 1 0 36H68a6 6 0 0 1-6-6V78a6 6 0 0 1 6-6z" />
      <path d="M108 82h12M108 98h12" strokeWidth="5" />
      <path
        className="fill-surface"
        d="M174 66h-26a8 8 0 0 0-8 8v32a8 8 0 0 0 8 8h26a6 6 0 0 0 6-6V72a6 6 0 0 0-6-6z"
      />
      <path className="stroke-accent-mid" d="M152 82h14M152 98h14" strokeWidth="5" />
      <path d="M128 64l-3-15M116 66l-9-12M128 116l-3 15M116 114l-9 12" />
    </IllustrationFrame>
  );
}
