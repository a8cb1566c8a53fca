import type { Say } from './say.ts';
import type { Phrase, ValuesOf } from './texts.ts';

/** A text with its values that is said later, in its reader's language. It is plain data, and may come out of a thread. */
export type Unsaid = {
  readonly phrase: Phrase;
  readonly values?: Readonly<Record<string, string | number | Date>>;
};

/** Keeps a text to be said later. */
export function unsaid<Text extends string>(phrase: Phrase<Text>, ...[values]: ValuesOf<Text>): Unsaid {
  return values === undefined ? { phrase } : { phrase, values: values as NonNullable<Unsaid['values']> };
}

/** Says what was kept. */
export function sayUnsaid(say: Say, { phrase, values }: Unsaid): string {
  return (say as (phrase: Phrase, values?: Unsaid['values']) => string)(phrase, values);
}
