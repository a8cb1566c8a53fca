import { say } from '../../../portal/texts/say.ts';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import type { Overview } from '../phishing-types.ts';
import { toggled } from './campaign-draft.ts';
import { form as texts } from './new.texts.ts';

type DepartmentChoiceProps = {
  readonly departments: Overview['departments'];
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
  readonly problem: string | undefined;
};

/** Which departments a campaign is for. */
export function DepartmentChoice({ departments, chosen, onChange, problem }: DepartmentChoiceProps) {
  return (
    <fieldset className="flex flex-col gap-2.5">
      <legend className="mb-2 font-medium text-sm">{say(texts.departments)}</legend>
      {departments.map(({ name, people }) => (
        <Checkbox key={name} isSelected={chosen.includes(name)} onChange={() => onChange(toggled(chosen, name))}>
          {say(texts.department, { name, people })}
        </Checkbox>
      ))}
      {problem !== undefined && (
        <p role="alert" className="font-medium text-danger-ink text-sm">
          {problem}
        </p>
      )}
    </fieldset>
  );
}
