import { say } from '../../../portal/texts/say.ts';
import { sayLabels } from '../../../portal/texts/say-labels.ts';
import { Select } from '../../../ui/fields/select.tsx';
import type { PlanForm } from './plan-form.ts';
import { PLAN_MODULES, STATUS_CHOICES } from './plan-words.ts';
import { planModuleFields as texts } from './plans.texts.ts';

type PlanModuleFieldsProps = {
  readonly detail: PlanForm['planDetail'];
  readonly onChange: (detail: PlanForm['planDetail']) => void;
};

/** What a plan includes, module by module. */
export function PlanModuleFields({ detail, onChange }: PlanModuleFieldsProps) {
  return (
    <fieldset>
      <legend className="mb-3 font-semibold">{say(texts.whatItIncludes)}</legend>
      <div className="grid gap-4 tablet:grid-cols-2">
        {PLAN_MODULES.map(({ id, label }) => (
          <Select
            key={id}
            label={say(label)}
            options={sayLabels(STATUS_CHOICES)}
            value={detail[id]}
            onChange={(status) => onChange({ ...detail, [id]: status })}
          />
        ))}
      </div>
    </fieldset>
  );
}
