import type { readCourse } from '@portal/contract/training/courses.calls.ts';
import type { AnswerOf, CallerOf, InputOf } from '../../../call/bind-call.ts';
import { courseFactsView, lessonsView } from '../courses/course-view.ts';
import { requireCourse, storyOf } from '../courses/year-courses.ts';

/** A whole course for admins. */
export async function answerReadCourse(
  _services: object,
  { language }: CallerOf<typeof readCourse>,
  { courseId }: InputOf<typeof readCourse>,
): Promise<AnswerOf<typeof readCourse>> {
  const course = requireCourse(courseId, language);
  return {
    success: true,
    data: {
      ...courseFactsView(course),
      story: storyOf(courseId, language),
      lessons: lessonsView(course),
      questions: course.quiz.map(({ id, question, right, wrong, explanation }) => ({
        id,
        question,
        right,
        wrong,
        explanation,
      })),
    },
  };
}
