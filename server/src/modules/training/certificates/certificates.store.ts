import { randomBytes, randomUUID } from 'node:crypto';
import type { AnyTransaction, OrgTransaction, SystemTransaction } from '../../../database/database.ts';

/** Crockford's base 32: no letter that is taken for a digit. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A number that nobody guesses, easy to read out: 60 random bits in three groups. */
export function newCertificateCode(): string {
  const letters = [...randomBytes(12)].map((byte) => LETTERS[byte % LETTERS.length] ?? '');
  return [0, 4, 8].map((from) => letters.slice(from, from + 4).join('')).join('-');
}

/** Writes a certificate; its number. */
export async function insertCertificate(
  tx: OrgTransaction,
  certificate: {
    orgId: string;
    traineeId: string;
    traineeName: string;
    organisationName: string;
    courseId: string;
    courseName: string;
    version: number;
    issuedAt: Date;
  },
): Promise<string> {
  const code = newCertificateCode();
  await tx
    .insertInto('certificates')
    .values({
      certificate_id: randomUUID(),
      code,
      org_id: certificate.orgId,
      trainee_id: certificate.traineeId,
      trainee_name: certificate.traineeName,
      organisation_name: certificate.organisationName,
      course_id: certificate.courseId,
      course_name: certificate.courseName,
      course_version: certificate.version,
      issued_at: certificate.issuedAt,
    })
    .execute();
  return code;
}

const certificates = (tx: AnyTransaction) =>
  tx
    .selectFrom('certificates')
    .select(['code', 'trainee_name', 'organisation_name', 'course_id', 'course_name', 'course_version', 'issued_at']);

/** The latest certificate of a person's course. */
export function findCertificate(tx: OrgTransaction, traineeId: string, courseId: string) {
  return certificates(tx)
    .where('trainee_id', '=', traineeId)
    .where('course_id', '=', courseId)
    .orderBy('issued_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** A certificate of any organisation by its number. */
export function findCertificateByCode(tx: SystemTransaction, code: string) {
  return certificates(tx).where('code', '=', code).executeTakeFirst();
}
