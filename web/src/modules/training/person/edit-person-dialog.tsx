import type { CalendarDate } from '@internationalized/date';
import { useMemo, useState } from 'react';
import { isApiError } from '../../../api/api-error.ts';
import { callApi } from '../../../api/call-api.ts';
import { showDone } from '../../../api/show-done.ts';
import { useAction } from '../../../api/use-action.ts';
import type { FieldErrors } from '../../../api/use-change.ts';
import { useBrand } from '../../../portal/brand/use-brand.ts';
import { parseIsoDate } from '../../../portal/dates/parse-iso-date.ts';
import { useKeepForm, useKeptForm } from '../../../portal/kept-forms.ts';
import { say } from '../../../portal/texts/say.ts';
import { Button } from '../../../ui/button.tsx';
import { DatePicker } from '../../../ui/fields/date-picker.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { Banner } from '../../../ui/states/banner.tsx';
import { RoleChoices } from '../roles/role-choices.tsx';
import { useTrainingRefresh } from '../use-training.ts';
import { editPersonDialog as texts } from './person.texts.ts';
import type { PersonInHand } from './person-in-hand.ts';

/** Name under which what was typed is kept when a session ends in its midst. */
export const personFormKey = (id: string) => `training-person-${id}`;

type Fields = Pick<PersonInHand, 'name' | 'email' | 'department' | 'startedOn' | 'roles'>;

type EditPersonDialogProps = { readonly person: PersonInHand; readonly onClose: () => void };

/** Changes a person. What another admin saved in between is told, and what was typed stays. */
export function EditPersonDialog({ person, onClose }: EditPersonDialogProps) {
  const { supportEmail } = useBrand();
  const refresh = useTrainingRefresh();
  const kept = useKeptForm<Fields>(personFormKey(person.id));
  const { name, email, department, startedOn, roles } = person;
  const [fields, setFields] = useState<Fields>(kept ?? { name, email, department, startedOn, roles });
  const [day, setDay] = useState<CalendarDate | null>(parseIsoDate(fields.startedOn));
  const [conflict, setConflict] = useState<string | null>(null);
  useKeepForm(
    personFormKey(person.id),
    useMemo(() => fields, [fields]),
  );
  const { act, errors, setErrors } = useAction(
    async (firstDay: string) => {
      const { id, revision } = person;
      await callApi('editTrainee', { trainees: { id, revision, ...fields, startedOn: firstDay } });
      showDone(say(texts.theChangesAreSaved));
    },
    {
      // Of a change by somebody else too: the next save is one over what is there now.
      refreshes: refresh,
      fieldOf: { TRAINEE_EMAIL_TAKEN: ['trainees.email', null] },
      failed: {
        otherwise: say(texts.somethingWentWrongPlease, { supportEmail }),
      },
      onFailure: (error) => {
        const isLate = isApiError(error, 'CHANGED_ELSEWHERE');
        if (isLate) setConflict(error.errors[0]?.message ?? '');
        return isLate;
      },
    },
  );
  const change = (changes: Partial<Fields>) => {
    setFields({ ...fields, ...changes });
    setErrors({});
  };

  const save = async () => {
    setConflict(null);
    if (day === null) setErrors({ 'trainees.startedOn': say(texts.pleaseChooseADate) });
    else if (await act(day.toString())) onClose();
  };

  return (
    <Dialog
      title={say(texts.editName, { name: person.name })}
      isOpen
      size="small"
      onOpenChange={onClose}
      footer={
        <>
          <Button variant="secondary" onPress={onClose}>
            {say(texts.cancel)}
          </Button>
          <Button onPress={save}>{say(texts.save)}</Button>
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
        {person.isFromDirectory ? (
          <Banner kind="info">{say(texts.fromDirectory)}</Banner>
        ) : (
          <OwnFields fields={fields} errors={errors} onChange={change} />
        )}
        <DatePicker
          label={say(texts.startOfTraining)}
          value={day}
          errorMessage={errors['trainees.startedOn']}
          onChange={(next) => {
            setDay(next);
            change(next === null ? {} : { startedOn: next.toString() });
          }}
        />
        <RoleChoices value={fields.roles} onChange={(next) => change({ roles: next })} />
        <button type="submit" hidden />
      </form>
    </Dialog>
  );
}

type OwnFieldsProps = {
  readonly fields: Fields;
  readonly errors: FieldErrors;
  readonly onChange: (changes: Partial<Fields>) => void;
};

/** What a directory would keep. */
function OwnFields({ fields, errors, onChange }: OwnFieldsProps) {
  return (
    <>
      <TextField
        label={say(texts.name)}
        autoFocus
        autoComplete="off"
        value={fields.name}
        maxLength={200}
        errorMessage={errors['trainees.name']}
        onChange={(next) => onChange({ name: next })}
      />
      <TextField
        label={say(texts.email)}
        type="email"
        autoComplete="off"
        description={say(texts.description)}
        value={fields.email}
        errorMessage={errors['trainees.email']}
        onChange={(next) => onChange({ email: next })}
      />
      <TextField
        label={say(texts.departmentOptional)}
        autoComplete="off"
        value={fields.department}
        maxLength={200}
        errorMessage={errors['trainees.department']}
        onChange={(next) => onChange({ department: next })}
      />
    </>
  );
}
