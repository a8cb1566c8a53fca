import { CircleSlash } from 'lucide-react';
import { useState } from 'react';
import { say } from '../../../portal/texts/say.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import type { GivenAnswer } from '../maturity-types.ts';
import { doesNotApply as texts } from './question.texts.ts';

const REASON_LENGTH = 300;

type DoesNotApplyProps = {
  /** When it does not apply, in the firm's words. */
  readonly when: string;
  readonly given: GivenAnswer | undefined;
  readonly onSay: (reason: string) => void;
};

/** Says that what is asked about does not exist at the firm, with the reason; it then counts for nothing. */
export function DoesNotApply({ when, given, onSay }: DoesNotApplyProps) {
  const [isSaying, setIsSaying] = useState(false);
  const [reason, setReason] = useState(when);
  const [isMissing, setIsMissing] = useState(false);
  if (given?.doesNotApply)
    return (
      <p role="status" className="flex items-start gap-3 rounded-box bg-sunken p-4 text-sm">
        <CircleSlash aria-hidden="true" size={20} className="mt-0.5 shrink-0 text-ink-soft" />
        <span className="min-w-0">
          {say.parts(texts.thisDoesNotApply, {
            note: given.note,
            strong: (words) => (
              <strong key="strong" className="block font-semibold">
                {words}
              </strong>
            ),
          })}
        </span>
      </p>
    );
  if (!isSaying)
    return (
      <div className="tablet:-ms-3">
        <Button
          variant="quiet"
          icon={<CircleSlash aria-hidden="true" size={18} />}
          onPress={() => {
            setReason(given?.note || when);
            setIsSaying(true);
          }}
        >
          {say(texts.notToUs)}
        </Button>
      </div>
    );
  const save = () => {
    const text = reason.trim();
    setIsMissing(text === '');
    if (text === '') return;
    setIsSaying(false);
    onSay(text);
  };
  return (
    <form
      noValidate
      className="flex flex-col gap-3 rounded-box border border-line bg-surface p-4"
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <TextField
        label={say(texts.whyDoesThisNot)}
        description={say(texts.description)}
        value={reason}
        onChange={setReason}
        maxLength={REASON_LENGTH}
        errorMessage={isMissing ? say(texts.pleaseSayWhyThis) : undefined}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="small">
          {say(texts.itDoesNotApply)}
        </Button>
        <Button variant="secondary" size="small" onPress={() => setIsSaying(false)}>
          {say(texts.cancel)}
        </Button>
      </div>
    </form>
  );
}
