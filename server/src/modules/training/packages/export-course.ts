import type { exportCourse as exportCourseCall } from '@portal/contract/training/courses.calls.ts';
import type { AnswerOf, CallerOf, InputOf } from '../../../call/bind-call.ts';
import { auditCaller } from '../../audit/public.ts';
import { readFirmWords } from '../courses/firm-lessons.ts';
import { requireKnownCourse } from '../courses/shelf.ts';
import type { TrainingServices } from '../training-services.ts';
import { coursePackage, packagedCourse } from './course-package.ts';

/** A course as a package for another learning system (decision 081). */
export async function exportCourse(
  services: TrainingServices,
  caller: CallerOf<typeof exportCourseCall>,
  { courseId, format, language }: InputOf<typeof exportCourseCall>,
): Promise<AnswerOf<typeof exportCourseCall>> {
  const { database, clock, brands, coursePlayer } = services;
  const { brand } = caller;
  const [player, logo] = await Promise.all([coursePlayer(), brands.logoOf(brand)]);
  const at = clock.now();
  const course = await database.inOrg(caller.session.orgId, async (tx) => {
    const found = await requireKnownCourse(tx, courseId, language);
    await auditCaller(tx, caller, at, { action: 'training.course-exported', details: { courseId, format, language } });
    return packagedCourse(found, language, await readFirmWords(services, tx));
  });
  return {
    fileName: `${courseId}-v${course.version}-${format}-${language}.zip`,
    bytes: coursePackage(course, { format, player, brand, logo, at }),
  };
}
