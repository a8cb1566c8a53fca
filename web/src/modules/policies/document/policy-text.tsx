import { orderedHeadings } from '@portal/domain/rich-text/ordered-headings.ts';
import { RichText } from '../../../portal/rich-text.tsx';
import type { AskedField, PolicyText as Blocks, FieldValues } from '../policy-types.ts';
import { FieldWords } from './answers/field-words.tsx';

type PolicyTextProps = {
  readonly text: Blocks;
  readonly fields: readonly AskedField[];
  readonly values: FieldValues;
  /** What stands here holds, suggestions too. */
  readonly isApproved: boolean;
  /** Opens a question; without it the words of answers are plain. */
  readonly onOpenField?: ((id: string) => void) | undefined;
};

/** A policy's text, with the words of its answers to press. */
export function PolicyText({ text, fields, values, isApproved, onOpenField }: PolicyTextProps) {
  return (
    <RichText
      blocks={orderedHeadings(text)}
      topLevel={2}
      renderField={
        onOpenField &&
        ((id, words) => {
          const field = fields.find((candidate) => candidate.id === id);
          if (field === undefined) return words;
          return (
            <FieldWords
              label={field.label}
              isAnswered={isApproved || Object.hasOwn(values, id)}
              onOpen={() => onOpenField(id)}
            >
              {words}
            </FieldWords>
          );
        })
      }
    />
  );
}
