import type {
  openCourse as openCourseCall,
  openTraining as openTrainingCall,
} from '@portal/contract/training/learning.calls.ts';
import { QUESTIONS_PER_TRY } from '@portal/domain/training/draw-quiz.ts';
import { rightAnswersNeeded } from '@portal/domain/training/score-quiz.ts';
import { AppError } from '../../../call/app-error.ts';
import type { AnswerOf, CallerOf, InputOf } from '../../../call/bind-call.ts';
import { findOrganisationName, languageOfVisit } from '../../profile/public.ts';
import { listAssignments, openCourses } from '../assignments.store.ts';
import { courseFactsView, lessonsView } from '../courses/course-view.ts';
import { requireCourse, textLanguage, yearCourses, yearPlaces } from '../courses/year-courses.ts';
import { standing } from '../people/read-trainee.ts';
import { currentProgramme } from '../programme.ts';
import type { TrainingServices } from '../training-services.ts';
import { withTrainee } from './with-trainee.ts';

/** A person's year; courses whose day has come are opened. */
export async function openTraining(
  services: TrainingServices,
  caller: CallerOf<typeof openTrainingCall>,
  { token, language: chosenLanguage }: InputOf<typeof openTrainingCall>,
): Promise<AnswerOf<typeof openTrainingCall>> {
  return withTrainee(services, token, async (tx, { orgId, trainee, now, today }) => {
    const visit = { orgId, email: trainee.email, chosenLanguage, pageLanguage: caller.language, at: now };
    const language = await languageOfVisit(tx, visit);
    await openCourses(tx, yearPlaces(), today, now, [trainee.trainee_id]);
    const programme = await currentProgramme(tx, today);
    const rows = new Map((await listAssignments(tx, trainee.trainee_id)).map((row) => [row.course_id, row]));
    const path = yearCourses(caller.language).map((course) => {
      const row = rows.get(course.id) ?? null;
      return {
        courseId: course.id,
        textLanguage: textLanguage(course.id, caller.language),
        name: course.name,
        month: course.month,
        minutes: course.minutes,
        summary: course.summary,
        ...standing(course, row, { trainee, programme, today }),
        completedAt: row?.completed_at?.toISOString() ?? null,
        furthest: Math.min(row?.furthest ?? 0, course.lessons.length),
        lessons: course.lessons.length,
        certificate: row?.certificate ?? null,
      };
    });
    return {
      success: true,
      data: {
        language,
        name: trainee.name,
        organisation: await findOrganisationName(tx),
        completed: path.filter(({ state }) => state === 'completed').length,
        total: path.filter(({ state }) => state !== 'waived').length,
        path,
      },
    };
  });
}

/** A course with its lessons and where the person is in it. */
export async function openCourse(
  services: TrainingServices,
  caller: CallerOf<typeof openCourseCall>,
  { token, courseId }: InputOf<typeof openCourseCall>,
): Promise<AnswerOf<typeof openCourseCall>> {
  return withTrainee(services, token, async (tx, { trainee, now, today }) => {
    const course = requireCourse(courseId, caller.language);
    await openCourses(tx, yearPlaces(), today, now, [trainee.trainee_id]);
    const programme = await currentProgramme(tx, today);
    const rows = await listAssignments(tx, trainee.trainee_id);
    const row = rows.find((one) => one.course_id === course.id);
    if (row === undefined) throw new AppError('COURSE_NOT_OPEN');
    const { state, dueOn } = standing(course, row, { trainee, programme, today });
    const { length } = course.lessons;
    const questions = Math.min(QUESTIONS_PER_TRY, course.quiz.length);
    return {
      success: true,
      data: {
        ...courseFactsView(course),
        textLanguage: textLanguage(courseId, caller.language),
        state,
        dueOn,
        lessons: lessonsView(course),
        // A course may have become shorter since.
        progress: {
          lesson: Math.min(row.lesson, length),
          furthest: Math.min(row.furthest, length),
          exercises: row.exercises,
        },
        quiz: {
          isOpen: state === 'completed' || row.furthest >= length,
          isPassed: state === 'completed',
          isBegun: row.is_begun,
          tries: row.tries,
          questions,
          needed: rightAnswersNeeded(questions),
        },
        certificate: row.certificate,
      },
    };
  });
}
