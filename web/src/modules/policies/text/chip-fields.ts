import { answerWords } from '../document/answers/answer-words.ts';
import type { AskedField, FieldValues } from '../policy-types.ts';

/** What the place of an answer says in the editor, by the question's id. */
export type ChipFields = Readonly<Record<string, ChipField>>;
type ChipField = {
  readonly label: string;
  /** The answer as it stands. */
  readonly words: string;
  /** A yes or no decides about parts of a text and has no words of its own. */
  readonly canInsert: boolean;
};

export function chipFields(fields: readonly AskedField[], values: FieldValues): ChipFields {
  return Object.fromEntries(
    fields.map((field) => {
      const words = answerWords(field, values[field.id] ?? field.value);
      return [field.id, { label: field.label, words, canInsert: field.type !== 'yes-no' }];
    }),
  );
}
