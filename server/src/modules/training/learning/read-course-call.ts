import type { readCourse } from '@portal/contract/training/courses.calls.ts';
import type { AnswerOf, CallerOf, InputOf } from '../../../call/bind-call.ts';
import { wholeCourseView } from '../courses/course-view.ts';
import { requireKnownCourse } from '../courses/shelf.ts';
import { storyOf } from '../courses/year-courses.ts';
import type { TrainingServices } from '../training-services.ts';

/** A whole course for admins. */
export async function answerReadCourse(
  { database }: TrainingServices,
  { session, language }: CallerOf<typeof readCourse>,
  { courseId }: InputOf<typeof readCourse>,
): Promise<AnswerOf<typeof readCourse>> {
  const course = await database.inOrg(session.orgId, (tx) => requireKnownCourse(tx, courseId, language));
  return {
    success: true,
    data: { ...wholeCourseView(course, course.textLanguage), story: storyOf(courseId, language) },
  };
}
