import { NO_GOALS, type OrgGoals, withOtherSelected, withOtherText } from '@portal/domain/profile/org-goals.ts';
import type { Phrase } from '@portal/domain/texts/texts.ts';
import { useState } from 'react';
import { useKeepForm, useKeptForm } from '../../portal/kept-forms.ts';
import { say } from '../../portal/texts/say.ts';
import { useProfile } from '../../portal/use-profile.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { goalsStep as texts } from './intro.texts.ts';
import { useFinishIntro } from './use-finish-intro.ts';

type GoalsStepProps = { readonly onBack: () => void };

const choices: readonly {
  readonly goal: keyof Omit<OrgGoals, 'otherGoals' | 'hasOtherGoals'>;
  readonly label: Phrase;
}[] = [
  { goal: 'meetContractualObligations', label: texts.meetContractualObligations },
  { goal: 'meetRegulatoryRequirements', label: texts.meetRegulatoryRequirements },
  { goal: 'proactivelyProtectMyOrganization', label: texts.proactivelyProtectMyOrganization },
  { goal: 'learnMoreAboutCyberSecurity', label: texts.learnMoreAboutCyber },
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
      <h1 className="font-semibold text-3xl tracking-tight">{say(texts.whatAreYourGoals)}</h1>
      <p className="mt-3 text-ink-soft">{say(texts.chooseAsManyAs)}</p>
      <fieldset className="mt-6 flex flex-col gap-4">
        <legend className="sr-only">{say(texts.yourOrganizationsGoals)}</legend>
        {choices.map(({ goal, label }) => (
          <Checkbox key={goal} isSelected={goals[goal]} onChange={(isOn) => setGoals({ ...goals, [goal]: isOn })}>
            {say(label)}
          </Checkbox>
        ))}
        <Checkbox isSelected={goals.hasOtherGoals} onChange={(isOn) => setGoals(withOtherSelected(goals, isOn))}>
          {say(texts.other)}
        </Checkbox>
        {goals.hasOtherGoals && (
          <TextArea
            label={say(texts.typeAnyOtherGoals)}
            rows={3}
            maxLength={1000}
            value={goals.otherGoals}
            onChange={(text) => setGoals(withOtherText(goals, text))}
          />
        )}
      </fieldset>
      <div className="mt-8 flex gap-3">
        <Button variant="secondary" size="large" onPress={onBack}>
          {say(texts.back)}
        </Button>
        <Button size="large" onPress={() => finish(goals)}>
          {say(texts.next)}
        </Button>
      </div>
    </div>
  );
}
