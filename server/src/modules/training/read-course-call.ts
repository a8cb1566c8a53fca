import type { readCourse } from '@portal/contract/training/courses.calls.ts';
import type { Handler } from '../../http/bind-call.ts';
import { courseFactsView, lessonsView } from './course-view.ts';
import { requireCourse } from './year-courses.ts';

/** A whole course for admins. */
export const answerReadCourse: Handler<typeof readCourse> = async (_caller, { courseId }) => {
  const course = requireCourse(courseId);
  return {
    success: true,
    data: {
      ...courseFactsView(course),
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
};
