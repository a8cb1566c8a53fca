import { BookOpen, Clock, Images, Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { pageBrand } from '../../portal/brand/page-brand.ts';
import { formatDay } from '../../portal/dates/format-day.ts';
import { langOf, pageLocale } from '../../portal/texts/page-language.ts';
import { say } from '../../portal/texts/say.ts';
import { usePageTitle } from '../../ui/use-page-title.ts';
import { BackToYear } from './back-to-year.tsx';
import { CertificateButton } from './certificate-button.tsx';
import { GoLink } from './go-link.tsx';
import { type CoursePlace, courseAddress } from './learn-address.ts';
import type { Course } from './learn-types.ts';
import { everywhere, course as texts } from './learning.texts.ts';
import { StateBadge } from './state-badge.tsx';

type CourseStartProps = { readonly token: string; readonly course: Course };

/** The first page of a course: what one will be able to do, how long it takes, and where to go on. */
export function CourseStart({ token, course }: CourseStartProps) {
  usePageTitle(course.name, pageBrand.brandNameShort);
  const { courseId, lessons, progress, quiz } = course;
  const go = (place: CoursePlace) => courseAddress(token, courseId, place);
  const next = nextPlace(course);
  const lang = langOf(course.textLanguage);
  const { story } = course;
  const hasStoryFirst = story !== null && progress.lesson === 0 && !quiz.isPassed;
  return (
    <div className="mx-auto w-full max-w-3xl">
      <BackToYear token={token} />
      <StateBadge state={course.state} />
      <h1 lang={lang} className="mt-2 font-semibold text-3xl tracking-tight">
        {course.name}
      </h1>
      <p lang={lang} className="mt-2 text-ink-soft text-lg">
        {course.summary}
      </p>
      {lang !== undefined && <p className="mt-3 text-ink-soft">{say(texts.notTranslated)}</p>}
      <p className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-ink-soft text-sm">
        <span className="inline-flex items-center gap-1.5">
          <Clock aria-hidden="true" size={16} />
          {say(everywhere.minutes, { count: course.minutes })}
        </span>
        <span className="inline-flex items-center gap-1.5">
          <BookOpen aria-hidden="true" size={16} />
          {say(texts.lessonsAndQuiz, { lessons: lessons.length, questions: quiz.questions })}
        </span>
        {course.dueOn !== null && course.state !== 'completed' && (
          <span>{say(texts.dueOn, { day: formatDay(course.dueOn, pageLocale) })}</span>
        )}
      </p>
      <div className="mt-6 flex flex-wrap items-center gap-3">
        {hasStoryFirst && (
          <GoLink button={{ size: 'large' }} href={go('story')}>
            {say(texts.startStory)}
          </GoLink>
        )}
        <GoLink
          button={{ variant: hasStoryFirst || quiz.isPassed ? 'secondary' : 'primary', size: 'large' }}
          href={go(next.place)}
        >
          {next.label}
        </GoLink>
        {course.certificate !== null && (
          <CertificateButton token={token} courseId={courseId} courseName={course.name} size="large" />
        )}
      </div>
      <section aria-labelledby="goals" className="mt-10">
        <h2 id="goals" className="mb-3 font-semibold text-xl tracking-tight">
          {say(texts.goals)}
        </h2>
        <ul lang={lang} className="flex list-disc flex-col gap-2 ps-5 text-lg marker:text-accent-mid">
          {course.goals.map((goal) => (
            <li key={goal}>{goal}</li>
          ))}
        </ul>
      </section>
      <nav aria-labelledby="contents" className="mt-10">
        <h2 id="contents" className="mb-3 font-semibold text-xl tracking-tight">
          {say(texts.contents)}
        </h2>
        <ol className="overflow-hidden rounded-box border border-line bg-surface shadow-raised">
          {story !== null && (
            <Row
              href={go('story')}
              mark={<Images size={16} />}
              isDone={false}
              title={say(texts.storyTitle, { title: story.title })}
              lang={langOf(story.textLanguage)}
            />
          )}
          {lessons.map(({ number, title }) => (
            <Row
              key={number}
              href={go(number)}
              mark={String(number)}
              isDone={number <= progress.furthest}
              title={title}
              lang={lang}
            />
          ))}
          {quiz.isOpen || quiz.isPassed ? (
            <Row href={go('quiz')} mark="?" isDone={quiz.isPassed} title={say(texts.quiz)} />
          ) : (
            <li className="flex min-h-14 items-center gap-4 px-4 py-2 text-ink-soft">
              <Mark mark="?" isDone={false} />
              {say(texts.quizLater)}
            </li>
          )}
        </ol>
      </nav>
      <p className="mt-6">
        <GoLink href={go('key-points')}>
          <Printer aria-hidden="true" size={16} className="-mt-0.5 me-1.5 inline" />
          {say(texts.keyPoints)}
        </GoLink>
      </p>
    </div>
  );
}

function nextPlace({ lessons, progress, quiz }: Course): { readonly place: CoursePlace; readonly label: string } {
  if (quiz.isPassed) return { place: 1, label: say(texts.readAgain) };
  if (quiz.isOpen && progress.lesson >= lessons.length)
    return { place: 'quiz', label: say(quiz.isBegun ? texts.continueQuiz : texts.takeQuiz) };
  if (progress.lesson === 0) return { place: 1, label: say(texts.startFirst) };
  return { place: progress.lesson, label: say(texts.continueLesson, { lesson: progress.lesson }) };
}

type RowProps = {
  readonly href: string;
  readonly mark: ReactNode;
  readonly isDone: boolean;
  readonly title: string;
  readonly lang?: string | undefined;
};

function Row({ href, mark, isDone, title, lang }: RowProps) {
  return (
    <li className="border-line border-b last:border-b-0">
      <GoLink
        href={href}
        className="flex min-h-14 items-center gap-4 px-4 py-2 font-medium -outline-offset-2 transition-colors hover:bg-accent-softer"
      >
        <Mark mark={mark} isDone={isDone} />
        <span lang={lang} className="min-w-0 flex-1">
          {title}
        </span>
        {isDone && <span className="text-success-ink text-sm">{say(texts.done)}</span>}
      </GoLink>
    </li>
  );
}

function Mark({ mark, isDone }: { readonly mark: ReactNode; readonly isDone: boolean }) {
  return (
    <span
      aria-hidden="true"
      className={`flex size-8 shrink-0 items-center justify-center rounded-full font-semibold text-sm tabular-nums ${
        isDone ? 'bg-success-soft text-success-ink' : 'bg-accent-soft text-accent-ink'
      }`}
    >
      {mark}
    </span>
  );
}
