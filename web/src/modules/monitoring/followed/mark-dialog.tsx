import { type CalendarDate, parseDate, today } from '@internationalized/date';
import type { MarkKind } from '@portal/domain/monitoring/finding-mark.ts';
import { useMemo, useState } from 'react';
import { callApi } from '../../../api/call-api.ts';
import { useAction } from '../../../api/use-action.ts';
import { useBrand } from '../../../portal/brand/use-brand.ts';
import { useKeepForm, useKeptForm } from '../../../portal/kept-forms.ts';
import { Button } from '../../../ui/button.tsx';
import { DatePicker } from '../../../ui/fields/date-picker.tsx';
import { RadioGroup } from '../../../ui/fields/radio-group.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';

const kinds = [
  {
    id: 'accepted',
    label: 'We accept the risk for now',
    description: 'It comes back on the day you choose, or right away if it gets worse.',
  },
  {
    id: 'false-positive',
    label: 'This is not a problem',
    description: 'The scan is wrong, or something else protects this place.',
  },
] as const satisfies readonly { id: MarkKind; label: string; description: string }[];

/** Name under which what was typed is kept when a session ends in its midst. */
export const markFormKey = (findingId: string) => `mark-${findingId}`;

type KeptMark = { readonly kind: MarkKind; readonly until: string | null; readonly reason: string };

type MarkDialogProps = {
  readonly findingId: string;
  readonly onClose: () => void;
  readonly onMarked: () => Promise<unknown>;
};

/** Sets a finding aside, with the reason that reports and the log show. */
export function MarkDialog({ findingId, onClose, onMarked }: MarkDialogProps) {
  const { timeZone, supportEmail } = useBrand();
  const thisDay = today(timeZone);
  const kept = useKeptForm<KeptMark>(markFormKey(findingId));
  const [kind, setKind] = useState<MarkKind>(kept?.kind ?? 'accepted');
  const [until, setUntil] = useState<CalendarDate | null>(() => {
    if (kept === null) return thisDay.add({ months: 3 });
    return kept.until === null ? null : parseDate(kept.until);
  });
  const [reason, setReason] = useState(kept?.reason ?? '');
  const typed = useMemo(() => ({ kind, until: until?.toString() ?? null, reason }), [kind, until, reason]);
  useKeepForm(markFormKey(findingId), typed satisfies KeptMark);

  const { act, errors, setErrors } = useAction(
    () => {
      const day = kind === 'accepted' && until !== null ? { until: until.toString() } : {};
      return callApi('markFinding', { findingId, kind, reason: reason.trim(), ...day });
    },
    {
      done: 'The finding was set aside.',
      undo: { change: () => callApi('unmarkFinding', { findingId }), done: 'The finding counts again.' },
      refreshes: onMarked,
      failed: { what: 'The finding could not be set aside.', supportEmail },
    },
  );
  const save = async () => {
    const problems = {
      ...(reason.trim() === '' ? { reason: 'Please say why.' } : {}),
      ...(kind === 'accepted' && until === null ? { until: 'Please choose a date.' } : {}),
    };
    setErrors(problems);
    if (Object.keys(problems).length === 0 && (await act())) onClose();
  };

  return (
    <Dialog
      title="Set this finding aside"
      isOpen
      onOpenChange={onClose}
      footer={
        <>
          <Button variant="secondary" onPress={onClose}>
            Cancel
          </Button>
          <Button onPress={save}>Set aside</Button>
        </>
      }
    >
      <form
        noValidate
        className="flex flex-col gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <p className="text-ink-soft">
          It no longer counts as something to do. Reports still list it with your reason, so everyone who reads them
          knows.
        </p>
        <RadioGroup
          label="Why does it not have to be fixed now?"
          options={kinds}
          value={kind}
          onChange={setKind}
          hasFrames
        />
        {kind === 'accepted' && (
          <DatePicker
            label="Until"
            value={until}
            minValue={thisDay}
            maxValue={thisDay.add({ years: 1 })}
            errorMessage={errors.until}
            onChange={setUntil}
          />
        )}
        <TextField
          label="Reason"
          description="For your colleagues and anyone who reads a report."
          value={reason}
          maxLength={500}
          autoComplete="off"
          errorMessage={errors.reason}
          onChange={setReason}
        />
      </form>
    </Dialog>
  );
}
