import { callApi } from '../../../api/call-api.ts';
import { useAction } from '../../../api/use-action.ts';
import { say } from '../../../portal/texts/say.ts';
import { useSessionState } from '../../../portal/use-session-state.ts';
import { Button } from '../../../ui/button.tsx';
import { everywhere } from '../phishing.texts.ts';
import { test as texts } from './templates.texts.ts';

/** Sends a practice mail to whoever presses it, so that they see whether it arrives. */
export function SendTest({ templateId }: { readonly templateId: string }) {
  const { isServiceSession } = useSessionState();
  const { act, isBusy } = useAction(() => callApi('sendPhishingTest', { templateId }), {
    done: ({ data }) => say(texts.sent, { address: data.to }),
    failed: { otherwise: say(everywhere.tryAgain) },
  });
  if (isServiceSession) return null;
  return (
    <Button variant="secondary" isBusy={isBusy} onPress={act}>
      {say(texts.send)}
    </Button>
  );
}
