import type {
  recallAnswer as recallAnswerCall,
  recall as recallCall,
  recallWish as recallWishCall,
} from '@portal/contract/training/recall.calls.ts';
import { afterAnswer, askedInWeekOf } from '@portal/domain/training/recall.ts';
import { rightPlaces, scoreQuiz } from '@portal/domain/training/score-quiz.ts';
import { traineeQuestion } from '@portal/domain/training/trainee-question.ts';
import { AppError } from '../../../call/app-error.ts';
import type { AnswerOf, CallerOf, InputOf } from '../../../call/bind-call.ts';
import type { OrgTransaction } from '../../../database/database.ts';
import { coursesOfPerson, requireKnownCourse } from '../courses/shelf.ts';
import { type Learner, withTrainee } from '../learning/with-trainee.ts';
import { lockTrainee } from '../people/trainees.store.ts';
import type { TrainingServices } from '../training-services.ts';
import { orderOfOptions, questionOf, questionsOfWeek, type WeekQuestion } from './recall-week.ts';
import { isRecallOffered, saveRecall, updateRecallWish } from './recalls.store.ts';

const personOf = ({ orgId, trainee, today, brand }: Learner) => ({
  orgId,
  traineeId: trainee.trainee_id,
  today,
  timeZone: brand.timeZone,
});

/** Whether a person can have two questions a week and wants them, and their questions of this week; none where they do not. */
export async function recallOf(
  tx: OrgTransaction,
  learner: Learner,
): Promise<{ readonly isOffered: boolean; readonly wants: boolean; readonly questions: readonly WeekQuestion[] }> {
  const isOffered = await isRecallOffered(tx);
  const wants = learner.trainee.recall_since !== null;
  return { isOffered, wants, questions: isOffered && wants ? await questionsOfWeek(tx, personOf(learner)) : [] };
}

/** The two questions of a person's week, and what became of those that are answered. */
export async function answerRecall(
  services: TrainingServices,
  { language }: CallerOf<typeof recallCall>,
  { token }: InputOf<typeof recallCall>,
): Promise<AnswerOf<typeof recallCall>> {
  return withTrainee(services, token, async (tx, learner) => {
    const { questions, ...data } = await recallOf(tx, learner);
    const courses = await coursesOfPerson(tx, learner.trainee.trainee_id, language);
    const shown = questions.flatMap(({ courseId, questionId, row, isAnswered }) => {
      const course = courses.find(({ id }) => id === courseId);
      const question = questionOf(course, questionId);
      if (course === undefined || question === undefined) return [];
      return [
        {
          courseId,
          courseName: course.name,
          textLanguage: course.textLanguage,
          question: traineeQuestion(question, orderOfOptions(question, personOf(learner))),
          answered:
            row !== null && isAnswered ? { isRight: row.was_right, comesAgainOn: askedInWeekOf(row.due_on) } : null,
        },
      ];
    });
    return { success: true, data: { ...data, questions: shown } };
  });
}

/** Takes a person's answer to a question of their week, tells whether it was right and why, and when it comes again. */
export async function answerRecallQuestion(
  services: TrainingServices,
  { language }: CallerOf<typeof recallAnswerCall>,
  { token, courseId, questionId, answers }: InputOf<typeof recallAnswerCall>,
): Promise<AnswerOf<typeof recallAnswerCall>> {
  return withTrainee(services, token, async (tx, learner) => {
    const person = personOf(learner);
    // Of two answers at the same moment, the second finds the first.
    await lockTrainee(tx, person.traineeId);
    const { questions } = await recallOf(tx, learner);
    const asked = questions.find((one) => one.courseId === courseId && one.questionId === questionId);
    const question = questionOf(await requireKnownCourse(tx, courseId, language, person.traineeId), questionId);
    if (asked === undefined || question === undefined) throw new AppError('NOT_FOUND');
    const drawn = orderOfOptions(question, person);
    const chosen = [...new Set(answers)].filter((place) => place < drawn.optionOrder.length).sort((a, b) => a - b);
    const isRight = scoreQuiz([question], [drawn], new Map([[questionId, chosen]])).right === 1;
    const next = afterAnswer(asked.row?.box ?? null, isRight, learner.today);
    if (!asked.isAnswered)
      await saveRecall(tx, { ...person, courseId, questionId }, { ...next, isRight, at: learner.now });
    const dueOn = asked.isAnswered && asked.row !== null ? asked.row.due_on : next.dueOn;
    return {
      success: true,
      data: {
        question: {
          ...traineeQuestion(question, drawn),
          right: rightPlaces(question, drawn),
          chosen,
          isRight,
          explanation: question.explanation,
        },
        comesAgainOn: askedInWeekOf(dueOn),
      },
    };
  });
}

/** Turns the questions on or off for a person. It is their own matter: neither their firm's log nor any list tells of it. */
export async function saveRecallWish(
  services: TrainingServices,
  _caller: CallerOf<typeof recallWishCall>,
  { token, wants }: InputOf<typeof recallWishCall>,
): Promise<AnswerOf<typeof recallWishCall>> {
  return withTrainee(services, token, async (tx, { trainee, now }) => {
    if (wants && !(await isRecallOffered(tx))) throw new AppError('RECALL_NOT_OFFERED');
    const since = wants ? (trainee.recall_since ?? now) : null;
    await updateRecallWish(tx, trainee.trainee_id, since);
    return { success: true };
  });
}
