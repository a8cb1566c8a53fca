type ShieldMarkProps = {
  /** Say the name only where no text beside the mark does. */
  readonly label?: string | undefined;
  /** Edge length in pixels. */
  readonly size?: number | undefined;
};

/** The default brand mark: a shield in the accent colour, half in shade, with a tick. */
export function ShieldMark({ label, size = 32 }: ShieldMarkProps) {
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: named by aria-label or hidden; a title would pop up on hover
    <svg
      viewBox="0 0 32 32"
      width={size}
      height={size}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
      className="block shrink-0"
    >
      <path className="fill-accent" d="M16 2.2 27.2 6v8.7c0 7.2-4.7 12.5-11.2 15.1C9.5 27.2 4.8 21.9 4.8 14.7V6z" />
      <path className="fill-black/15" d="M16 2.2 27.2 6v8.7c0 7.2-4.7 12.5-11.2 15.1z" />
      <path
        className="fill-none stroke-white"
        strokeWidth="2.7"
        strokeLinecap="round"
        strokeLinejoin="round"
        d="m10.8 15.8 3.7 3.7 6.8-7.2"
      />
    </svg>
  );
}
