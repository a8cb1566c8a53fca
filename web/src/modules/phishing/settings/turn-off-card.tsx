import { useState } from 'react';
import { callApi } from '../../../api/call-api.ts';
import { useAction } from '../../../api/use-action.ts';
import { say } from '../../../portal/texts/say.ts';
import { useGoTo } from '../../../portal/use-go-to.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { everywhere } from '../phishing.texts.ts';
import { REFRESHED } from '../refreshed-calls.ts';
import { turnOff as texts } from './settings.texts.ts';

/** Ends it for the whole firm, after a question. */
export function TurnOffCard({ revision }: { readonly revision: number }) {
  const goTo = useGoTo();
  const [isAsking, setIsAsking] = useState(false);
  const { act, isBusy } = useAction(() => callApi('turnPhishingOff', { revision }), {
    done: say(texts.turnedOff),
    refreshes: REFRESHED,
    failed: { otherwise: say(everywhere.tryAgain) },
  });
  const turnOff = async () => {
    const isOff = await act();
    setIsAsking(false);
    if (isOff) goTo('/phishing');
  };
  return (
    <Card title={say(texts.title)} description={say(texts.lead)}>
      <Button variant="secondary" onPress={() => setIsAsking(true)}>
        {say(texts.turnOff)}
      </Button>
      <ConfirmDialog
        title={say(texts.ask)}
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        confirmLabel={say(texts.turnOff)}
        isDanger
        isBusy={isBusy}
        onConfirm={turnOff}
      >
        {say(texts.lead)}
      </ConfirmDialog>
    </Card>
  );
}
