import type { CalendarDate } from '@internationalized/date';
import { useMemo, useState } from 'react';
import { ApiError, fieldErrorsOf } from '../../../api/api-error.ts';
import { callApi } from '../../../api/call-api.ts';
import { showDone } from '../../../api/show-done.ts';
import { showFailure } from '../../../api/show-failure.ts';
import { useBrand } from '../../../portal/brand/use-brand.ts';
import { parseIsoDate } from '../../../portal/dates/parse-iso-date.ts';
import { useKeepForm, useKeptForm } from '../../../portal/kept-forms.ts';
import { Button } from '../../../ui/button.tsx';
import { DatePicker } from '../../../ui/fields/date-picker.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { Banner } from '../../../ui/states/banner.tsx';
import { useTrainingRefresh } from '../use-training.ts';
import type { PersonInHand } from './person-in-hand.ts';

/** Name under which what was typed is kept when a session ends in its midst. */
export const personFormKey = (id: string) => `training-person-${id}`;

type Fields = Pick<PersonInHand, 'name' | 'email' | 'department' | 'startedOn'>;

type EditPersonDialogProps = { readonly person: PersonInHand; readonly onClose: () => void };

/** Changes a person. What another admin saved in between is told, and what was typed stays. */
export function EditPersonDialog({ person, onClose }: EditPersonDialogProps) {
  const { supportEmail } = useBrand();
  const refresh = useTrainingRefresh();
  const kept = useKeptForm<Fields>(personFormKey(person.id));
  const { name, email, department, startedOn } = person;
  const [fields, setFields] = useState<Fields>(kept ?? { name, email, department, startedOn });
  const [day, setDay] = useState<CalendarDate | null>(parseIsoDate(fields.startedOn));
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [conflict, setConflict] = useState<string | null>(null);
  useKeepForm(
    personFormKey(person.id),
    useMemo(() => fields, [fields]),
  );
  const change = (changes: Partial<Fields>) => {
    setFields({ ...fields, ...changes });
    setErrors({});
  };

  const save = async () => {
    setConflict(null);
    if (day === null) return setErrors({ startedOn: 'Please choose a date.' });
    try {
      const { id, revision } = person;
      await callApi('editTrainee', { trainees: { id, revision, ...fields, startedOn: day.toString() } });
    } catch (error) {
      return tell(error);
    }
    await refresh();
    showDone('The changes are saved.');
    onClose();
  };
  const tell = async (error: unknown) => {
    if (error instanceof ApiError && error.has('CHANGED_ELSEWHERE')) {
      setConflict(error.errors[0]?.message ?? '');
      // The next save is one over what is there now.
      return refresh();
    }
    if (error instanceof ApiError && error.has('TRAINEE_EMAIL_TAKEN'))
      return setErrors({ email: error.errors[0]?.message ?? '' });
    const ofFields = Object.entries(fieldErrorsOf(error)).map(([field, text]) => [
      field.replace(/^trainees\./, ''),
      text,
    ]);
    setErrors(Object.fromEntries(ofFields));
    showFailure(error, {
      otherwise: `Something went wrong. Please refresh the page and try again. If this problem persists, email ${supportEmail}.`,
    });
  };

  return (
    <Dialog
      title={`Edit ${person.name}`}
      isOpen
      size="small"
      onOpenChange={onClose}
      footer={
        <>
          <Button variant="secondary" onPress={onClose}>
            Cancel
          </Button>
          <Button onPress={save}>Save</Button>
        </>
      }
    >
      <form
        noValidate
        className="flex flex-col gap-5 pt-1"
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        {conflict !== null && (
          <Banner kind="warning" isAlert>
            {conflict}
          </Banner>
        )}
        <TextField
          label="Name"
          autoFocus
          autoComplete="off"
          value={fields.name}
          maxLength={200}
          errorMessage={errors.name}
          onChange={(next) => change({ name: next })}
        />
        <TextField
          label="Email"
          type="email"
          autoComplete="off"
          description="After a change the links that were sent to the old address no longer work."
          value={fields.email}
          errorMessage={errors.email}
          onChange={(next) => change({ email: next })}
        />
        <TextField
          label="Department (optional)"
          autoComplete="off"
          value={fields.department}
          maxLength={200}
          errorMessage={errors.department}
          onChange={(next) => change({ department: next })}
        />
        <DatePicker
          label="Start of training"
          value={day}
          errorMessage={errors.startedOn}
          onChange={(next) => {
            setDay(next);
            change(next === null ? {} : { startedOn: next.toString() });
          }}
        />
        <button type="submit" hidden />
      </form>
    </Dialog>
  );
}
