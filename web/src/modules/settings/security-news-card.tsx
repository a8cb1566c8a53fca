import { useQueryClient } from '@tanstack/react-query';
import { Newspaper } from 'lucide-react';
import { showApiError } from '../../api/api-error.ts';
import { callApi } from '../../api/call-api.ts';
import { callKey, useCallQuery } from '../../api/use-call.ts';
import { useFormatDate } from '../../portal/use-format-date.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { showToast } from '../../ui/toast.tsx';

/** The consent to security news that some give at sign-up, and the way to take it back. Nothing for all others. */
export function SecurityNewsCard() {
  const { data } = useCallQuery('readSecurityNews', {});
  const { formatDate } = useFormatDate();
  const queryClient = useQueryClient();
  const agreedAt = data?.data.agreedAt ?? null;
  if (agreedAt === null) return null;
  const takeBack = async () => {
    try {
      await callApi('takeBackSecurityNews', {});
      showToast({ kind: 'success', text: 'You will get no security news by email.' });
    } catch (error) {
      showApiError(error, 'Details could not be updated.');
    }
    await queryClient.invalidateQueries({ queryKey: callKey('readSecurityNews') });
  };
  return (
    <Card
      title="Security news by email"
      description={`You agreed to get them on ${formatDate(agreedAt)}.`}
      icon={<Newspaper size={20} />}
    >
      <Button variant="secondary" onPress={takeBack}>
        Take this back
      </Button>
    </Card>
  );
}
