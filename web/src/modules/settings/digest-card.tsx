import '../../api/later-calls.ts';
import { CalendarDays } from 'lucide-react';
import { callApi } from '../../api/call-api.ts';
import type { CallInput } from '../../api/calls.ts';
import { useAction } from '../../api/use-action.ts';
import { useCallQuery } from '../../api/use-call.ts';
import { Card } from '../../ui/card.tsx';
import { RadioGroup } from '../../ui/fields/radio-group.tsx';
import { ValueLoader } from './value-loader.tsx';

type Frequency = CallInput<'saveDigestChoice'>['frequency'];

const OPTIONS: readonly { readonly id: Frequency; readonly label: string }[] = [
  { id: 'weekly', label: 'Every Monday' },
  { id: 'monthly', label: 'Once a month, on the first Monday' },
  { id: 'never', label: 'Never' },
];

/** How often somebody gets the mail on how the firm stands. */
export function DigestCard() {
  const query = useCallQuery('readDigestChoice', {});
  const { act: change, isBusy } = useAction((frequency: Frequency) => callApi('saveDigestChoice', { frequency }), {
    refreshes: ['readDigestChoice'],
    done: 'Your choice was saved.',
    failed: { otherwise: 'Details could not be updated.' },
  });
  return (
    <Card
      title="Monday email"
      description="On one screen: your score, what changed, the one thing to do, who is late, and what is coming up."
      icon={<CalendarDays size={20} />}
    >
      <ValueLoader query={query} what="email settings">
        {({ frequency }) => (
          <RadioGroup
            label="How often do you want it?"
            options={OPTIONS}
            value={frequency}
            isDisabled={isBusy}
            onChange={change}
          />
        )}
      </ValueLoader>
    </Card>
  );
}
