import '../../../api/later-calls.ts';
import { DAY_OPENS_AFTER } from '@portal/domain/training/day-at-work.ts';
import { useCallback } from 'react';
import { isApiError } from '../../../api/api-error.ts';
import { callApi } from '../../../api/call-api.ts';
import { pageBrand } from '../../../portal/brand/page-brand.ts';
import { say } from '../../../portal/texts/say.ts';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { usePageTitle } from '../../../ui/use-page-title.ts';
import { BackToYear } from '../back-to-year.tsx';
import { isCourseClosed } from '../course-closed.tsx';
import { FailureCard } from '../failure-card.tsx';
import { LinkRefused } from '../link-refused.tsx';
import { PageLoading } from '../page-loading.tsx';
import { useAnswer } from '../quiz/use-answer.ts';
import { dayCard, dayPage as texts } from './day.texts.ts';
import { DayWalkView } from './day-walk-view.tsx';
import '../../../portal/course/story/story.css';

type DayPageProps = { readonly token: string; readonly year: number };

/** The day at work of a year: a story in which the person chooses. */
export default function DayPage({ token, year }: DayPageProps) {
  usePageTitle(say(dayCard.kind), pageBrand.brandNameShort);
  const load = useCallback(() => callApi('openDay', { token, year }).then(({ data }) => data), [token, year]);
  const { reload, change, ...answer } = useAnswer(load);
  if (answer.status === 'loading') return <PageLoading label={say(texts.loading)} />;
  if (answer.status === 'failed') {
    if (isApiError(answer.error, 'TRAINING_LINK_INVALID')) return <LinkRefused />;
    if (isCourseClosed(answer.error)) return <DayClosed token={token} error={answer.error} />;
    return <FailureCard error={answer.error} onRetry={reload} />;
  }
  return <DayWalkView token={token} walk={answer.data} onWalked={(walk) => change(() => walk)} />;
}

/** For a day that has not opened yet or is not there: asking again would not help. */
function DayClosed({ token, error }: { readonly token: string; readonly error: unknown }) {
  const isEarly = isApiError(error, 'DAY_NOT_OPEN');
  return (
    <div className="mx-auto w-full max-w-3xl">
      <BackToYear token={token} />
      <EmptyState headingLevel={1} title={say(isEarly ? texts.notOpen : texts.noSuchDay)}>
        {isEarly ? say(texts.notOpenHint, { count: DAY_OPENS_AFTER }) : say(texts.noSuchDayHint)}
      </EmptyState>
    </div>
  );
}
