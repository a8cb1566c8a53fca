import '../../../api/later-calls.ts';
import { useCallback } from 'react';
import { isApiError } from '../../../api/api-error.ts';
import { callApi } from '../../../api/call-api.ts';
import { say } from '../../../portal/texts/say.ts';
import { FailureCard } from '../failure-card.tsx';
import { LinkEnded } from '../link-ended.tsx';
import { PageLoading } from '../page-loading.tsx';
import { useAnswer } from '../quiz/use-answer.ts';
import { page } from './handover.texts.ts';
import { HandoverView } from './handover-view.tsx';

/** What a firm hands to somebody without an account, by a personal link: /handover/{token}. */
export default function HandoverPage({ token }: { readonly token: string }) {
  const load = useCallback(() => callApi('openHandover', { token }).then(({ data }) => data), [token]);
  const { reload, restart: _restart, change, ...answer } = useAnswer(load);
  if (answer.status === 'loading') return <PageLoading label={say(page.loading)} />;
  if (answer.status === 'ready')
    return (
      <HandoverView
        token={token}
        handover={answer.data}
        onReload={reload}
        onChanged={(point) =>
          change((handover) => ({
            ...handover,
            points: handover.points.map((one) => (one.pointId === point.pointId ? point : one)),
          }))
        }
      />
    );
  if (!isApiError(answer.error, 'HANDOVER_LINK_INVALID') && !isApiError(answer.error, 'INVALID_INPUT')) {
    return <FailureCard error={answer.error} onRetry={reload} />;
  }
  return <LinkEnded title={say(page.ended)}>{say(page.whatToDo)}</LinkEnded>;
}
