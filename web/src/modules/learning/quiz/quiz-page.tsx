import { exercisesLeft } from '@portal/domain/training/left-before-quiz.ts';
import { useCallback, useState } from 'react';
import { isApiError } from '../../../api/api-error.ts';
import { callApi } from '../../../api/call-api.ts';
import { pageBrand } from '../../../portal/brand/page-brand.ts';
import { CourseSteps } from '../../../portal/course/course-steps.tsx';
import { langOf } from '../../../portal/texts/page-language.ts';
import { say } from '../../../portal/texts/say.ts';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { usePageTitle } from '../../../ui/use-page-title.ts';
import { FailureCard } from '../failure-card.tsx';
import { GoLink } from '../go-link.tsx';
import { courseAddress } from '../learn-address.ts';
import type { Course, QuizResult } from '../learn-types.ts';
import { course as courseTexts, everywhere, quiz as texts } from '../learning.texts.ts';
import { PageLoading } from '../page-loading.tsx';
import { QuizQuestions } from './quiz-questions.tsx';
import { QuizResultView } from './quiz-result.tsx';
import { useAnswer } from './use-answer.ts';

type QuizPageProps = {
  readonly token: string;
  readonly course: Course;
  /** The state of the course has changed. */
  readonly onEnded: () => void;
};

/** The quiz of a course: a try that was begun goes on, its result follows on the same page. */
export default function QuizPage({ token, course, onEnded }: QuizPageProps) {
  usePageTitle(say(texts.pageTitle, { course: course.name }), pageBrand.brandNameShort);
  const { courseId, lessons } = course;
  const [result, setResult] = useState<QuizResult | null>(null);
  const load = useCallback(() => callApi('beginQuiz', { token, courseId }).then(({ data }) => data), [token, courseId]);
  const { reload, restart, ...answer } = useAnswer(load);

  const end = (ended: QuizResult) => {
    setResult(ended);
    window.scrollTo(0, 0);
    onEnded();
  };
  const again = () => {
    setResult(null);
    window.scrollTo(0, 0);
    restart();
  };

  return (
    <article className="mx-auto w-full max-w-3xl">
      <header className="mb-6">
        <p className="mb-3 text-sm">
          <GoLink href={courseAddress(token, courseId)}>{course.name}</GoLink>
        </p>
        <CourseSteps
          count={lessons.length + 1}
          current={lessons.length + (result?.isPassed ? 2 : 1)}
          text={say(texts.title)}
        />
      </header>
      {result !== null ? (
        <QuizResultView token={token} course={course} result={result} onAgain={again} />
      ) : answer.status === 'loading' ? (
        <PageLoading label={say(everywhere.loadingQuiz)} />
      ) : answer.status === 'failed' ? (
        <NoQuiz token={token} course={course} error={answer.error} onRetry={reload} />
      ) : (
        <QuizQuestions
          key={answer.data.tryId}
          token={token}
          quiz={answer.data}
          lang={langOf(course.textLanguage)}
          onEnded={end}
        />
      )}
    </article>
  );
}

type NoQuizProps = {
  readonly token: string;
  readonly course: Course;
  readonly error: unknown;
  readonly onRetry: () => void;
};

function NoQuiz({ token, course, error, onRetry }: NoQuizProps) {
  if (!isApiError(error, 'QUIZ_NOT_OPEN')) return <FailureCard error={error} onRetry={onRetry} />;
  const { lessons, progress } = course;
  const [left] = exercisesLeft(lessons, progress.exercises);
  const isExerciseNext = progress.furthest >= lessons.length && left !== undefined;
  const next = isExerciseNext ? left.lesson : Math.min(progress.furthest + 1, lessons.length);
  return (
    <EmptyState
      headingLevel={1}
      title={say(texts.notYet)}
      action={
        <GoLink button={{}} href={courseAddress(token, course.courseId, next)}>
          {isExerciseNext ? say(texts.toExercise, { lesson: next }) : say(courseTexts.continueLesson, { lesson: next })}
        </GoLink>
      }
    >
      {isExerciseNext
        ? say(texts.exercisesFirst, { count: exercisesLeft(lessons, progress.exercises).length })
        : say(texts.lessonsFirst, { count: lessons.length })}
    </EmptyState>
  );
}
