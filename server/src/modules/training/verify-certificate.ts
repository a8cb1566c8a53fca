import type { verifyCertificate } from '@portal/contract/training/learning.calls.ts';
import { AppError } from '../../http/app-error.ts';
import type { Handler } from '../../http/bind-call.ts';
import { findCertificateByCode } from './certificates.store.ts';
import { trainingDay } from './training-day.ts';
import type { TrainingServices } from './training-services.ts';

/** Whether a certificate is genuine, for whoever was shown it. */
export function createVerifyCertificate({ database }: TrainingServices): Handler<typeof verifyCertificate> {
  return async ({ brand }, { code }) => {
    const row = await database.asSystem((tx) => findCertificateByCode(tx, code));
    if (row === undefined) throw new AppError('NOT_FOUND');
    return {
      success: true,
      data: {
        code: row.code,
        name: row.trainee_name,
        organisation: row.organisation_name,
        course: row.course_name,
        version: row.course_version,
        issuedOn: trainingDay(row.issued_at, brand),
      },
    };
  };
}
