import type {
  openCourse as openCourseCall,
  openTraining as openTrainingCall,
} from '@portal/contract/training/learning.calls.ts';
import { questionsPerTry } from '@portal/domain/training/draw-quiz.ts';
import { exercisesLeft } from '@portal/domain/training/left-before-quiz.ts';
import { rightAnswersNeeded } from '@portal/domain/training/score-quiz.ts';
import { AppError } from '../../../call/app-error.ts';
import type { AnswerOf, CallerOf, InputOf } from '../../../call/bind-call.ts';
import { findOrganisationName, languageOfVisit } from '../../profile/public.ts';
import { openCourses } from '../assignments.store.ts';
import { courseFactsView } from '../courses/course-view.ts';
import { firmLessons, readFirmWords } from '../courses/firm-lessons.ts';
import { keepVersion } from '../courses/own-shelf.store.ts';
import { isOwnCourse } from '../courses/own-versions.ts';
import { coursesOfPerson, requireKnownCourse } from '../courses/shelf.ts';
import { storyOf, yearPlaces } from '../courses/year-courses.ts';
import { daysOfPerson } from '../days/days-of-person.ts';
import { countDone, type PersonCourse, readPersonYears } from '../person-courses.ts';
import { recallOf } from '../recall/open-recall.ts';
import type { TrainingServices } from '../training-services.ts';
import { tricksOfQuarter } from '../tricks/tricks-of-quarter.ts';
import { withTrainee } from './with-trainee.ts';

/** A person's year; courses whose day has come are opened. */
export async function openTraining(
  services: TrainingServices,
  caller: CallerOf<typeof openTrainingCall>,
  { token, language: chosenLanguage }: InputOf<typeof openTrainingCall>,
): Promise<AnswerOf<typeof openTrainingCall>> {
  return withTrainee(services, token, async (tx, learner) => {
    const { orgId, trainee, now, today } = learner;
    const visit = { orgId, email: trainee.email, chosenLanguage, pageLanguage: caller.language, at: now };
    const language = await languageOfVisit(tx, visit);
    await openCourses(tx, yearPlaces(), today, now, [trainee.trainee_id]);
    const courses = await coursesOfPerson(tx, trainee.trainee_id, caller.language);
    const years = await readPersonYears(tx, trainee, today, courses);
    const { questions, ...recall } = await recallOf(tx, learner);
    const news = tricksOfQuarter(today, caller.language);
    return {
      success: true,
      data: {
        language,
        name: trainee.name,
        organisation: await findOrganisationName(tx),
        year: years.year,
        ...countDone(years.current),
        tricks: { textLanguage: news.language, list: news.tricks },
        path: years.current.map(pathCourse),
        recall: { ...recall, waiting: questions.filter(({ isAnswered }) => !isAnswered).length },
        days: await daysOfPerson(tx, trainee.trainee_id, years, caller.language),
        earlier: years.earlier.map(({ year, courses }) => ({
          year,
          ...countDone(courses),
          path: courses.map(pathCourse),
        })),
      },
    };
  });
}

function pathCourse({ course, row, past, state, opensOn, dueOn }: PersonCourse) {
  const lessons = course.lessons.length;
  const done = row ?? past;
  return {
    courseId: course.id,
    textLanguage: course.textLanguage,
    name: course.name,
    month: course.month,
    role: course.role ?? null,
    minutes: course.minutes,
    summary: course.summary,
    state,
    opensOn,
    dueOn,
    completedAt: done?.completed_at?.toISOString() ?? null,
    furthest: Math.min(row?.furthest ?? 0, lessons),
    lessons,
    certificate: done?.certificate ?? null,
  };
}

/** A course with its lessons and where the person is in it. */
export async function openCourse(
  services: TrainingServices,
  caller: CallerOf<typeof openCourseCall>,
  { token, courseId }: InputOf<typeof openCourseCall>,
): Promise<AnswerOf<typeof openCourseCall>> {
  return withTrainee(services, token, async (tx, { trainee, now, today }) => {
    const traineeId = trainee.trainee_id;
    await openCourses(tx, yearPlaces(), today, now, [traineeId]);
    // What they begin with is what they see now.
    if (isOwnCourse(courseId)) await keepVersion(tx, traineeId, courseId);
    const course = await requireKnownCourse(tx, courseId, caller.language, traineeId);
    const years = await readPersonYears(tx, trainee, today, [course]);
    const known = [...years.current, ...years.earlier.flatMap(({ courses }) => courses)].find(
      (one) => one.row !== null,
    );
    if (known?.row == null) throw new AppError('COURSE_NOT_OPEN');
    const { row, state, dueOn } = known;
    const { length } = course.lessons;
    const written = course.textLanguage;
    const lessons = firmLessons(course, written, await readFirmWords(services, tx));
    const questions = questionsPerTry(course.quiz.length);
    return {
      success: true,
      data: {
        ...courseFactsView(course),
        story: storyOf(courseId, caller.language),
        textLanguage: written,
        state,
        dueOn,
        lessons,
        // A course may have become shorter since.
        progress: {
          lesson: Math.min(row.lesson, length),
          furthest: Math.min(row.furthest, length),
          exercises: row.exercises,
        },
        quiz: {
          isOpen:
            state === 'completed' ||
            (row.furthest >= length && exercisesLeft(course.lessons, row.exercises).length === 0),
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
