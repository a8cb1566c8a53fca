import { today } from '@internationalized/date';
import type { TrainingRole } from '@portal/domain/training/training-roles.ts';
import type { FormEvent } from 'react';
import { callApi } from '../../../api/call-api.ts';
import { showDone } from '../../../api/show-done.ts';
import { useAction } from '../../../api/use-action.ts';
import { useBrand } from '../../../portal/brand/use-brand.ts';
import { parseIsoDate } from '../../../portal/dates/parse-iso-date.ts';
import { say } from '../../../portal/texts/say.ts';
import { Button } from '../../../ui/button.tsx';
import { DatePicker } from '../../../ui/fields/date-picker.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { RoleChoices } from '../roles/role-choices.tsx';
import { useTrainingRefresh } from '../use-training.ts';
import { DialogButtons } from './dialog-buttons.tsx';
import { onePerson as texts } from './people.texts.ts';

export type PersonFields = {
  readonly name: string;
  readonly email: string;
  readonly department: string;
  /** Null until another day than today is chosen. */
  readonly startedOn: string | null;
  readonly roles: readonly TrainingRole[];
};

export const NO_PERSON: PersonFields = { name: '', email: '', department: '', startedOn: null, roles: [] };

type OnePersonProps = {
  readonly fields: PersonFields;
  readonly onChange: (fields: PersonFields) => void;
  readonly onClose: () => void;
};

/** Adds one person. */
export function OnePerson({ fields, onChange, onClose }: OnePersonProps) {
  const { timeZone } = useBrand();
  const refresh = useTrainingRefresh();
  const startedOn = fields.startedOn ?? today(timeZone).toString();
  const { act, errors, setErrors, isBusy } = useAction(
    async () => {
      await callApi('saveTrainees', { list: [{ ...fields, startedOn }] });
      showDone(say(texts.nameWasAddedAn, { name: fields.name.trim() }));
    },
    { refreshes: refresh, fieldOf: { TRAINEE_EMAIL_TAKEN: ['list.0.email', null] } },
  );
  const change = (changes: Partial<PersonFields>) => {
    onChange({ ...fields, ...changes });
    setErrors({});
  };

  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (await act()) onClose();
  };

  return (
    <form noValidate onSubmit={save} className="flex flex-col gap-5">
      <TextField
        label={say(texts.name)}
        autoFocus
        autoComplete="off"
        value={fields.name}
        maxLength={200}
        errorMessage={errors['list.0.name']}
        onChange={(name) => change({ name })}
      />
      <TextField
        label={say(texts.email)}
        type="email"
        autoComplete="off"
        value={fields.email}
        errorMessage={errors['list.0.email']}
        onChange={(email) => change({ email })}
      />
      <TextField
        label={say(texts.departmentOptional)}
        autoComplete="off"
        value={fields.department}
        maxLength={200}
        errorMessage={errors['list.0.department']}
        onChange={(department) => change({ department })}
      />
      <DatePicker
        label={say(texts.startOfTraining)}
        description={say(texts.description)}
        value={parseIsoDate(startedOn)}
        errorMessage={errors['list.0.startedOn']}
        onChange={(day) => change(day === null ? {} : { startedOn: day.toString() })}
      />
      <RoleChoices value={fields.roles} onChange={(roles) => change({ roles })} />
      <DialogButtons>
        <Button variant="secondary" onPress={onClose}>
          {say(texts.cancel)}
        </Button>
        <Button type="submit" isBusy={isBusy}>
          {say(texts.addPerson)}
        </Button>
      </DialogButtons>
    </form>
  );
}
