import { type CalendarDate, parseDate, today } from '@internationalized/date';
import { useMemo, useState } from 'react';
import { callApi } from '../../../api/call-api.ts';
import { useAction } from '../../../api/use-action.ts';
import { useKeepForm, useKeptForm } from '../../../portal/kept-forms.ts';
import { say } from '../../../portal/texts/say.ts';
import { Button } from '../../../ui/button.tsx';
import { DatePicker } from '../../../ui/fields/date-picker.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { CHANGED_BY_INCIDENTS } from './changed-by-incidents.ts';
import { INCIDENT_FORM } from './incident-form.ts';
import { incidentDialog as texts } from './incidents.texts.ts';

type KeptIncident = { readonly happenedOn: string | null; readonly title: string; readonly note: string };

/** Takes down an incident: when, what, and what more there is to say. */
export default function IncidentDialog({ onClose }: { readonly onClose: () => void }) {
  const now = today('UTC');
  const kept = useKeptForm<KeptIncident>(INCIDENT_FORM);
  const [day, setDay] = useState<CalendarDate | null>(kept?.happenedOn ? parseDate(kept.happenedOn) : null);
  const [title, setTitle] = useState(kept?.title ?? '');
  const [note, setNote] = useState(kept?.note ?? '');
  const typed = useMemo(() => ({ happenedOn: day?.toString() ?? null, title, note }), [day, title, note]);
  useKeepForm(INCIDENT_FORM, day === null && title === '' && note === '' ? null : (typed satisfies KeptIncident));

  const { act, errors, setErrors } = useAction(
    (happenedOn: string) => callApi('addIncident', { happenedOn, title, note }),
    { done: say(texts.theIncidentWasRecorded), refreshes: CHANGED_BY_INCIDENTS },
  );
  const save = async () => {
    const missing = {
      ...(day === null ? { happenedOn: say(texts.pleaseChooseADate) } : {}),
      ...(title.trim() === '' ? { title: say(texts.sayWhatHappened) } : {}),
    };
    setErrors(missing);
    if (day === null || Object.keys(missing).length > 0) return;
    if (await act(day.toString())) onClose();
  };

  return (
    <Dialog
      title={say(texts.recordAnIncident)}
      isOpen
      onOpenChange={onClose}
      footer={
        <>
          <Button variant="secondary" onPress={onClose}>
            {say(texts.cancel)}
          </Button>
          <Button busyLabel={say(texts.saving)} onPress={save}>
            {say(texts.recordIt)}
          </Button>
        </>
      }
    >
      <form
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <p className="text-ink-soft">{say(texts.onlyYourOwnPeople)}</p>
        <DatePicker
          label={say(texts.whenItHappened)}
          value={day}
          onChange={setDay}
          minValue={now.subtract({ days: 730 })}
          maxValue={now}
          errorMessage={errors.happenedOn}
        />
        <TextField
          label={say(texts.whatHappened)}
          description={say(texts.description)}
          value={title}
          onChange={setTitle}
          maxLength={150}
          autoComplete="off"
          errorMessage={errors.title}
        />
        <TextArea
          label={say(texts.moreAboutItOptional)}
          description={say(texts.whatWasAffectedAnd)}
          value={note}
          onChange={setNote}
          maxLength={2000}
          errorMessage={errors.note}
        />
      </form>
    </Dialog>
  );
}
