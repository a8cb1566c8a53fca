import { useEffect } from 'react';
import { useCallQuery } from '../../../api/use-call.ts';
import { say } from '../../../portal/texts/say.ts';
import { usePageTitle } from '../../../portal/use-page-title.ts';
import { Loading } from '../../../ui/states/loading.tsx';
import { tabPath } from '../concierge-path.ts';
import { useRefreshLists } from '../use-concierge-calls.ts';
import { useLeadAway } from '../use-lead-away.ts';
import { WeaknessView } from './weakness-view.tsx';
import { weaknessPage as texts } from './weaknesses.texts.ts';

/** One weakness: /concierge/weaknesses/{weaknessId} (spec part 2, section 2). */
export function WeaknessPage({ weaknessId }: { readonly weaknessId: string }) {
  const refreshLists = useRefreshLists();
  const query = useCallQuery('weakness', { weaknessId }, { staleTime: 0 });
  const weakness = query.data?.data;
  usePageTitle(weakness?.title ?? say(texts.weaknessDetails));
  useLeadAway(query, tabPath('weaknesses'));

  const isRead = weakness !== undefined;
  useEffect(() => {
    if (isRead) refreshLists('cyberConciergeWeaknesses');
  }, [isRead, refreshLists]);

  return weakness === undefined ? (
    <Loading label={say(texts.loadingTheWeakness)} />
  ) : (
    <WeaknessView weakness={weakness} />
  );
}
