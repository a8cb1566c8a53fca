import type { Phrase } from '@portal/domain/texts/texts.ts';
import { say } from './say.ts';

type Labelled = { readonly label: Phrase; readonly description?: Phrase };
type Said<Option extends Labelled> = {
  readonly [Key in keyof Option]: Key extends 'label' | 'description' ? string : Option[Key];
};

/** Choices with their labels and descriptions said, for fields and tabs; declared once, outside of what shows them. */
export function sayLabels<Option extends Labelled>(options: readonly Option[]): Said<Option>[] {
  return options.map(
    (option) =>
      ({
        ...option,
        label: say(option.label),
        ...(option.description === undefined ? {} : { description: say(option.description) }),
      }) as Said<Option>,
  );
}

/** Every text of a record said, under the same keys. */
export function sayEach<Key extends string>(phrases: Readonly<Record<Key, Phrase>>): Readonly<Record<Key, string>> {
  return Object.fromEntries(Object.entries<Phrase>(phrases).map(([key, phrase]) => [key, say(phrase)])) as Readonly<
    Record<Key, string>
  >;
}
