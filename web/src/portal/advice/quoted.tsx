import type { ReactNode } from 'react';

type QuotedProps = {
  readonly text: string;
  /** Passages of it that others wrote in English. */
  readonly quotes: readonly string[];
};

/** A text whose English passages say that they are, so that screen readers pronounce them so. */
export function Quoted({ text, quotes }: QuotedProps): ReactNode {
  const quote = quotes.filter((one) => text.includes(one)).toSorted((one, other) => other.length - one.length)[0];
  if (quote === undefined) return text;
  const start = text.indexOf(quote);
  return (
    <>
      {text.slice(0, start)}
      <span lang="en">{quote}</span>
      {text.slice(start + quote.length)}
    </>
  );
}
