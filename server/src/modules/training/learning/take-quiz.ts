import { randomUUID } from 'node:crypto';
import type { Course } from '@portal/contract/training/course.schemas.ts';
import type {
  answerQuiz as answerQuizCall,
  beginQuiz as beginQuizCall,
} from '@portal/contract/training/learning.calls.ts';
import { drawQuiz } from '@portal/domain/training/draw-quiz.ts';
import { exercisesLeft } from '@portal/domain/training/left-before-quiz.ts';
import { rightAnswersNeeded, rightPlaces, scoreQuiz } from '@portal/domain/training/score-quiz.ts';
import { traineeQuestion } from '@portal/domain/training/trainee-question.ts';
import { AppError } from '../../../call/app-error.ts';
import type { AnswerOf, CallerOf, InputOf } from '../../../call/bind-call.ts';
import { findCertificate } from '../certificates/certificates.store.ts';
import { requireKnownCourse } from '../courses/shelf.ts';
import type { TrainingServices } from '../training-services.ts';
import { completeCourse } from './complete-course.ts';
import { lockAssignment } from './progress.store.ts';
import {
  type AskedQuestion,
  endTry,
  findLastTry,
  findOpenTry,
  insertTry,
  lockTry,
  type QuizAnswers,
  type QuizTry,
} from './quiz-tries.store.ts';
import { withTrainee } from './with-trainee.ts';

/** Begins a try, or goes on with the one that is open, on whatever device it was begun. */
export async function beginQuiz(
  services: TrainingServices,
  { language }: CallerOf<typeof beginQuizCall>,
  { token, courseId }: InputOf<typeof beginQuizCall>,
): Promise<AnswerOf<typeof beginQuizCall>> {
  return withTrainee(services, token, async (tx, { orgId, trainee, now }) => {
    const traineeId = trainee.trainee_id;
    const course = await requireKnownCourse(tx, courseId, language, traineeId);
    const row = await lockAssignment(tx, traineeId, courseId);
    if (row === undefined) throw new AppError('COURSE_NOT_OPEN');
    const open = await findOpenTry(tx, traineeId, courseId);
    if (open !== null) return { success: true, data: tryView({ ...open, questions: inWordsOf(course, open) }) };
    const isReady = row.furthest >= course.lessons.length && exercisesLeft(course.lessons, row.exercises).length === 0;
    if (row.completed_at === null && !isReady) throw new AppError('QUIZ_NOT_OPEN');
    const last = await findLastTry(tx, traineeId, courseId);
    const tryId = randomUUID();
    const questions = drawQuiz(course.quiz, tryId, last.asked).flatMap((drawn): AskedQuestion[] => {
      const whole = course.quiz.find(({ id }) => id === drawn.id);
      if (whole === undefined) return [];
      const { lesson, ...question } = whole;
      return [{ ...question, ...drawn }];
    });
    const begun = { tryId, number: last.number + 1, questions };
    await insertTry(tx, { ...begun, orgId, traineeId, courseId, version: course.version, at: now });
    return { success: true, data: tryView(begun) };
  });
}

/** The questions of a try in the language of the course that is given; as they were asked where the course has changed since. */
function inWordsOf({ version, quiz }: Course, asked: Pick<QuizTry, 'version' | 'questions'>): readonly AskedQuestion[] {
  if (asked.version !== version) return asked.questions;
  return asked.questions.map((question) => {
    const own = quiz.find(({ id }) => id === question.id);
    const isSame = own?.right.length === question.right.length && own.wrong.length === question.wrong.length;
    return isSame ? { ...question, ...own } : question;
  });
}

function tryView({ tryId, number, questions }: Pick<QuizTry, 'tryId' | 'number' | 'questions'>) {
  return {
    tryId,
    number,
    needed: rightAnswersNeeded(questions.length),
    questions: questions.map((question) => traineeQuestion(question, question)),
  };
}

/** Ends a try and tells how it went; a passed one completes the course. Answering again, also at the same moment, tells the same. */
export async function answerQuiz(
  services: TrainingServices,
  { language }: CallerOf<typeof answerQuizCall>,
  { token, tryId, answers: given }: InputOf<typeof answerQuizCall>,
): Promise<AnswerOf<typeof answerQuizCall>> {
  return withTrainee(services, token, async (tx, learner) => {
    const traineeId = learner.trainee.trainee_id;
    const taken = await lockTry(tx, traineeId, tryId);
    if (taken === null) throw new AppError('NOT_FOUND');
    const answers = taken.answers ?? ownAnswers(taken.questions, given);
    const score = scoreQuiz(taken.questions, taken.questions, new Map(Object.entries(answers)));
    if (taken.endedAt === null) {
      await endTry(tx, tryId, { ...score, wrong: score.wrongIds, answers, at: learner.now });
      const row = await lockAssignment(tx, traineeId, taken.courseId);
      if (score.isPassed && row?.completed_at === null)
        await completeCourse(tx, services, learner, taken, { right: score.right, outOf: taken.questions.length });
    }
    const course = await requireKnownCourse(tx, taken.courseId, language, traineeId);
    const certificate = await findCertificate(tx, traineeId, taken.courseId);
    return {
      success: true,
      data: {
        courseId: taken.courseId,
        right: score.right,
        needed: score.needed,
        outOf: taken.questions.length,
        isPassed: score.isPassed,
        questions: inWordsOf(course, taken).map((question) => ({
          ...traineeQuestion(question, question),
          right: rightPlaces(question, question),
          chosen: answers[question.id] ?? [],
          isRight: !score.wrongIds.includes(question.id),
          explanation: question.explanation,
        })),
        certificate: certificate?.code ?? null,
      },
    };
  });
}

/** Answers to what was asked, and to nothing else. */
function ownAnswers(questions: readonly AskedQuestion[], given: QuizAnswers): QuizAnswers {
  return Object.fromEntries(
    questions.map(({ id, optionOrder }) => [
      id,
      [...new Set(given[id] ?? [])].filter((place) => place < optionOrder.length).sort((one, other) => one - other),
    ]),
  );
}
