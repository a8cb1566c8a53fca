import { roleNames } from '@portal/domain/training/role-names.texts.ts';
import { ArrowLeft, Users } from 'lucide-react';
import { isApiError } from '../../../api/api-error.ts';
import { useCallQuery } from '../../../api/use-call.ts';
import { LinkBroken } from '../../../illustrations/link-broken.tsx';
import { say } from '../../../portal/texts/say.ts';
import { Card } from '../../../ui/card.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { LoadFailed } from '../../../ui/states/load-failed.tsx';
import { Loading } from '../../../ui/states/loading.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import type { WholeCourse } from '../training-types.ts';
import { useTrainingData } from '../use-training.ts';
import { CoursePart } from './course-part.tsx';
import { coursePage as texts } from './courses.texts.ts';
import { ExportButton } from './export-button.tsx';
import { useCoursePart } from './use-course-part.ts';

/** A course to look through: its lessons as people see them, the quiz with its answers, the key points. */
export function CoursePage({ courseId }: { readonly courseId: string }) {
  const { data, error, refetch } = useCallQuery('readCourse', { courseId }, { staleTime: Number.POSITIVE_INFINITY });
  if (isApiError(error, 'NOT_FOUND') || isApiError(error, 'INVALID_INPUT')) {
    return (
      <Card>
        <EmptyState
          title={say(texts.title)}
          illustration={<LinkBroken />}
          action={<LinkButton href="/training/courses">{say(texts.showAllCourses)}</LinkButton>}
        >
          {say(texts.theAddressMayBe)}
        </EmptyState>
      </Card>
    );
  }
  if (error !== null) return <LoadFailed what={say(texts.what)} onRetry={refetch} />;
  if (data === undefined) return <Loading label={say(texts.loadingTheCourse)} />;
  return <Course course={data.data} />;
}

function Course({ course }: { readonly course: WholeCourse }) {
  const { part, setPart } = useCoursePart(course.courseId);
  const counts = useTrainingData().data?.data.courseMap[course.courseId];
  const parts = [
    { id: 'about', label: say(texts.aboutThisCourse) },
    ...(course.story === null ? [] : [{ id: 'story', label: say(texts.story, { title: course.story.title }) }]),
    ...course.lessons.map(({ number, title }) => ({ id: String(number), label: `${number}. ${title}` })),
    { id: 'quiz', label: say(texts.quiz, { count: course.questions.length }) },
  ];
  return (
    <>
      <p className="mb-4 text-sm">
        <TextLink isStandalone href="/training/courses">
          <ArrowLeft aria-hidden="true" size={16} className="-mt-0.5 me-1.5 inline" />
          {say(texts.allCourses)}
        </TextLink>
      </p>
      <h2 className="font-semibold text-2xl tracking-tight">{course.name}</h2>
      <p className="mt-1 text-ink-soft">
        {say(texts.facts, {
          month: course.month,
          minutes: course.minutes,
          lessons: course.lessons.length,
          version: course.version,
        })}
        {course.role !== null && ` · ${say(texts.forRole, { role: say(roleNames[course.role]) })}`}
      </p>
      {counts !== undefined && counts.assigned > 0 && (
        <p className="mt-2 text-sm">
          <TextLink isStandalone href={`/training/team/${course.courseId}`}>
            <Users aria-hidden="true" size={16} className="-mt-0.5 me-1.5 inline" />
            {say(texts.completed, { completed: counts.completed, assigned: counts.assigned })}
          </TextLink>
        </p>
      )}
      <p className="mt-4">
        <ExportButton courseId={course.courseId} />
      </p>
      <div className="mt-6 grid gap-6 desktop:grid-cols-[17rem_1fr]">
        <div className="desktop:hidden">
          <Select label={say(texts.partOfTheCourse)} options={parts} value={part} onChange={setPart} />
        </div>
        <nav aria-label={say(texts.partsOfTheCourse)} className="hidden desktop:block">
          <ul className="sticky top-20 flex flex-col gap-1">
            {parts.map(({ id, label }) => (
              <li key={id}>
                <button
                  type="button"
                  aria-current={id === part ? 'true' : undefined}
                  onClick={() => setPart(id)}
                  className={`min-h-10 w-full cursor-pointer rounded-box px-3 py-2 text-start text-sm transition-colors ${
                    id === part
                      ? 'bg-accent-soft font-semibold text-accent-ink'
                      : 'text-ink-soft hover:bg-sunken hover:text-ink'
                  }`}
                >
                  {label}
                </button>
              </li>
            ))}
          </ul>
        </nav>
        <div className="min-w-0 max-w-3xl">
          <CoursePart key={part} course={course} part={part} />
        </div>
      </div>
    </>
  );
}
