import type { verifyCertificate as verifyCertificateCall } from '@portal/contract/training/learning.calls.ts';
import type { Language } from '@portal/domain/texts/languages.ts';
import { AppError } from '../../../call/app-error.ts';
import type { AnswerOf, CallerOf, InputOf } from '../../../call/bind-call.ts';
import { yearCourses } from '../courses/year-courses.ts';
import { trainingDay } from '../training-day.ts';
import type { TrainingServices } from '../training-services.ts';
import { findCertificateByCode } from './certificates.store.ts';

/** Whether a certificate is genuine, for whoever was shown it. */
export async function verifyCertificate(
  { database }: TrainingServices,
  { brand, language }: CallerOf<typeof verifyCertificateCall>,
  { code }: InputOf<typeof verifyCertificateCall>,
): Promise<AnswerOf<typeof verifyCertificateCall>> {
  const row = await database.asSystem((tx) => findCertificateByCode(tx, code));
  if (row === undefined) throw new AppError('NOT_FOUND');
  return {
    success: true,
    data: {
      code: row.code,
      name: row.trainee_name,
      organisation: row.organisation_name,
      course: courseName(row, language),
      version: row.course_version,
      issuedOn: trainingDay(row.issued_at, brand),
    },
  };
}

/** In English as it was called when it was passed; in another language as it is called today, where there still is such a course. */
const courseName = (row: { readonly course_id: string; readonly course_name: string }, language: Language) =>
  (language === 'en' ? undefined : yearCourses(language).find(({ id }) => id === row.course_id)?.name) ??
  row.course_name;
