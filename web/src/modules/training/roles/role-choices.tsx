import { roleNames } from '@portal/domain/training/role-names.texts.ts';
import { rolesOf, TRAINING_ROLES, type TrainingRole } from '@portal/domain/training/training-roles.ts';
import { useId } from 'react';
import { say } from '../../../portal/texts/say.ts';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { roleChoices as texts } from './roles.texts.ts';

type RoleChoicesProps = {
  readonly value: readonly TrainingRole[];
  readonly onChange: (roles: readonly TrainingRole[]) => void;
};

/** What a person does that has courses of its own. */
export function RoleChoices({ value, onChange }: RoleChoicesProps) {
  const about = useId();
  return (
    <fieldset aria-describedby={about}>
      <legend className="font-medium">{say(texts.roles)}</legend>
      <p id={about} className="mt-0.5 mb-2.5 text-ink-soft text-sm">
        {say(texts.description)}
      </p>
      <div className="grid gap-x-5 gap-y-2 tablet:grid-cols-2">
        {TRAINING_ROLES.map((role) => (
          <Checkbox
            key={role}
            isSelected={value.includes(role)}
            onChange={(isOn) => onChange(rolesOf(isOn ? [...value, role] : value.filter((one) => one !== role)))}
          >
            {say(roleNames[role])}
          </Checkbox>
        ))}
      </div>
    </fieldset>
  );
}
