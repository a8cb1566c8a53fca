import type { certificateOf } from '@portal/contract/training/training-reports.calls.ts';
import { AppError } from '../../../call/app-error.ts';
import type { AnswerOf, CallerOf, InputOf } from '../../../call/bind-call.ts';
import { auditCaller } from '../../audit/public.ts';
import { requireKnownCourse } from '../courses/shelf.ts';
import { findTrainee } from '../people/trainees.store.ts';
import type { TrainingServices } from '../training-services.ts';
import { findEarnedCertificate } from './earned-certificate.ts';
import { typesetCertificate } from './typeset-certificate.ts';

/** The certificate of one person's course for admins, in their language; who fetched whose is in the audit log. */
export async function downloadCertificateOf(
  services: TrainingServices,
  caller: CallerOf<typeof certificateOf>,
  { traineeId, courseId }: InputOf<typeof certificateOf>,
): Promise<AnswerOf<typeof certificateOf>> {
  const { database, clock } = services;

  const { course, earned } = await database.inOrg(caller.session.orgId, async (tx) => {
    const trainee = await findTrainee(tx, traineeId);
    if (trainee === undefined) throw new AppError('NOT_FOUND');
    const course = await requireKnownCourse(tx, courseId, caller.language, traineeId);
    const earned = await findEarnedCertificate(tx, traineeId, courseId);
    await auditCaller(tx, caller, clock.now(), {
      action: 'training.certificate-downloaded',
      subject: trainee.email,
      details: { courseId },
    });
    return { course, earned };
  });
  return typesetCertificate(services, course, caller, earned);
}
