import { useState } from 'react';
import { callApi } from '../../../api/call-api.ts';
import { useAction } from '../../../api/use-action.ts';
import { say } from '../../../portal/texts/say.ts';
import { Button } from '../../../ui/button.tsx';
import { setUpPage, setUpActions as texts } from './set-up.texts.ts';

/** Sends an email of the brand to who is at the screen; the same press twice has one id, so that it sends one. */
export function SendTestMail({ brandId }: { readonly brandId: string }) {
  const [mailId, setMailId] = useState(() => crypto.randomUUID());
  const { act, isBusy } = useAction(
    async () => {
      const answer = await callApi('sendSetUpMail', { brandId, mailId });
      setMailId(crypto.randomUUID());
      return answer;
    },
    {
      done: ({ data }) => say(texts.testSent, { to: data.to }),
      refreshes: ['readBrandSetUp'],
      failed: { otherwise: say(setUpPage.failed) },
    },
  );
  return (
    <div className="mt-3">
      <Button variant="secondary" size="small" isBusy={isBusy} onPress={() => act()}>
        {say(texts.sendTest)}
      </Button>
    </div>
  );
}
