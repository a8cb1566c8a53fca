import '../../../api/later-calls.ts';
import { useCallback, useState } from 'react';
import { isApiError } from '../../../api/api-error.ts';
import { callApi } from '../../../api/call-api.ts';
import { useBareFrame } from '../../../portal/brand/bare-frame.ts';
import { logFailure } from '../../../portal/log-failure.ts';
import { inReadersLanguage } from '../../../portal/texts/in-readers-language.ts';
import { chosenLanguage } from '../../../portal/texts/page-language.ts';
import { say } from '../../../portal/texts/say.ts';
import { FailureCard } from '../failure-card.tsx';
import { LinkEnded } from '../link-ended.tsx';
import { PageLoading } from '../page-loading.tsx';
import { useAnswer } from '../quiz/use-answer.ts';
import { Imitation } from './imitation.tsx';
import { Lesson } from './lesson.tsx';
import { look as texts } from './phishing.texts.ts';
import { useTellVisit } from './use-tell-visit.ts';

/** Of the practice mail that an admin sends to themselves. */
const TEST_TOKEN = 'test';

/** What the link of a practice mail opens: the lesson, in some cases behind an imitation of what scammers show: /look/{token}. */
export default function LookPage({ first: token }: { readonly first: string }) {
  if (token === TEST_TOKEN) return <LinkEnded title={say(texts.test)}>{say(texts.testHint)}</LinkEnded>;
  return <LookOfLink key={token} token={token} />;
}

function LookOfLink({ token }: { readonly token: string }) {
  const [isPast, setPast] = useState(false);
  const load = useCallback(
    () => callApi('openPhishing', { token, language: chosenLanguage }).then(({ data }) => inReadersLanguage(data)),
    [token],
  );
  const { reload, restart: _restart, change: _change, ...answer } = useAnswer(load);
  const page = answer.status === 'ready' && !isPast ? answer.data.page : 'lesson';
  useTellVisit(token, answer.status === 'ready');
  useBareFrame(answer.status === 'loading' || page !== 'lesson');
  const goFurther = () => {
    setPast(true);
    callApi('goFurther', { token }).catch((error: unknown) => logFailure('A press could not be told.', error));
  };

  if (answer.status === 'loading') return <PageLoading label={say(texts.loading)} />;
  if (answer.status === 'failed') {
    const isOver = isApiError(answer.error, 'PHISHING_LINK_INVALID') || isApiError(answer.error, 'INVALID_INPUT');
    return isOver ? (
      <LinkEnded title={say(texts.ended)}>{say(texts.endedHint)}</LinkEnded>
    ) : (
      <FailureCard error={answer.error} onRetry={reload} />
    );
  }
  if (page !== 'lesson') return <Imitation page={page} onFurther={goFurther} onLeave={() => setPast(true)} />;
  return <Lesson token={token} opened={answer.data} />;
}
