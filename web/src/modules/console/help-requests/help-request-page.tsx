import { useQueryClient } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { callKey, useCallQuery } from '../../../api/use-call.ts';
import { say } from '../../../portal/texts/say.ts';
import { usePageTitle } from '../../../portal/use-page-title.ts';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { LoadFailed } from '../../../ui/states/load-failed.tsx';
import { Loading } from '../../../ui/states/loading.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { AnswerBox } from './answer-box.tsx';
import { helpRequestPage as texts } from './help-requests.texts.ts';
import { HelpState } from './help-state.tsx';
import { HistoryItem } from './history-item.tsx';
import { RequestCard } from './request-card.tsx';

/** One request for help: its history with the notes, and the answer. */
export default function HelpRequestPage() {
  const { item: helpRequestId = '' } = useParams({ strict: false });
  const queryClient = useQueryClient();
  const { data, isError, refetch } = useCallQuery('readHelpRequest', { helpRequestId });
  const request = data?.data;
  usePageTitle(request === undefined ? say(texts.helpRequest) : `${request.number} ${request.subject}`);
  if (isError) return <LoadFailed what={say(texts.what)} onRetry={refetch} />;
  if (request === undefined) return <Loading label={say(texts.loadingTheHelpRequest)} />;
  const reload = async () => {
    await Promise.all([
      queryClient.invalidateQueries({ queryKey: callKey('readHelpRequest', { helpRequestId }) }),
      queryClient.invalidateQueries({ queryKey: callKey('listHelpRequests') }),
    ]);
  };
  return (
    <>
      <PageHeading
        before={
          <TextLink isStandalone href="/console/help-requests">
            {say(texts.allHelpRequests)}
          </TextLink>
        }
        title={request.subject}
        description={
          <span className="inline-flex flex-wrap items-center gap-x-3 gap-y-1">
            <span>{request.number}</span>
            <TextLink href={`/console/organizations/${request.orgId}`}>{request.companyName}</TextLink>
            <HelpState state={request.state} />
          </span>
        }
      />
      <div className="grid items-start gap-6 desktop:grid-cols-[minmax(0,1fr)_19rem]">
        <div className="flex min-w-0 flex-col gap-6">
          <ol aria-label={say(texts.history)} className="flex flex-col gap-4">
            {request.replies.map((reply) => (
              <HistoryItem key={reply.replyId} reply={reply} companyName={request.companyName} />
            ))}
          </ol>
          <AnswerBox key={helpRequestId} request={request} onChanged={reload} />
        </div>
        <RequestCard request={request} onChanged={reload} />
      </div>
    </>
  );
}
