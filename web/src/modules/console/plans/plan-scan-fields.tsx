import { SCAN_LEVEL_LABELS } from '@portal/domain/monitoring/scan-levels.ts';
import type { CallOutput } from '../../../api/calls.ts';
import { say } from '../../../portal/texts/say.ts';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { Switch } from '../../../ui/fields/switch.tsx';
import type { PlanForm } from './plan-form.ts';
import { FREQUENCY_CHOICES } from './plan-words.ts';
import { planScanFields as texts } from './plans.texts.ts';

type PlanScanFieldsProps = {
  readonly detail: PlanForm['planDetail'];
  /** Those that the scan engine has. */
  readonly scanLevels: CallOutput<'listPlans'>['data']['scanLevels'];
  readonly onChange: (detail: PlanForm['planDetail']) => void;
};

/** How often and how deep a plan lets its customers scan. */
export function PlanScanFields({ detail, scanLevels, onChange }: PlanScanFieldsProps) {
  const { probelyScanFrequency: frequencies, probelyScanProfile: levels } = detail;
  return (
    <div className="grid gap-6 tablet:grid-cols-2">
      <fieldset className="flex flex-col gap-2">
        <legend className="mb-3 font-semibold">{say(texts.scansCanBeScheduled)}</legend>
        {FREQUENCY_CHOICES.map(({ id, label }) => (
          <Checkbox
            key={id}
            isSelected={frequencies.includes(id)}
            onChange={(isChosen) =>
              onChange({
                ...detail,
                probelyScanFrequency: FREQUENCY_CHOICES.map((choice) => choice.id).filter((other) =>
                  other === id ? isChosen : frequencies.includes(other),
                ),
              })
            }
          >
            {say(label)}
          </Checkbox>
        ))}
      </fieldset>
      <fieldset className="flex flex-col gap-2">
        <legend className="mb-3 font-semibold">{say(texts.scanLevels)}</legend>
        {scanLevels.map((id) => (
          <Checkbox
            key={id}
            isSelected={levels.includes(id)}
            onChange={(isChosen) =>
              onChange({
                ...detail,
                probelyScanProfile: scanLevels.filter((other) => (other === id ? isChosen : levels.includes(other))),
              })
            }
          >
            {say(SCAN_LEVEL_LABELS[id])}
          </Checkbox>
        ))}
      </fieldset>
      <div className="tablet:col-span-2">
        <Switch
          isSelected={detail.probelyRequiresProof}
          onChange={(probelyRequiresProof) => onChange({ ...detail, probelyRequiresProof })}
        >
          {say(texts.levelsThatFillIn)}
        </Switch>
      </div>
    </div>
  );
}
