import { z } from 'zod';

interface Span {
  readonly text: string;
  readonly strong?: true | undefined;
  readonly emphasis?: true | undefined;
  readonly code?: true | undefined;
  readonly link?: string | undefined;
  readonly field?: string | undefined;
}

type Block =
  | { readonly kind: 'heading'; readonly level: 1 | 2 | 3 | 4; readonly spans: readonly Span[] }
  | { readonly kind: 'paragraph'; readonly spans: readonly Span[] }
  | {
      readonly kind: 'list';
      readonly ordered: boolean;
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

/** The text of a lesson, as data. */
export const lessonText = z.custom<readonly Block[]>(Array.isArray);
