import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { callApi } from '../../api/call-api.ts';
import { pageBrand } from '../../portal/brand/page-brand.ts';
import { CourseSteps } from '../../portal/course/course-steps.tsx';
import { LessonBody, type LessonData } from '../../portal/course/lesson-body.tsx';
import { langOf } from '../../portal/texts/page-language.ts';
import { say } from '../../portal/texts/say.ts';
import { usePageTitle } from '../../ui/use-page-title.ts';
import { GoLink } from './go-link.tsx';
import { type CoursePlace, courseAddress } from './learn-address.ts';
import type { Course } from './learn-types.ts';
import { lesson as texts } from './learning.texts.ts';
import { Notice } from './notice.tsx';

/** Comes after the text, which can be read meanwhile. */
const ReadLessonAloud = lazy(() => import('../../portal/course/read-aloud/read-lesson-aloud.tsx'));

type LessonPageProps = {
  readonly token: string;
  readonly course: Course;
  readonly lesson: LessonData;
  readonly onProgress: (progress: Course['progress']) => void;
};

/** One lesson on one page; being here is kept at once, so that any device goes on from here. */
export function LessonPage({ token, course, lesson, onProgress }: LessonPageProps) {
  const { courseId, lessons, progress } = course;
  usePageTitle(say(texts.pageTitle, { lesson: lesson.title, course: course.name }), pageBrand.brandNameShort);
  const [isUnsaved, setIsUnsaved] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);

  const save = async (exercise?: string) => {
    try {
      const input = { token, courseId, lesson: lesson.number, ...(exercise === undefined ? {} : { exercise }) };
      onProgress((await callApi('saveProgress', input)).data);
      setIsUnsaved(false);
    } catch {
      setIsUnsaved(true);
    }
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each lesson, which is a new page each
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    void save();
  }, []);

  const go = (place: CoursePlace) => courseAddress(token, courseId, place);
  const next = lessons[lesson.number];
  return (
    <article className="mx-auto w-full max-w-3xl">
      <header className="mb-6">
        <p className="mb-3 text-sm">
          <GoLink href={go('start')}>{course.name}</GoLink>
        </p>
        <CourseSteps
          count={lessons.length + 1}
          current={lesson.number}
          text={say(texts.lessonOf, { lesson: lesson.number, lessons: lessons.length })}
        />
        <h1
          ref={heading}
          tabIndex={-1}
          lang={langOf(course.textLanguage)}
          className="mt-6 font-semibold text-3xl tracking-tight outline-none tablet:text-4xl"
        >
          {lesson.title}
        </h1>
        <div className="mt-4 empty:hidden" data-print="hidden">
          <Suspense>
            <ReadLessonAloud lesson={lesson} textLanguage={course.textLanguage} />
          </Suspense>
        </div>
      </header>
      <div lang={langOf(course.textLanguage)} className="text-lg">
        <LessonBody lesson={lesson} sources={course.sources} done={progress.exercises} onDone={save} />
      </div>
      {isUnsaved && (
        <div className="mt-8">
          <Notice>{say(texts.unsaved)}</Notice>
        </div>
      )}
      <nav
        aria-label={say(texts.lessons)}
        className="mt-10 flex flex-col-reverse gap-3 border-line border-t pt-6 phone:flex-row phone:justify-between"
      >
        <GoLink
          button={{ variant: 'secondary', size: 'large' }}
          href={go(lesson.number === 1 ? 'start' : lesson.number - 1)}
        >
          {say(texts.back)}
        </GoLink>
        <GoLink button={{ size: 'large' }} href={go(next === undefined ? 'quiz' : next.number)}>
          {next === undefined ? say(texts.toQuiz) : say(texts.next, { title: next.title })}
        </GoLink>
      </nav>
    </article>
  );
}
