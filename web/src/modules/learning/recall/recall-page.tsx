import '../../../api/later-calls.ts';
import { useCallback, useState } from 'react';
import { isApiError } from '../../../api/api-error.ts';
import { callApi } from '../../../api/call-api.ts';
import { pageBrand } from '../../../portal/brand/page-brand.ts';
import { say } from '../../../portal/texts/say.ts';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { usePageTitle } from '../../../ui/use-page-title.ts';
import { BackToYear } from '../back-to-year.tsx';
import { FailureCard } from '../failure-card.tsx';
import type { Recall } from '../learn-types.ts';
import { LinkRefused } from '../link-refused.tsx';
import { PageLoading } from '../page-loading.tsx';
import { useAnswer } from '../quiz/use-answer.ts';
import { recallPage as texts } from './recall.texts.ts';
import { RecallQuestion } from './recall-question.tsx';

/** The questions of a person's week, both on one page. */
export default function RecallPage({ token }: { readonly token: string }) {
  usePageTitle(say(texts.pageTitle), pageBrand.brandNameShort);
  const load = useCallback(() => callApi('recall', { token }).then(({ data }) => data), [token]);
  const { reload, ...answer } = useAnswer(load);
  if (answer.status === 'loading') return <PageLoading label={say(texts.loading)} />;
  if (answer.status === 'failed') {
    if (isApiError(answer.error, 'TRAINING_LINK_INVALID')) return <LinkRefused />;
    return <FailureCard error={answer.error} onRetry={reload} />;
  }
  return (
    <div className="mx-auto w-full max-w-3xl">
      <BackToYear token={token} />
      {answer.data.questions.length === 0 ? (
        <Nothing recall={answer.data} />
      ) : (
        <Week token={token} recall={answer.data} />
      )}
    </div>
  );
}

function Nothing({ recall: { isOffered, wants } }: { readonly recall: Recall }) {
  if (isOffered && wants) {
    return (
      <EmptyState headingLevel={1} title={say(texts.nothingYet)}>
        {say(texts.nothingYetHint)}
      </EmptyState>
    );
  }
  return (
    <EmptyState headingLevel={1} title={say(texts.off)}>
      {say(isOffered ? texts.offHint : texts.notOfferedHint)}
    </EmptyState>
  );
}

function Week({ token, recall: { questions } }: { readonly token: string; readonly recall: Recall }) {
  const [open, setOpen] = useState(() => questions.filter(({ answered }) => answered === null).length);
  return (
    <>
      <h1 className="font-semibold text-3xl tracking-tight">{say(texts.title, { count: questions.length })}</h1>
      {questions.map((asked) => (
        <RecallQuestion
          key={`${asked.courseId} ${asked.question.id}`}
          token={token}
          asked={asked}
          onAnswered={() => setOpen((count) => count - 1)}
        />
      ))}
      <p role="status" className="mt-8 font-medium text-lg">
        {open === 0 && say(texts.allDone)}
      </p>
    </>
  );
}
