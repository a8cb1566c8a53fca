import { AppError } from '../../../call/app-error.ts';
import type { OrgTransaction } from '../../../database/database.ts';
import { listAssignments } from '../assignments.store.ts';
import { findCertificate } from './certificates.store.ts';
import type { EarnedCertificate } from './typeset-certificate.ts';

/**
 * The certificate of a course as it stands now; one of a course that is being done once more does not count.
 * @throws AppError NOT_FOUND where the course is not completed
 */
export async function findEarnedCertificate(
  tx: OrgTransaction,
  traineeId: string,
  courseId: string,
): Promise<EarnedCertificate> {
  const certificate = await findCertificate(tx, traineeId, courseId);
  const assignments = await listAssignments(tx, traineeId);
  const assignment = assignments.find((one) => one.course_id === courseId);
  if (certificate === undefined || assignment?.certificate !== certificate.code) throw new AppError('NOT_FOUND');
  return { certificate, right: assignment.right_answers ?? 0, outOf: assignment.out_of ?? 0 };
}
