import type { trainingCertificate } from '@portal/contract/training/learning.calls.ts';
import type { AnswerOf, CallerOf, InputOf } from '../../../call/bind-call.ts';
import { requireCourse } from '../courses/year-courses.ts';
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
  const course = requireCourse(courseId, language);
  const { brand, earned } = await withTrainee(services, token, async (tx, learner) => ({
    brand: learner.brand,
    earned: await findEarnedCertificate(tx, learner.trainee.trainee_id, courseId),
  }));
  return typesetCertificate(services, course, { brand, language }, earned);
}
