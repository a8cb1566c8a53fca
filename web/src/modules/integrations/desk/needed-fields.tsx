import { MAX_FIELD_VALUE_CHARACTERS } from '@portal/domain/developers/desk-fields.ts';
import type { FieldErrors } from '../../../api/use-change.ts';
import { say } from '../../../portal/texts/say.ts';
import { Select } from '../../../ui/fields/select.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { deskDialog as texts } from './desk.texts.ts';
import { type AskedField, type DeskDraft, fieldErrorName } from './desk-draft.ts';

type NeededFieldsProps = {
  readonly asks: readonly AskedField[];
  readonly draft: DeskDraft;
  readonly errors: FieldErrors;
  readonly onChange: (draft: DeskDraft) => void;
};

/** What the project's tickets need besides, as the desk calls it. */
export function NeededFields({ asks, draft, errors, onChange }: NeededFieldsProps) {
  return (
    <>
      <p role="status">{say(texts.fieldsNeeded)}</p>
      {asks.map(({ id, name, kind, options, isWrong }) => {
        const value = draft.fields[id] ?? '';
        const change = (to: string) => onChange({ ...draft, fields: { ...draft.fields, [id]: to } });
        const errorMessage = errors[fieldErrorName(id)] ?? (isWrong ? say(texts.doesNotFit) : undefined);
        if (kind === 'choice' || kind === 'choices') {
          const choices = options.map((option) => ({ id: option.id, label: option.name }));
          return (
            <Select
              key={id}
              label={name}
              options={choices}
              value={value === '' ? null : value}
              onChange={change}
              errorMessage={errorMessage}
            />
          );
        }
        return (
          <TextField
            key={id}
            label={name}
            description={kind === 'labels' ? say(texts.labels) : undefined}
            maxLength={MAX_FIELD_VALUE_CHARACTERS}
            value={value}
            onChange={change}
            errorMessage={errorMessage}
          />
        );
      })}
    </>
  );
}
