/** First letters of a partner in a tinted square: nobody else's logo is shown here. */
export function PartnerMark({ name }: { readonly name: string }) {
  const letters = name
    .replace(/[^\p{L}\p{N} ]/gu, '')
    .split(' ')
    .filter((word) => /^[\p{Lu}\p{N}]/u.test(word))
    .map((word) => word.charAt(0))
    .slice(0, 2)
    .join('');
  return (
    <span
      aria-hidden="true"
      className="flex size-11 shrink-0 items-center justify-center rounded-box bg-accent-soft font-semibold text-accent-ink"
    >
      {letters || name.charAt(0).toUpperCase()}
    </span>
  );
}
