import type { Phrase } from '@portal/domain/texts/texts.ts';
import { say } from '../../portal/texts/say.ts';
import { sayLabels } from '../../portal/texts/say-labels.ts';
import { digestCard as texts } from './settings.texts.ts';
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

const OPTIONS: readonly { readonly id: Frequency; readonly label: Phrase }[] = [
  { id: 'weekly', label: texts.everyMonday },
  { id: 'monthly', label: texts.onceAMonthOn },
  { id: 'never', label: texts.never },
];

/** How often somebody gets the mail on how the firm stands. */
export function DigestCard() {
  const query = useCallQuery('readDigestChoice', {});
  const { act: change, isBusy } = useAction((frequency: Frequency) => callApi('saveDigestChoice', { frequency }), {
    refreshes: ['readDigestChoice'],
    done: say(texts.yourChoiceWasSaved),
    failed: { otherwise: say(texts.detailsCouldNotBe) },
  });
  return (
    <Card title={say(texts.title)} description={say(texts.description)} icon={<CalendarDays size={20} />}>
      <ValueLoader query={query} what={say(texts.what)} loading={say(texts.loading)}>
        {({ frequency }) => (
          <RadioGroup
            label={say(texts.howOftenDoYou)}
            options={sayLabels(OPTIONS)}
            value={frequency}
            isDisabled={isBusy}
            onChange={change}
          />
        )}
      </ValueLoader>
    </Card>
  );
}
