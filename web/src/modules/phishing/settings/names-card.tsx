import { useState } from 'react';
import { callApi } from '../../../api/call-api.ts';
import { useAction } from '../../../api/use-action.ts';
import { say } from '../../../portal/texts/say.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { NamesChoice } from '../names-choice.tsx';
import { everywhere } from '../phishing.texts.ts';
import type { Overview } from '../phishing-types.ts';
import { names as texts } from './settings.texts.ts';

/** Whether people are shown by name, changed and saved. */
export function NamesCard({ settings }: { readonly settings: Overview['settings'] }) {
  const { revision } = settings;
  const [showsNames, setShowsNames] = useState(settings.showsNames);
  const { act, isBusy } = useAction(() => callApi('savePhishingSettings', { showsNames, revision }), {
    done: say(texts.saved),
    refreshes: ['phishingOverview', 'phishingCampaign'],
    failed: { otherwise: say(everywhere.tryAgain) },
  });
  return (
    <Card title={say(texts.title)} description={say(texts.lead)}>
      <div className="flex flex-col items-start gap-4">
        <NamesChoice showsNames={showsNames} onChange={setShowsNames} />
        <Button
          variant="secondary"
          isDisabled={showsNames === settings.showsNames}
          isBusy={isBusy}
          onPress={() => act()}
        >
          {say(texts.save)}
        </Button>
      </div>
    </Card>
  );
}
