import '../../../api/later-calls.ts';
import { useCallback } from 'react';
import { isApiError } from '../../../api/api-error.ts';
import { callApi } from '../../../api/call-api.ts';
import { inReadersLanguage } from '../../../portal/texts/in-readers-language.ts';
import { chosenLanguage } from '../../../portal/texts/page-language.ts';
import { say } from '../../../portal/texts/say.ts';
import { FailureCard } from '../failure-card.tsx';
import { LinkEnded } from '../link-ended.tsx';
import { PageLoading } from '../page-loading.tsx';
import { useAnswer } from '../quiz/use-answer.ts';
import { page } from './colleague.texts.ts';
import { ColleagueQuestion } from './colleague-question.tsx';

/** The one question that somebody without an account was asked by a personal link: /answer/{token}. */
export default function ColleaguePage({ token }: { readonly token: string }) {
  const load = useCallback(
    () => callApi('openAsk', { token, language: chosenLanguage }).then(({ data }) => inReadersLanguage(data)),
    [token],
  );
  const { reload, restart, ...answer } = useAnswer(load);
  if (answer.status === 'loading') return <PageLoading label={say(page.loading)} />;
  if (answer.status === 'ready') return <ColleagueQuestion token={token} ask={answer.data} onChanged={restart} />;
  if (!isApiError(answer.error, 'ASK_LINK_INVALID') && !isApiError(answer.error, 'INVALID_INPUT')) {
    return <FailureCard error={answer.error} onRetry={reload} />;
  }
  return <LinkEnded title={say(page.ended)}>{say(page.whatToDo)}</LinkEnded>;
}
