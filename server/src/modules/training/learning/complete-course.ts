import type { OrgTransaction } from '../../../database/database.ts';
import { brandOrigin, linkInLanguage } from '../../../system/brand-origin.ts';
import { recordAudit } from '../../audit/public.ts';
import { findOrganisationName, readersLanguages } from '../../profile/public.ts';
import { insertCertificate } from '../certificates/certificates.store.ts';
import { coursesOfPerson, requireKnownCourse } from '../courses/shelf.ts';
import { makeTraineeLink } from '../links/trainee-mails.ts';
import { countDone, readPersonYears } from '../person-courses.ts';
import type { TrainingServices } from '../training-services.ts';
import { completeAssignment } from './progress.store.ts';
import type { QuizTry } from './quiz-tries.store.ts';
import type { Learner } from './with-trainee.ts';

/** Notes that a person has passed a course: the record, a certificate in today's names, and a mail that tells them. */
export async function completeCourse(
  tx: OrgTransaction,
  services: TrainingServices,
  { orgId, trainee, brand, now, today }: Learner,
  { courseId, version }: Pick<QuizTry, 'courseId' | 'version'>,
  score: { readonly right: number; readonly outOf: number },
): Promise<void> {
  const traineeId = trainee.trainee_id;
  const organisationName = await findOrganisationName(tx);
  const language = (await readersLanguages(tx, brand, [trainee.email]))(trainee.email);
  const { name: courseName } = await requireKnownCourse(tx, courseId, 'en', traineeId);
  await completeAssignment(tx, { traineeId, courseId }, { version, ...score, at: now });
  const certificateCode = await insertCertificate(tx, {
    orgId,
    traineeId,
    traineeName: trainee.name,
    organisationName,
    courseId,
    courseName,
    version,
    issuedAt: now,
  });
  const { current } = await readPersonYears(tx, trainee, today, await coursesOfPerson(tx, traineeId));
  const certificateUrl = `${brandOrigin(brand, services.config.publicUrl)}/certificate/${certificateCode}`;
  const mail = {
    kind: 'training-completed' as const,
    name: trainee.name,
    organisationName,
    courseName: (await requireKnownCourse(tx, courseId, language, traineeId)).name,
    ...countDone(current),
    certificateCode,
    certificateUrl: linkInLanguage(certificateUrl, language),
    trainingUrl: await makeTraineeLink(tx, services, brand, { orgId, traineeId, language }),
  };
  await services.outbox.put(tx, brand, trainee.email, mail, { language });
  await recordAudit(tx, {
    at: now,
    orgId,
    actorId: null,
    action: 'training.course-completed',
    subject: trainee.email,
    details: { courseId, version, ...score },
  });
}
