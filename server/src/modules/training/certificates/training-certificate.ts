import type { trainingCertificate } from '@portal/contract/training/learning.calls.ts';
import type { AnswerOf, CallerOf, InputOf } from '../../../call/bind-call.ts';
import { requireKnownCourse } from '../courses/shelf.ts';
import { withTrainee } from '../learning/with-trainee.ts';
import type { TrainingServices } from '../training-services.ts';
import { findEarnedCertificate } from './earned-certificate.ts';
import { typesetCertificate } from './typeset-certificate.ts';

/** The certificate of a course that a person has completed, under their firm's brand. */
export async function downloadTrainingCertificate(
  services: TrainingServices,
  { language }: CallerOf<typeof trainingCertificate>,
  { token, courseId }: InputOf<typeof trainingCertificate>,
): Promise<AnswerOf<typeof trainingCertificate>> {
  const { brand, course, earned } = await withTrainee(services, token, async (tx, learner) => ({
    brand: learner.brand,
    course: await requireKnownCourse(tx, courseId, language, learner.trainee.trainee_id),
    earned: await findEarnedCertificate(tx, learner.trainee.trainee_id, courseId),
  }));
  return typesetCertificate(services, course, { brand, language }, earned);
}
