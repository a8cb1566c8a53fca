import { useEffect } from 'react';
import { useCallQuery } from '../../../api/use-call.ts';
import { say } from '../../../portal/texts/say.ts';
import { usePageTitle } from '../../../portal/use-page-title.ts';
import { Loading } from '../../../ui/states/loading.tsx';
import { tabPath } from '../concierge-path.ts';
import { useRefreshLists } from '../use-concierge-calls.ts';
import { useLeadAway } from '../use-lead-away.ts';
import { RequestView } from './request-view.tsx';
import { requestPage as texts } from './requests.texts.ts';

/** An answer may come while one waits for it; asked about so often. */
const LOOK_EVERY_MS = 30_000;

/** One help request with its history: /concierge/requests/{helpRequestId}. */
export default function RequestPage({ helpRequestId }: { readonly helpRequestId: string }) {
  const refreshLists = useRefreshLists();
  const query = useCallQuery('helpRequest', { helpRequestId }, { refetchInterval: LOOK_EVERY_MS, staleTime: 0 });
  const request = query.data?.data;
  usePageTitle(request === undefined ? say(texts.helpRequest) : `${request.number} ${request.subject}`);
  useLeadAway(query, tabPath('requests'));

  const replies = request?.replies.length;
  useEffect(() => {
    if (replies !== undefined) refreshLists('helpRequests');
  }, [replies, refreshLists]);

  if (request === undefined) return <Loading label={say(texts.loadingTheHelpRequest)} />;
  return <RequestView request={request} onChanged={query.refetch} />;
}
