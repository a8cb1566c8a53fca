import { NO_GOALS, type OrgGoals, withOtherSelected, withOtherText } from '@portal/domain/profile/org-goals.ts';
import { useState } from 'react';
import { useKeepForm, useKeptForm } from '../../portal/kept-forms.ts';
import { useProfile } from '../../portal/use-profile.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { useFinishIntro } from './use-finish-intro.ts';

type GoalsStepProps = { readonly onBack: () => void };

const choices: readonly {
  readonly goal: keyof Omit<OrgGoals, 'otherGoals' | 'hasOtherGoals'>;
  readonly label: string;
}[] = [
  { goal: 'meetContractualObligations', label: 'Meet contractual obligations' },
  { goal: 'meetRegulatoryRequirements', label: 'Meet regulatory requirements' },
  { goal: 'proactivelyProtectMyOrganization', label: 'Proactively protect my organization' },
  { goal: 'learnMoreAboutCyberSecurity', label: 'Learn more about cyber security' },
];

/** The last step: what the organization wants from the portal. All of it is optional (spec part 1, section 5). */
export function GoalsStep({ onBack }: GoalsStepProps) {
  const { userData } = useProfile();
  const kept = useKeptForm<OrgGoals>('goals');
  const [goals, setGoals] = useState<OrgGoals>(kept ?? { ...NO_GOALS, ...userData.orgGoals });
  useKeepForm('goals', goals);
  const finish = useFinishIntro();
  return (
    <div className="mx-auto max-w-xl">
      <h1 className="font-semibold text-3xl tracking-tight">What are your goals?</h1>
      <p className="mt-3 text-ink-soft">Choose as many as you like, or none. This helps us help you.</p>
      <fieldset className="mt-6 flex flex-col gap-4">
        <legend className="sr-only">Your organization’s goals</legend>
        {choices.map(({ goal, label }) => (
          <Checkbox key={goal} isSelected={goals[goal]} onChange={(isOn) => setGoals({ ...goals, [goal]: isOn })}>
            {label}
          </Checkbox>
        ))}
        <Checkbox isSelected={goals.hasOtherGoals} onChange={(isOn) => setGoals(withOtherSelected(goals, isOn))}>
          Other
        </Checkbox>
        {goals.hasOtherGoals && (
          <TextArea
            label="Type any other goals (optional)"
            rows={3}
            maxLength={1000}
            value={goals.otherGoals}
            onChange={(text) => setGoals(withOtherText(goals, text))}
          />
        )}
      </fieldset>
      <div className="mt-8 flex gap-3">
        <Button variant="secondary" size="large" onPress={onBack}>
          Back
        </Button>
        <Button size="large" onPress={() => finish(goals)}>
          Next
        </Button>
      </div>
    </div>
  );
}
