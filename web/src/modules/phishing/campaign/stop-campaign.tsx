import { useState } from 'react';
import { callApi } from '../../../api/call-api.ts';
import { useAction } from '../../../api/use-action.ts';
import { say } from '../../../portal/texts/say.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { everywhere } from '../phishing.texts.ts';
import { stop as texts } from './campaign.texts.ts';

/** Ends a campaign for good, after a question. */
export function StopCampaign({ campaignId }: { readonly campaignId: string }) {
  const [isAsking, setIsAsking] = useState(false);
  const { act, isBusy } = useAction(() => callApi('stopPhishingCampaign', { campaignId }), {
    done: say(texts.stopped),
    refreshes: ['phishingCampaign', 'phishingCampaigns', 'phishingOverview'],
    failed: { otherwise: say(everywhere.tryAgain) },
  });
  const stop = async () => {
    await act();
    setIsAsking(false);
  };
  return (
    <>
      <Button variant="secondary" onPress={() => setIsAsking(true)}>
        {say(texts.stop)}
      </Button>
      <ConfirmDialog
        title={say(texts.ask)}
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        confirmLabel={say(texts.confirm)}
        isDanger
        isBusy={isBusy}
        onConfirm={stop}
      >
        {say(texts.hint)}
      </ConfirmDialog>
    </>
  );
}
