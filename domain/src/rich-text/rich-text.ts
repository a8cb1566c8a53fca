/** A run of words that look alike. Flags are there only when they are true. */
export type Span = {
  readonly text: string;
  readonly strong?: true | undefined;
  readonly emphasis?: true | undefined;
  readonly code?: true | undefined;
  /** An https or mailto address. */
  readonly link?: string | undefined;
  /** The policy field that the words came from. */
  readonly field?: string | undefined;
};

/** A piece of a text, as data: what is written here is shown and printed as it stands, and nothing in it can run. */
export type Block =
  | { readonly kind: 'heading'; readonly level: 1 | 2 | 3 | 4; readonly spans: readonly Span[] }
  | { readonly kind: 'paragraph'; readonly spans: readonly Span[] }
  | {
      readonly kind: 'list';
      readonly ordered: boolean;
      /** Number of the first entry. */
      readonly start: number;
      readonly items: readonly (readonly Block[])[];
    }
  | { readonly kind: 'quote'; readonly blocks: readonly Block[] }
  | {
      readonly kind: 'table';
      readonly head: readonly (readonly Span[])[];
      readonly rows: readonly (readonly (readonly Span[])[])[];
    }
  | { readonly kind: 'code'; readonly text: string }
  | { readonly kind: 'rule' };

/** A whole text. */
export type RichText = readonly Block[];

/** The words of some spans, without how they look. */
export const plainSpans = (spans: readonly Span[]): string => spans.map(({ text }) => text).join('');
