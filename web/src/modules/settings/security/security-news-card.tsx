import { Newspaper } from 'lucide-react';
import { callApi } from '../../../api/call-api.ts';
import { useAction } from '../../../api/use-action.ts';
import { useCallQuery } from '../../../api/use-call.ts';
import { useFormatDate } from '../../../portal/dates/use-format-date.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';

/** The consent to security news that some give at sign-up, and the way to take it back. Nothing for all others. */
export function SecurityNewsCard() {
  const { data } = useCallQuery('readSecurityNews', {});
  const { formatDate } = useFormatDate();
  const { act: takeBack } = useAction(() => callApi('takeBackSecurityNews', {}), {
    done: 'You will no longer get security news by email.',
    refreshes: ['readSecurityNews'],
    failed: { otherwise: 'Details could not be updated.' },
  });
  const agreedAt = data?.data.agreedAt ?? null;
  if (agreedAt === null) return null;
  return (
    <Card
      title="Security news by email"
      description={`You agreed to get it on ${formatDate(agreedAt)}.`}
      icon={<Newspaper size={20} />}
    >
      <Button variant="secondary" onPress={() => takeBack()}>
        Unsubscribe
      </Button>
    </Card>
  );
}
