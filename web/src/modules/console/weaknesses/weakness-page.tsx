import { useQueryClient } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { callKey, useCallQuery } from '../../../api/use-call.ts';
import { say } from '../../../portal/texts/say.ts';
import { usePageTitle } from '../../../portal/use-page-title.ts';
import { LoadFailed } from '../../../ui/states/load-failed.tsx';
import { Loading } from '../../../ui/states/loading.tsx';
import { WeaknessEditor } from './weakness-editor.tsx';
import { weaknessPage as texts } from './weaknesses.texts.ts';
import { WithdrawnWeakness } from './withdrawn-weakness.tsx';

/** One weakness of one customer, or a new one for several: what it says, and what its customer sees of it. */
export default function WeaknessPage() {
  const { item = '' } = useParams({ strict: false });
  return item === 'new' ? <NewWeakness /> : <StoredWeakness key={item} weaknessId={item} />;
}

function NewWeakness() {
  usePageTitle(say(texts.newWeakness));
  return <WeaknessEditor weakness={null} />;
}

function StoredWeakness({ weaknessId }: { readonly weaknessId: string }) {
  const queryClient = useQueryClient();
  const { data, isError, refetch } = useCallQuery('readWeakness', { weaknessId });
  // After a change the form begins anew; what is merely loaded again must not take away what is being typed.
  const [changes, setChanges] = useState(0);
  usePageTitle(data?.data.title ?? say(texts.weakness));
  const beginAnew = async () => {
    await queryClient.invalidateQueries({ queryKey: callKey('readWeakness', { weaknessId }) });
    setChanges((count) => count + 1);
  };
  if (isError) return <LoadFailed what={say(texts.what)} onRetry={refetch} />;
  if (data === undefined) return <Loading label={say(texts.loadingTheWeakness)} />;
  if (data.data.state === 'withdrawn') return <WithdrawnWeakness weakness={data.data} />;
  return <WeaknessEditor key={changes} weakness={data.data} onStored={beginAnew} />;
}
