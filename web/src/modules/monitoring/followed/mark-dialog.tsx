import { type CalendarDate, parseDate, today } from '@internationalized/date';
import type { MarkKind } from '@portal/domain/monitoring/finding-mark.ts';
import type { Phrase } from '@portal/domain/texts/texts.ts';
import { useMemo, useState } from 'react';
import { callApi } from '../../../api/call-api.ts';
import { useAction } from '../../../api/use-action.ts';
import { useBrand } from '../../../portal/brand/use-brand.ts';
import { useKeepForm, useKeptForm } from '../../../portal/kept-forms.ts';
import { say } from '../../../portal/texts/say.ts';
import { sayLabels } from '../../../portal/texts/say-labels.ts';
import { Button } from '../../../ui/button.tsx';
import { DatePicker } from '../../../ui/fields/date-picker.tsx';
import { RadioGroup } from '../../../ui/fields/radio-group.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { markDialog as texts } from './followed.texts.ts';

const kinds = [
  {
    id: 'accepted',
    label: texts.weAcceptTheRisk,
    description: texts.description,
  },
  {
    id: 'false-positive',
    label: texts.thisIsNotA,
    description: texts.theScanIsWrong,
  },
] as const satisfies readonly { id: MarkKind; label: Phrase; description: Phrase }[];

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
      done: say(texts.theFindingWasSet),
      undo: { change: () => callApi('unmarkFinding', { findingId }), done: say(texts.theFindingCountsAgain) },
      refreshes: onMarked,
      failed: { what: say(texts.what), supportEmail },
    },
  );
  const save = async () => {
    const problems = {
      ...(reason.trim() === '' ? { reason: say(texts.pleaseSayWhy) } : {}),
      ...(kind === 'accepted' && until === null ? { until: say(texts.pleaseChooseADate) } : {}),
    };
    setErrors(problems);
    if (Object.keys(problems).length === 0 && (await act())) onClose();
  };

  return (
    <Dialog
      title={say(texts.title)}
      isOpen
      onOpenChange={onClose}
      footer={
        <>
          <Button variant="secondary" onPress={onClose}>
            {say(texts.cancel)}
          </Button>
          <Button onPress={save}>{say(texts.setAside)}</Button>
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
        <p className="text-ink-soft">{say(texts.itNoLongerCounts)}</p>
        <RadioGroup
          label={say(texts.whyDoesItNot)}
          options={sayLabels(kinds)}
          value={kind}
          onChange={setKind}
          hasFrames
        />
        {kind === 'accepted' && (
          <DatePicker
            label={say(texts.until)}
            value={until}
            minValue={thisDay}
            maxValue={thisDay.add({ years: 1 })}
            errorMessage={errors.until}
            onChange={setUntil}
          />
        )}
        <TextField
          label={say(texts.reason)}
          description={say(texts.forYourColleaguesAnd)}
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
