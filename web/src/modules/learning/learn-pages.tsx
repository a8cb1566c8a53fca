import '../../api/later-calls.ts';
import { lazy, Suspense, useCallback } from 'react';
import { isApiError } from '../../api/api-error.ts';
import { callApi } from '../../api/call-api.ts';
import { inReadersLanguage } from '../../portal/texts/in-readers-language.ts';
import { chosenLanguage } from '../../portal/texts/page-language.ts';
import { say } from '../../portal/texts/say.ts';
import { CoursePage } from './course-page.tsx';
import { FailureCard } from './failure-card.tsx';
import { DAY_PLACE, RECALL_PLACE } from './learn-address.ts';
import { everywhere } from './learning.texts.ts';
import { LinkRefused } from './link-refused.tsx';
import { PageLoading } from './page-loading.tsx';
import { useAnswer } from './quiz/use-answer.ts';

/** Only the first page of a link shows the year: a lesson does without. */
const loadYearPage = () => import('./year/year-page.tsx');
const YearPage = lazy(loadYearPage);
const DayPage = lazy(() => import('./day/day-page.tsx'));
const RecallPage = lazy(() => import('./recall/recall-page.tsx'));

type LearnPagesProps = { readonly token: string; readonly courseId: string | null; readonly place: string };

/** Everything that a personal link opens: the person's year, the courses in it, its days at work, and the questions of the week. */
export function LearnPages({ token, courseId, place }: LearnPagesProps) {
  if (courseId === DAY_PLACE) {
    return (
      <Suspense fallback={<PageLoading label={say(everywhere.loading)} />}>
        <DayPage key={`${token} ${place}`} token={token} year={Number(place)} />
      </Suspense>
    );
  }
  if (courseId === RECALL_PLACE) {
    return (
      <Suspense fallback={<PageLoading label={say(everywhere.loading)} />}>
        <RecallPage key={token} token={token} />
      </Suspense>
    );
  }
  return courseId === null ? (
    <YearOfPerson key={token} token={token} />
  ) : (
    <CoursePage key={`${token} ${courseId}`} token={token} courseId={courseId} />
  );
}

function YearOfPerson({ token }: { readonly token: string }) {
  const load = useCallback(async () => {
    const [{ data }] = await Promise.all([
      callApi('openTraining', { token, language: chosenLanguage }),
      loadYearPage(),
    ]);
    return inReadersLanguage(data);
  }, [token]);
  const { reload, ...answer } = useAnswer(load);
  if (answer.status === 'loading') return <PageLoading label={say(everywhere.loadingTraining)} />;
  if (answer.status === 'failed') {
    if (isApiError(answer.error, 'TRAINING_LINK_INVALID')) return <LinkRefused />;
    return <FailureCard error={answer.error} onRetry={reload} />;
  }
  return (
    <Suspense fallback={<PageLoading label={say(everywhere.loadingTraining)} />}>
      <YearPage token={token} year={answer.data} onChanged={reload} />
    </Suspense>
  );
}
