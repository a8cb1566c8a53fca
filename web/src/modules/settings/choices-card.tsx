import { useAction } from '../../api/use-action.ts';
import { say } from '../../portal/texts/say.ts';
import { choicesCard as texts } from './settings.texts.ts';
import '../../api/later-calls.ts';
import { marketingConsentText } from '@portal/domain/marketing/marketing-consent.ts';
import { useQueryClient } from '@tanstack/react-query';
import { SlidersHorizontal } from 'lucide-react';
import { callApi } from '../../api/call-api.ts';
import type { CallInput } from '../../api/calls.ts';
import { callKey, useCallQuery } from '../../api/use-call.ts';
import { useBrand } from '../../portal/brand/use-brand.ts';
import { Card } from '../../ui/card.tsx';
import { Switch } from '../../ui/fields/switch.tsx';
import { ValueLoader } from './value-loader.tsx';

type Kind = CallInput<'changeMarketingConsent'>['kind'];

const labels = { usage: texts.helpImproveThePortal, promotions: texts.offersAndProductNews } as const;

/** What a person may allow beside using the portal; off until it is turned on. */
export function ChoicesCard() {
  const query = useCallQuery('readMarketingConsents', {});
  const queryClient = useQueryClient();
  const { brandNameLong } = useBrand();
  const { act: change, isBusy } = useAction(
    async (kind: Kind, agrees: boolean) => {
      const answer = await callApi('changeMarketingConsent', { kind, agrees });
      queryClient.setQueryData(callKey('readMarketingConsents', {}), answer);
    },
    // Whether pages are counted is read with the profile.
    { refreshes: ['profileCheck'], failed: { otherwise: say(texts.detailsCouldNotBe) } },
  );
  return (
    <Card title={say(texts.title)} description={say(texts.description)} icon={<SlidersHorizontal size={20} />}>
      <ValueLoader query={query} what={say(texts.what)} loading={say(texts.loading)}>
        {({ usageAgreedAt, promotionsAgreedAt }) => (
          <div className="flex flex-col gap-5">
            {(['usage', 'promotions'] as const).map((kind) => (
              <Switch
                key={kind}
                isSelected={(kind === 'usage' ? usageAgreedAt : promotionsAgreedAt) !== null}
                isDisabled={isBusy}
                onChange={(agrees) => change(kind, agrees)}
                description={marketingConsentText(kind, brandNameLong, say)}
              >
                {say(labels[kind])}
              </Switch>
            ))}
          </div>
        )}
      </ValueLoader>
    </Card>
  );
}
