import { questionsPerTry } from '@portal/domain/training/draw-quiz.ts';
import { rightAnswersNeeded } from '@portal/domain/training/score-quiz.ts';
import { lazy, Suspense, useState } from 'react';
import { KeyPoints } from '../../../portal/course/key-points.tsx';
import { LessonBody } from '../../../portal/course/lesson-body.tsx';
import { QuizQuestions } from '../../../portal/course/quiz-questions.tsx';
import { SourceList } from '../../../portal/course/source-list.tsx';
import { langOf } from '../../../portal/texts/page-language.ts';
import { say } from '../../../portal/texts/say.ts';
import { Loading } from '../../../ui/states/loading.tsx';
import type { WholeCourse } from '../training-types.ts';
import { coursePart as texts } from './courses.texts.ts';

const StoryReader = lazy(() => import('../../../portal/course/story/story-reader.tsx'));

type CoursePartProps = {
  readonly course: WholeCourse;
  /** "about", "story", "quiz" or the number of a lesson. */
  readonly part: string;
};

/** One part of a course. Exercises can be tried; nothing is recorded. */
export function CoursePart({ course, part }: CoursePartProps) {
  const [done, setDone] = useState<readonly string[]>([]);
  const lesson = course.lessons.find(({ number }) => String(number) === part);
  if (lesson !== undefined) {
    return (
      <article className="text-lg">
        <h3 className="mb-4 font-semibold text-3xl tracking-tight">{lesson.title}</h3>
        <LessonBody lesson={lesson} sources={course.sources} done={done} onDone={(id) => setDone([...done, id])} />
      </article>
    );
  }
  if (part === 'story' && course.story !== null) {
    return (
      <article>
        <h3 lang={langOf(course.story.textLanguage)} className="mb-4 font-semibold text-3xl tracking-tight">
          {course.story.title}
        </h3>
        <Suspense fallback={<Loading label={say(texts.loadingStory)} />}>
          <StoryReader story={course.story} keptAs={`${course.courseId} ${course.version}`} />
        </Suspense>
      </article>
    );
  }
  return part === 'quiz' ? <Quiz course={course} /> : <About course={course} />;
}

function About({ course }: { readonly course: WholeCourse }) {
  return (
    <div className="flex flex-col gap-8">
      <p className="text-lg">{course.summary}</p>
      <section aria-labelledby="goals">
        <h3 id="goals" className="mb-3 font-semibold text-lg">
          {say(texts.afterwardPeopleCan)}
        </h3>
        <ul className="flex list-disc flex-col gap-1.5 ps-5 marker:text-accent-mid">
          {course.goals.map((goal) => (
            <li key={goal}>{goal}</li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="key-points">
        <h3 id="key-points" className="mb-3 font-semibold text-lg">
          {say(texts.keyPoints)}
        </h3>
        <KeyPoints points={course.keyPoints} />
      </section>
      <section aria-labelledby="sources">
        <h3 id="sources" className="mb-3 font-semibold text-lg">
          {say(texts.sources)}
        </h3>
        <SourceList sources={course.sources} labelledBy="sources" />
      </section>
    </div>
  );
}

function Quiz({ course }: { readonly course: WholeCourse }) {
  const asked = questionsPerTry(course.questions.length);
  return (
    <>
      <h3 className="font-semibold text-3xl tracking-tight">{say(texts.quiz)}</h3>
      <p className="mt-2 mb-6 text-ink-soft">{say(texts.eachTryAsks, { asked, needed: rightAnswersNeeded(asked) })}</p>
      <QuizQuestions questions={course.questions} />
    </>
  );
}
