import type { exportCourse as exportCourseCall } from '@portal/contract/training/courses.calls.ts';
import type { AnswerOf, CallerOf, InputOf } from '../../../call/bind-call.ts';
import { auditCaller } from '../../audit/public.ts';
import type { TrainingServices } from '../training-services.ts';
import { coursePackage, packagedCourse } from './course-package.ts';

/** A course as a package for another learning system (decision 081). */
export async function exportCourse(
  { database, clock, brands, coursePlayer }: TrainingServices,
  caller: CallerOf<typeof exportCourseCall>,
  { courseId, format, language }: InputOf<typeof exportCourseCall>,
): Promise<AnswerOf<typeof exportCourseCall>> {
  const course = packagedCourse(courseId, language);
  const { brand } = caller;
  const [player, logo] = await Promise.all([coursePlayer(), brands.logoOf(brand)]);
  const at = clock.now();
  await database.inOrg(caller.session.orgId, (tx) =>
    auditCaller(tx, caller, at, { action: 'training.course-exported', details: { courseId, format, language } }),
  );
  return {
    fileName: `${courseId}-v${course.version}-${format}-${language}.zip`,
    bytes: coursePackage(course, { format, player, brand, logo, at }),
  };
}
