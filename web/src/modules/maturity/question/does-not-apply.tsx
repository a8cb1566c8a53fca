import { CircleSlash } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import type { GivenAnswer } from '../maturity-types.ts';

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
          <strong className="block font-semibold">This does not apply to you.</strong>
          {given.note} It is left out of your level, the plan and the insurance sheet. If that changes, choose an
          answer.
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
          This does not apply to us
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
        label="Why does this not apply?"
        description="Insurers and auditors see the reason. If you have any of it, even a little, choose an answer instead."
        value={reason}
        onChange={setReason}
        maxLength={REASON_LENGTH}
        errorMessage={isMissing ? 'Please say why this does not apply to you.' : undefined}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="small">
          It does not apply
        </Button>
        <Button variant="secondary" size="small" onPress={() => setIsSaying(false)}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
