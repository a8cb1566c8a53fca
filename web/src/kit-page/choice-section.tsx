import { useState } from 'react';
import { Checkbox } from '../ui/fields/checkbox.tsx';
import { RadioGroup } from '../ui/fields/radio-group.tsx';
import { SegmentedChoice } from '../ui/fields/segmented-choice.tsx';
import { Switch } from '../ui/fields/switch.tsx';
import { Columns, Section } from './section.tsx';

const frequencies = [
  { id: 'd', label: 'Daily' },
  { id: 'w', label: 'Weekly' },
  { id: 'm', label: 'Monthly' },
  { id: 'q', label: 'Quarterly', isDisabled: true },
] as const;

const answers = [
  { id: 'yes', label: 'Yes, for everyone', description: 'Everybody signs in with a second factor.' },
  { id: 'some', label: 'For some', description: 'Administrators only.' },
  { id: 'no', label: 'Not yet' },
] as const;

export function ChoiceSection() {
  const [frequency, setFrequency] = useState<(typeof frequencies)[number]['id']>('w');
  const [answer, setAnswer] = useState<(typeof answers)[number]['id'] | null>('some');
  const [plain, setPlain] = useState<(typeof answers)[number]['id'] | null>(null);
  return (
    <Section title="Choices">
      <SegmentedChoice label="How often" options={frequencies} value={frequency} onChange={setFrequency} />
      <Columns>
        <RadioGroup
          label="Do you use two-step sign-in?"
          options={answers}
          value={answer}
          onChange={setAnswer}
          hasFrames
        />
        <RadioGroup
          label="Do you keep backups?"
          options={answers}
          value={plain}
          onChange={setPlain}
          errorMessage="Please choose an answer."
        />
        <div className="flex flex-col gap-3">
          <Checkbox>Remember me</Checkbox>
          <Checkbox defaultSelected description="You can change this later.">
            Email me when a scan is done
          </Checkbox>
          <Checkbox isIndeterminate>All websites</Checkbox>
          <Checkbox errorMessage="Please confirm that you may scan this website.">
            I am allowed to test this website
          </Checkbox>
          <Checkbox isDisabled defaultSelected>
            Required by your plan
          </Checkbox>
        </div>
        <div className="flex flex-col gap-3">
          <Switch defaultSelected>Weekly summary</Switch>
          <Switch description="Sent to every administrator.">Alerts by email</Switch>
          <Switch isDisabled>Text messages</Switch>
        </div>
      </Columns>
    </Section>
  );
}
