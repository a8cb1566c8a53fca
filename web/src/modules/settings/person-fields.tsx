import { say } from '../../portal/texts/say.ts';
import { TextField } from '../../ui/fields/text-field.tsx';
import { personFields as texts } from './settings.texts.ts';

export type PersonDetails = { readonly firstName: string; readonly lastName: string; readonly jobTitle: string };

type PersonFieldsProps = {
  readonly value: PersonDetails;
  readonly onChange: (value: PersonDetails) => void;
  readonly areNamesRequired?: boolean;
  /** Errors of the server by field. */
  readonly errors?: Readonly<Record<string, string>>;
};

/** Names and job title of somebody else. */
export function PersonFields({ value, onChange, areNamesRequired = false, errors = {} }: PersonFieldsProps) {
  return (
    <>
      <div className="grid gap-4 tablet:grid-cols-2">
        <TextField
          label={say(areNamesRequired ? texts.firstName : texts.firstNameOptional)}
          autoComplete="off"
          value={value.firstName}
          onChange={(firstName) => onChange({ ...value, firstName })}
          maxLength={100}
          isRequired={areNamesRequired}
          errorMessage={errors.firstName}
        />
        <TextField
          label={say(areNamesRequired ? texts.lastName : texts.lastNameOptional)}
          autoComplete="off"
          value={value.lastName}
          onChange={(lastName) => onChange({ ...value, lastName })}
          maxLength={100}
          isRequired={areNamesRequired}
          errorMessage={errors.lastName}
        />
      </div>
      <TextField
        label={say(texts.jobTitleOptional)}
        autoComplete="off"
        value={value.jobTitle}
        onChange={(jobTitle) => onChange({ ...value, jobTitle })}
        maxLength={100}
        errorMessage={errors.jobTitle}
      />
    </>
  );
}
