import type { trainingCertificate } from '@portal/contract/training/learning.calls.ts';
import { downloadName } from '@portal/domain/portal/download-name.ts';
import { printedBrand, printedLogo } from '../../documents/printed-model.ts';
import { brandDate } from '../../emails/brand-date.ts';
import { AppError } from '../../http/app-error.ts';
import type { Handler } from '../../http/bind-call.ts';
import { brandOrigin } from '../../system/brand-origin.ts';
import { listAssignments } from './assignments.store.ts';
import { findCertificate } from './certificates.store.ts';
import type { TrainingServices } from './training-services.ts';
import { withTrainee } from './with-trainee.ts';
import { requireCourse } from './year-courses.ts';

/** The certificate of a course that a person has completed, under their firm's brand. */
export function createTrainingCertificate(services: TrainingServices): Handler<typeof trainingCertificate> {
  const { brands, documents, config } = services;
  return async (_caller, { token, courseId }) => {
    const course = requireCourse(courseId);
    const { brand, row, done } = await withTrainee(services, token, async (tx, learner) => {
      const found = await findCertificate(tx, learner.trainee.trainee_id, courseId);
      const assignments = await listAssignments(tx, learner.trainee.trainee_id);
      const assignment = assignments.find((one) => one.course_id === courseId);
      if (found === undefined || assignment?.certificate !== found.code) throw new AppError('NOT_FOUND');
      return { brand: learner.brand, row: found, done: assignment };
    });
    const bytes = await documents.typeset('certificate', {
      brand: printedBrand(brand, printedLogo(await brands.logoOf(brand))),
      name: row.trainee_name,
      organisation: row.organisation_name,
      course: row.course_name,
      version: row.course_version,
      minutes: course.minutes,
      goals: course.goals,
      score: `${done.right_answers ?? 0} of ${done.out_of ?? 0}`,
      date: brandDate(row.issued_at, brand),
      code: row.code,
      address: `${brandOrigin(brand, config.publicUrl)}/certificate/${row.code}`,
    });
    return { fileName: downloadName(`Certificate ${row.course_name}.pdf`, 'certificate.pdf'), bytes };
  };
}
