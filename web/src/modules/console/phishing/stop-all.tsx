import { useState } from 'react';
import { callApi } from '../../../api/call-api.ts';
import { useAction } from '../../../api/use-action.ts';
import { say } from '../../../portal/texts/say.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { page as texts } from './phishing-console.texts.ts';

/** Stops all simulations of all firms after a question, or lets them go on. */
export function StopAll({ isStopped }: { readonly isStopped: boolean }) {
  const [isAsking, setIsAsking] = useState(false);
  const { act, isBusy } = useAction(() => callApi('stopAllPhishing', { isStopped: !isStopped }), {
    done: say(isStopped ? texts.resumed : texts.nowStopped),
    refreshes: ['phishingProviderState'],
    failed: { otherwise: say(texts.failed) },
  });
  const stop = async () => {
    await act();
    setIsAsking(false);
  };
  if (isStopped)
    return (
      <Button isBusy={isBusy} onPress={() => act()}>
        {say(texts.resume)}
      </Button>
    );
  return (
    <>
      <Button variant="danger" onPress={() => setIsAsking(true)}>
        {say(texts.stop)}
      </Button>
      <ConfirmDialog
        title={say(texts.stopAsk)}
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        confirmLabel={say(texts.stop)}
        isDanger
        isBusy={isBusy}
        onConfirm={stop}
      >
        {say(texts.stopHint)}
      </ConfirmDialog>
    </>
  );
}
