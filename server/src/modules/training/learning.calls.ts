import * as courses from '@portal/contract/training/courses.calls.ts';
import * as calls from '@portal/contract/training/learning.calls.ts';
import { type BoundCall, bind } from '../../call/bind-call.ts';
import { openCourse, openTraining } from './open-training.ts';
import { answerReadCourse } from './read-course-call.ts';
import { saveProgress } from './save-progress.ts';
import { answerQuiz, beginQuiz } from './take-quiz.ts';
import { renewTrainingLink } from './trainee-links.ts';
import { downloadTrainingCertificate } from './training-certificate.ts';
import type { TrainingServices } from './training-services.ts';
import { verifyCertificate } from './verify-certificate.ts';

/** Calls of people in training, who have a personal link and no account, and of those who look at courses and certificates. */
export const learningCalls: readonly BoundCall<TrainingServices>[] = [
  bind(courses.readCourse).to(answerReadCourse),
  bind(calls.openTraining).to(openTraining),
  bind(calls.openCourse).to(openCourse),
  bind(calls.saveProgress).to(saveProgress),
  bind(calls.beginQuiz).to(beginQuiz),
  bind(calls.answerQuiz).to(answerQuiz),
  bind(calls.trainingCertificate).to(downloadTrainingCertificate),
  bind(calls.renewTrainingLink).to(renewTrainingLink),
  bind(calls.verifyCertificate).to(verifyCertificate),
];
