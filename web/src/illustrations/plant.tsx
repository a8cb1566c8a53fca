/** A potted plant that stands on the ground line at `x`. */
export function Plant({ x }: { readonly x: number }) {
  return (
    <g transform={`translate(${x} 156)`}>
      <path className="fill-accent-mid" d="M0-18c-9-3-13-11-12-20 9 2 13 10 12 20z" />
      <path className="fill-accent-line" d="M0-18c0-14 4-22 13-27 3 12-2 22-13 27z" />
      <path d="M0-14v-12" />
      <path className="fill-surface" d="M-9-15H9L7 0H-7z" />
    </g>
  );
}
