import { say } from '../../../portal/texts/say.ts';
import { affectedTextPreview as texts } from './document.texts.ts';
import './policy-document.css';
import { RichText } from '../../../portal/rich-text.tsx';
import type { AskedField, FieldValue } from '../policy-types.ts';
import { blocksOnlyIn, blocksWithField, otherAnswer } from './affected-text.ts';
import { usePreview, usePreviewOf } from './use-preview.ts';
import type { WorkingCopy } from './use-working-copy.ts';

type AffectedTextProps = {
  readonly field: AskedField;
  /** Null while what was typed cannot be an answer. */
  readonly value: FieldValue | null;
  readonly working: WorkingCopy;
};

/** The parts of the policy that an answer shows in, as they read now. */
export function AffectedText({ field, value, working }: AffectedTextProps) {
  const { text } = usePreview(working);
  const other = value === null ? null : otherAnswer(field, value);
  const otherValues = other === null ? working.values : { ...working.values, [field.id]: other };
  const otherText = usePreviewOf(working.policy.id, otherValues, working.text, other !== null)?.text;
  const shown = blocksWithField(text, field.id);
  const brought = shown.length === 0 && otherText ? blocksOnlyIn(text, otherText) : [];
  const blocks = shown.length > 0 ? shown : brought;
  return (
    <section aria-label={say(texts.inYourPolicy)} className="min-w-0 rounded-box bg-sunken p-5 text-sm">
      <h3 className="mb-3 font-semibold text-ink-soft text-xs">
        {shown.length > 0 || brought.length === 0 ? say(texts.inYourPolicy) : say(texts.whatIsAdded)}
      </h3>
      {blocks.length > 0 ? (
        <RichText
          blocks={blocks}
          topLevel={3}
          renderField={(id, words) => (id === field.id ? <mark className="changed-words">{words}</mark> : words)}
        />
      ) : (
        <p className="text-ink-soft">{otherText || other === null ? say(texts.nothingIsAdded) : say(texts.decides)}</p>
      )}
    </section>
  );
}
