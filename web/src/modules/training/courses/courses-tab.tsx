import { say } from '../../../portal/texts/say.ts';
import { LoadFailed } from '../../../ui/states/load-failed.tsx';
import { Loading } from '../../../ui/states/loading.tsx';
import { useTrainingData } from '../use-training.ts';
import { CourseCard } from './course-card.tsx';
import { coursesTab as texts } from './courses.texts.ts';

/** The courses in the order of the year, each with how the team stands. */
export function CoursesTab() {
  const { data, isError, refetch } = useTrainingData();
  if (isError) return <LoadFailed what={say(texts.what)} onRetry={refetch} />;
  if (data === undefined) return <Loading label={say(texts.loadingTheCourses)} />;
  const { catalogMap, courseMap } = data.data;
  const courses = Object.values(catalogMap).sort((one, other) => one.month - other.month);
  return (
    <ol className="grid gap-4 tablet:grid-cols-2 large:grid-cols-3">
      {courses.map((course) => (
        <li key={course.id} className="flex">
          <CourseCard course={course} counts={courseMap[course.id]} />
        </li>
      ))}
    </ol>
  );
}
