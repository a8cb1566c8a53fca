import type { ReactNode } from 'react';

type IllustrationFrameProps = {
  readonly children: ReactNode;
  /** Say what is in the picture only when the text beside it does not; otherwise it is hidden from screen readers. */
  readonly label?: string | undefined;
};

/** The canvas all illustrations share: 240 × 180, one line weight, a soft shape behind, everything in the accent colour. */
export function IllustrationFrame({ children, label }: IllustrationFrameProps) {
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: named by aria-label or hidden; a title would pop up on hover
    <svg
      viewBox="0 0 240 180"
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
      className="block h-auto w-full"
    >
      <path
        className="fill-accent-soft"
        d="M26 100c-4-36 22-72 62-80 30-6 48 8 74 8 34 0 58 26 58 62 0 22-8 40-22 54H46c-12-12-18-26-20-44z"
      />
      <g className="fill-none stroke-accent-ink" strokeWidth="2.5" strokeLinecap="round" strokeLinejoin="round">
        <path className="stroke-accent-mid" d="M20 156h200" />
        {children}
      </g>
    </svg>
  );
}
