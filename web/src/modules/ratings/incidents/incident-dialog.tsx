import { type CalendarDate, parseDate, today } from '@internationalized/date';
import { useMemo, useState } from 'react';
import { fieldErrorsOf } from '../../../api/api-error.ts';
import { callApi } from '../../../api/call-api.ts';
import { showFailure } from '../../../api/show-failure.ts';
import { useKeepForm, useKeptForm } from '../../../portal/kept-forms.ts';
import { Button } from '../../../ui/button.tsx';
import { DatePicker } from '../../../ui/fields/date-picker.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { showToast } from '../../../ui/overlays/toast.tsx';
import { INCIDENT_FORM } from './incident-form.ts';
import { useChangedIncidents } from './use-changed-incidents.ts';

type KeptIncident = { readonly happenedOn: string | null; readonly title: string; readonly note: string };

/** Takes down an incident: when, what, and what more there is to say. */
export default function IncidentDialog({ onClose }: { readonly onClose: () => void }) {
  const now = today('UTC');
  const kept = useKeptForm<KeptIncident>(INCIDENT_FORM);
  const [day, setDay] = useState<CalendarDate | null>(kept?.happenedOn ? parseDate(kept.happenedOn) : null);
  const [title, setTitle] = useState(kept?.title ?? '');
  const [note, setNote] = useState(kept?.note ?? '');
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  const changed = useChangedIncidents();
  const typed = useMemo(() => ({ happenedOn: day?.toString() ?? null, title, note }), [day, title, note]);
  useKeepForm(INCIDENT_FORM, day === null && title === '' && note === '' ? null : (typed satisfies KeptIncident));

  const save = async () => {
    const missing = {
      ...(day === null ? { happenedOn: 'Please choose a date.' } : {}),
      ...(title.trim() === '' ? { title: 'Please say in a few words what happened.' } : {}),
    };
    setFaults(missing);
    if (day === null || Object.keys(missing).length > 0) return;
    try {
      await callApi('addIncident', { happenedOn: day.toString(), title, note });
      onClose();
      showToast({ kind: 'success', text: 'The incident is noted, and the rating counts it.' });
      await changed();
    } catch (error) {
      setFaults(fieldErrorsOf(error));
      showFailure(error);
    }
  };

  return (
    <Dialog
      title="Note an incident"
      isOpen
      onOpenChange={onClose}
      footer={
        <>
          <Button variant="secondary" onPress={onClose}>
            Cancel
          </Button>
          <Button busyLabel="Saving" onPress={save}>
            Note it
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
        <p className="text-ink-soft">Only your own people see this, and the rating. Write no names and no passwords.</p>
        <DatePicker
          label="When it happened"
          value={day}
          onChange={setDay}
          minValue={now.subtract({ days: 730 })}
          maxValue={now}
          errorMessage={faults.happenedOn}
        />
        <TextField
          label="What happened"
          description="For example: an employee’s mailbox was taken over."
          value={title}
          onChange={setTitle}
          maxLength={150}
          autoComplete="off"
          errorMessage={faults.title}
        />
        <TextArea
          label="More about it (optional)"
          description="What was affected, and what you have done since."
          value={note}
          onChange={setNote}
          maxLength={2000}
          errorMessage={faults.note}
        />
      </form>
    </Dialog>
  );
}
