import { useQueryClient } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { callKey, useCallQuery } from '../../../api/use-call.ts';
import { say } from '../../../portal/texts/say.ts';
import { usePageTitle } from '../../../portal/use-page-title.ts';
import { LoadFailed } from '../../../ui/states/load-failed.tsx';
import { Loading } from '../../../ui/states/loading.tsx';
import { MessageEditor } from './message-editor.tsx';
import { messagePage as texts } from './messages.texts.ts';
import { WithdrawnMessage } from './withdrawn-message.tsx';

/** One message to customers, or a new one: what it says, who it is for, and who has read it. */
export default function MessagePage() {
  const { item = '' } = useParams({ strict: false });
  return item === 'new' ? <NewMessage /> : <StoredMessage key={item} conciergeMessageId={item} />;
}

function NewMessage() {
  usePageTitle(say(texts.newMessage));
  return <MessageEditor message={null} />;
}

function StoredMessage({ conciergeMessageId }: { readonly conciergeMessageId: string }) {
  const queryClient = useQueryClient();
  const { data, isError, refetch } = useCallQuery('readConciergeMessage', { conciergeMessageId });
  // After a change the form begins anew; what is merely loaded again must not take away what is being typed.
  const [changes, setChanges] = useState(0);
  usePageTitle(data?.data.title ?? say(texts.message));
  const beginAnew = async () => {
    await Promise.all(
      [callKey('readConciergeMessage', { conciergeMessageId }), callKey('listMessageReceipts')].map((queryKey) =>
        queryClient.invalidateQueries({ queryKey }),
      ),
    );
    setChanges((count) => count + 1);
  };
  if (isError) return <LoadFailed what={say(texts.what)} onRetry={refetch} />;
  if (data === undefined) return <Loading label={say(texts.loadingTheMessage)} />;
  if (data.data.state === 'withdrawn') return <WithdrawnMessage message={data.data} />;
  return <MessageEditor key={changes} message={data.data} onStored={beginAnew} />;
}
