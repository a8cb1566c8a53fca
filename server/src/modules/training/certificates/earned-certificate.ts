import { AppError } from '../../../call/app-error.ts';
import type { OrgTransaction } from '../../../database/database.ts';
import { listAssignments, listRounds } from '../person-courses.store.ts';
import { findCertificate } from './certificates.store.ts';
import type { EarnedCertificate } from './typeset-certificate.ts';

/**
 * The latest certificate of a course. One of a course that an admin has had done once more does not count; those of earlier rounds do.
 * @throws AppError NOT_FOUND where the course is not completed
 */
export async function findEarnedCertificate(
  tx: OrgTransaction,
  traineeId: string,
  courseId: string,
): Promise<EarnedCertificate> {
  const certificate = await findCertificate(tx, traineeId, courseId);
  const assignments = [...(await listAssignments(tx, traineeId)), ...(await listRounds(tx, traineeId))];
  const assignment = assignments.find((one) => one.course_id === courseId && one.certificate === certificate?.code);
  if (certificate === undefined || assignment === undefined) throw new AppError('NOT_FOUND');
  return { certificate, right: assignment.right_answers ?? 0, outOf: assignment.out_of ?? 0 };
}
