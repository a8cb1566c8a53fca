import * as courses from '@portal/contract/training/courses.calls.ts';
import * as calls from '@portal/contract/training/learning.calls.ts';
import { type BoundCall, bind } from '../../http/bind-call.ts';
import { createOpenCourse, createOpenTraining } from './open-training.ts';
import { answerReadCourse } from './read-course-call.ts';
import { createSaveProgress } from './save-progress.ts';
import { createAnswerQuiz, createBeginQuiz } from './take-quiz.ts';
import { createRenewTrainingLink } from './trainee-links.ts';
import { createTrainingCertificate } from './training-certificate.ts';
import type { TrainingServices } from './training-services.ts';
import { createVerifyCertificate } from './verify-certificate.ts';

/** Calls of people in training, who have a personal link and no account, and of those who look at courses and certificates. */
export function learningModule(services: TrainingServices): BoundCall[] {
  return [
    bind(courses.readCourse).to(answerReadCourse),
    bind(calls.openTraining).to(createOpenTraining(services)),
    bind(calls.openCourse).to(createOpenCourse(services)),
    bind(calls.saveProgress).to(createSaveProgress(services)),
    bind(calls.beginQuiz).to(createBeginQuiz(services)),
    bind(calls.answerQuiz).to(createAnswerQuiz(services)),
    bind(calls.trainingCertificate).to(createTrainingCertificate(services)),
    bind(calls.renewTrainingLink).to(createRenewTrainingLink(services)),
    bind(calls.verifyCertificate).to(createVerifyCertificate(services)),
  ];
}
