import type { FormEvent } from 'react';
import type { FieldErrors } from '../../../api/use-change.ts';
import { say } from '../../../portal/texts/say.ts';
import { TextField } from '../../../ui/fields/text-field.tsx';
import type { RegisterView } from '../register-types.ts';
import { ChecklistFields } from './checklist-fields.tsx';
import { ColumnField } from './column-field.tsx';
import { form as texts } from './entry.texts.ts';
import type { EntryFields } from './entry-fields.ts';

type EntryFormProps = {
  readonly id: string;
  readonly register: RegisterView;
  readonly fields: EntryFields;
  readonly errors: FieldErrors;
  readonly onChange: (fields: EntryFields, field: string) => void;
  readonly onSubmit: () => void;
};

/** The columns of an entry as fields, who owns it, and its checklist. */
export function EntryForm({ id, register, fields, errors, onChange, onSubmit }: EntryFormProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <form id={id} noValidate onSubmit={submit} className="flex flex-col gap-5">
      {register.columns.map((column) => (
        <ColumnField
          key={column.id}
          column={column}
          value={fields.values[column.id] ?? ''}
          errorMessage={errors[`values.${column.id}`]}
          onChange={(value) =>
            onChange({ ...fields, values: { ...fields.values, [column.id]: value } }, `values.${column.id}`)
          }
        />
      ))}
      <TextField
        label={say(texts.ownerName)}
        description={say(texts.ownerNameHint)}
        autoComplete="off"
        value={fields.ownerName}
        maxLength={200}
        errorMessage={errors.ownerName}
        onChange={(ownerName) => onChange({ ...fields, ownerName }, 'ownerName')}
      />
      <TextField
        label={say(texts.ownerEmail)}
        type="email"
        autoComplete="off"
        value={fields.ownerEmail}
        maxLength={254}
        errorMessage={errors.ownerEmail}
        onChange={(ownerEmail) => onChange({ ...fields, ownerEmail }, 'ownerEmail')}
      />
      <ChecklistFields
        checklist={register.checklist}
        ticks={fields.ticks}
        onChange={(ticks) => onChange({ ...fields, ticks }, 'ticks')}
      />
      <button type="submit" hidden />
    </form>
  );
}
