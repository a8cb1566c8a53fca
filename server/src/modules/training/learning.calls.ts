import * as courses from '@portal/contract/training/courses.calls.ts';
import * as days from '@portal/contract/training/day.calls.ts';
import * as calls from '@portal/contract/training/learning.calls.ts';
import * as recalls from '@portal/contract/training/recall.calls.ts';
import { type BoundCall, bind } from '../../call/bind-call.ts';
import { downloadTrainingCertificate } from './certificates/training-certificate.ts';
import { verifyCertificate } from './certificates/verify-certificate.ts';
import { chooseInDay, openDay, walkDayAgain } from './days/open-day.ts';
import { openCourse, openTraining } from './learning/open-training.ts';
import { answerReadCourse } from './learning/read-course-call.ts';
import { saveProgress } from './learning/save-progress.ts';
import { answerQuiz, beginQuiz } from './learning/take-quiz.ts';
import { renewTrainingLink } from './links/trainee-links.ts';
import { exportCourse } from './packages/export-course.ts';
import { answerRecall, answerRecallQuestion, saveRecallWish } from './recall/open-recall.ts';
import type { TrainingServices } from './training-services.ts';

/** Calls of people in training, who have a personal link and no account, and of those who look at courses and certificates. */
export const learningCalls: readonly BoundCall<TrainingServices>[] = [
  bind(courses.readCourse).to(answerReadCourse),
  bind(courses.exportCourse).to(exportCourse),
  bind(calls.openTraining).to(openTraining),
  bind(calls.openCourse).to(openCourse),
  bind(calls.saveProgress).to(saveProgress),
  bind(calls.beginQuiz).to(beginQuiz),
  bind(calls.answerQuiz).to(answerQuiz),
  bind(recalls.recall).to(answerRecall),
  bind(recalls.recallAnswer).to(answerRecallQuestion),
  bind(recalls.recallWish).to(saveRecallWish),
  bind(days.openDay).to(openDay),
  bind(days.chooseInDay).to(chooseInDay),
  bind(days.walkDayAgain).to(walkDayAgain),
  bind(calls.trainingCertificate).to(downloadTrainingCertificate),
  bind(calls.renewTrainingLink).to(renewTrainingLink),
  bind(calls.verifyCertificate).to(verifyCertificate),
];
