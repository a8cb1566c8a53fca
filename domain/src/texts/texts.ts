import type { GetICUArgs } from '@schummar/icu-type-parser';

/** A text that people read: American English as an ICU message, and the name by which translations find it. */
export type Phrase<Text extends string = string> = {
  /** The name of its file's texts and its own: "calendar.page.title". */
  readonly id: string;
  readonly text: Text;
};

/** What a text's placeholders take: dates for `date` and `time`, numbers for `number` and `plural`. */
export type Values<Text extends string> = GetICUArgs<
  Text,
  { ICUArgument: string | number; ICUNumberArgument: number; ICUDateArgument: Date }
>;

/** The values of a text as the last argument of a call; none where it has no placeholder. */
export type ValuesOf<Text extends string> = keyof Values<Text> extends never ? [] : [values: Values<Text>];

/** The tags of a text, such as "link" of "Read <link>the method</link>". */
export type TagsOf<Text extends string> = Text extends `${string}</${infer Tag}>${infer Rest}`
  ? Tag | TagsOf<Rest>
  : never;

/** Named texts of one file `*.texts.ts`, which holds nothing else: the build reads it and compiles what it says. */
export type Texts<Own extends Readonly<Record<string, string>>> = {
  readonly [Key in keyof Own]: Phrase<Own[Key]>;
};

/**
 * Declares the texts of a file.
 * @param name unlike that of any other file, such as "calendar.page": module and place
 */
export function texts<const Own extends Readonly<Record<string, string>>>(name: string, own: Own): Texts<Own> {
  const phrases = Object.entries(own).map(([key, text]) => [key, { id: `${name}.${key}`, text }]);
  return Object.fromEntries(phrases) as Texts<Own>;
}
