import '../../../api/later-calls.ts';
import { useCallback } from 'react';
import { isApiError } from '../../../api/api-error.ts';
import { callApi } from '../../../api/call-api.ts';
import { say } from '../../../portal/texts/say.ts';
import { FailureCard } from '../failure-card.tsx';
import { LinkEnded } from '../link-ended.tsx';
import { PageLoading } from '../page-loading.tsx';
import { useAnswer } from '../quiz/use-answer.ts';
import { page } from './ticket.texts.ts';
import { TicketView } from './ticket-view.tsx';

/** Where who works on a ticket that came by email says what became of it: /ticket/{token}. */
export default function TicketPage({ first: token }: { readonly first: string }) {
  return <TicketOfLink key={token} token={token} />;
}

function TicketOfLink({ token }: { readonly token: string }) {
  const load = useCallback(() => callApi('openTicketLink', { token }).then(({ data }) => data), [token]);
  const { reload, restart, change, ...answer } = useAnswer(load);
  if (answer.status === 'loading') return <PageLoading label={say(page.loading)} />;
  if (answer.status === 'ready')
    return (
      <TicketView token={token} ticket={answer.data} onAnswered={(told) => change(() => told)} onEnded={restart} />
    );
  if (!isApiError(answer.error, 'TICKET_LINK_INVALID') && !isApiError(answer.error, 'INVALID_INPUT')) {
    return <FailureCard error={answer.error} onRetry={reload} />;
  }
  return <LinkEnded title={say(page.ended)}>{say(page.whatToDo)}</LinkEnded>;
}
