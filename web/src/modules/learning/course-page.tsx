import '../../api/later-calls.ts';
import { lazy, Suspense, useCallback } from 'react';
import { isApiError } from '../../api/api-error.ts';
import { callApi } from '../../api/call-api.ts';
import { useAddressBar } from '../../portal/address-bar.ts';
import { say } from '../../portal/texts/say.ts';
import { CourseClosed, isCourseClosed } from './course-closed.tsx';
import { CourseStart } from './course-start.tsx';
import { FailureCard } from './failure-card.tsx';
import { placeOf } from './learn-address.ts';
import { everywhere } from './learning.texts.ts';
import { LessonPage } from './lesson-page.tsx';
import { LinkRefused } from './link-refused.tsx';
import { PageLoading } from './page-loading.tsx';
import { useAnswer } from './quiz/use-answer.ts';

/** Draws its pictures: lessons do without. */
const StoryPage = lazy(() => import('./story-page.tsx'));
/** Comes after the lessons: who reads one does not load it. */
const QuizPage = lazy(() => import('./quiz/quiz-page.tsx'));
const KeyPointsPage = lazy(() => import('./key-points-page.tsx'));

type CoursePageProps = { readonly token: string; readonly courseId: string };

/** A course, at the place that the address names: its first page, the story, a lesson, the quiz, or the key points. */
export function CoursePage({ token, courseId }: CoursePageProps) {
  const load = useCallback(
    () => callApi('openCourse', { token, courseId }).then(({ data }) => data),
    [token, courseId],
  );
  const { reload, change, ...answer } = useAnswer(load);
  const { address } = useAddressBar();
  if (answer.status === 'loading') return <PageLoading label={say(everywhere.loadingCourse)} />;
  if (answer.status === 'failed') {
    if (isApiError(answer.error, 'TRAINING_LINK_INVALID')) return <LinkRefused />;
    if (isCourseClosed(answer.error)) return <CourseClosed token={token} error={answer.error} />;
    return <FailureCard error={answer.error} onRetry={reload} />;
  }
  const course = answer.data;
  const place = placeOf(address, course.lessons.length);
  const lesson = course.lessons.find(({ number }) => number === place);
  if (lesson !== undefined) {
    return (
      <LessonPage
        key={lesson.number}
        token={token}
        course={course}
        lesson={lesson}
        onProgress={(progress) => change((before) => ({ ...before, progress }))}
      />
    );
  }
  if (place === 'quiz') {
    return (
      <Suspense fallback={<PageLoading label={say(everywhere.loadingQuiz)} />}>
        <QuizPage token={token} course={course} onEnded={reload} />
      </Suspense>
    );
  }
  if (place === 'story' && course.story !== null) {
    return (
      <Suspense fallback={<PageLoading label={say(everywhere.loadingStory)} />}>
        <StoryPage token={token} course={course} story={course.story} />
      </Suspense>
    );
  }
  if (place === 'key-points') {
    return (
      <Suspense fallback={<PageLoading label={say(everywhere.loadingCourse)} />}>
        <KeyPointsPage token={token} course={course} />
      </Suspense>
    );
  }
  return <CourseStart token={token} course={course} />;
}
