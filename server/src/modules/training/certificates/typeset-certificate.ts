import type { Course } from '@portal/contract/training/course.schemas.ts';
import type { Brand } from '@portal/domain/portal/brand.ts';
import { downloadName } from '@portal/domain/portal/download-name.ts';
import { printedBrand, printedLogo } from '../../../documents/printed-model.ts';
import { brandDate } from '../../../system/brand-date.ts';
import { brandOrigin } from '../../../system/brand-origin.ts';
import type { TrainingServices } from '../training-services.ts';
import type { findCertificate } from './certificates.store.ts';

/** A certificate with the result of the quiz behind it. */
export type EarnedCertificate = {
  readonly certificate: NonNullable<Awaited<ReturnType<typeof findCertificate>>>;
  readonly right: number;
  readonly outOf: number;
};

/** The PDF of a certificate under a brand. */
export async function typesetCertificate(
  { brands, documents, config }: TrainingServices,
  course: Course,
  brand: Brand,
  { certificate, right, outOf }: EarnedCertificate,
): Promise<{ fileName: string; bytes: Uint8Array }> {
  const bytes = await documents.typeset('certificate', {
    brand: printedBrand(brand, printedLogo(await brands.logoOf(brand))),
    name: certificate.trainee_name,
    organisation: certificate.organisation_name,
    course: certificate.course_name,
    version: certificate.course_version,
    minutes: course.minutes,
    goals: course.goals,
    score: `${right} of ${outOf}`,
    date: brandDate(certificate.issued_at, brand),
    code: certificate.code,
    address: `${brandOrigin(brand, config.publicUrl)}/certificate/${certificate.code}`,
  });
  return { fileName: downloadName(`Certificate ${certificate.course_name}.pdf`, 'certificate.pdf'), bytes };
}
