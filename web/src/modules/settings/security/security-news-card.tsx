import { Newspaper } from 'lucide-react';
import { callApi } from '../../../api/call-api.ts';
import { useAction } from '../../../api/use-action.ts';
import { useCallQuery } from '../../../api/use-call.ts';
import { useFormatDate } from '../../../portal/dates/use-format-date.ts';
import { say } from '../../../portal/texts/say.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { securityNewsCard as texts } from './security.texts.ts';

/** The consent to security news that some give at sign-up, and the way to take it back. Nothing for all others. */
export function SecurityNewsCard() {
  const { data } = useCallQuery('readSecurityNews', {});
  const { formatDate } = useFormatDate();
  const { act: takeBack } = useAction(() => callApi('takeBackSecurityNews', {}), {
    done: say(texts.youWillNoLonger),
    refreshes: ['readSecurityNews'],
    failed: { otherwise: say(texts.detailsCouldNotBe) },
  });
  const agreedAt = data?.data.agreedAt ?? null;
  if (agreedAt === null) return null;
  return (
    <Card
      title={say(texts.title)}
      description={say(texts.youAgreedToGet, { agreedAt: formatDate(agreedAt) })}
      icon={<Newspaper size={20} />}
    >
      <Button variant="secondary" onPress={() => takeBack()}>
        {say(texts.unsubscribe)}
      </Button>
    </Card>
  );
}
