import { COURSES_PER_YEAR } from '@portal/domain/training/training-year.ts';
import { say } from '../../../portal/texts/say.ts';
import { LoadFailed } from '../../../ui/states/load-failed.tsx';
import { Loading } from '../../../ui/states/loading.tsx';
import { useTrainingData } from '../use-training.ts';
import { CourseCard } from './course-card.tsx';
import { coursesTab as texts } from './courses.texts.ts';

/** The courses of both years and of roles, each with how the team stands. */
export function CoursesTab() {
  const { data, isError, refetch } = useTrainingData();
  if (isError) return <LoadFailed what={say(texts.what)} onRetry={refetch} />;
  if (data === undefined) return <Loading label={say(texts.loadingTheCourses)} />;
  const { catalogMap, courseMap } = data.data;
  const courses = Object.values(catalogMap).sort((one, other) => one.month - other.month);
  const parts = [
    {
      title: texts.firstYear,
      about: texts.aboutFirstYear,
      courses: courses.filter(({ month, role }) => role === null && month <= COURSES_PER_YEAR),
    },
    {
      title: texts.secondYear,
      about: texts.aboutSecondYear,
      courses: courses.filter(({ month, role }) => role === null && month > COURSES_PER_YEAR),
    },
    { title: texts.forRoles, about: texts.aboutRoles, courses: courses.filter(({ role }) => role !== null) },
  ];
  return (
    <div className="flex flex-col gap-10">
      {parts.map(
        (part) =>
          part.courses.length > 0 && (
            <section key={part.title.id} aria-label={say(part.title)}>
              <h2 className="font-semibold text-xl tracking-tight">{say(part.title)}</h2>
              <p className="mt-1 mb-4 text-ink-soft">{say(part.about)}</p>
              <ol className="grid gap-4 tablet:grid-cols-2 large:grid-cols-3">
                {part.courses.map((course) => (
                  <li key={course.id} className="flex">
                    <CourseCard course={course} counts={courseMap[course.id]} />
                  </li>
                ))}
              </ol>
            </section>
          ),
      )}
    </div>
  );
}
