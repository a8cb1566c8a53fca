import type { Course } from '@portal/contract/training/course.schemas.ts';
import type { Brand } from '@portal/domain/portal/brand.ts';
import { downloadName } from '@portal/domain/portal/download-name.ts';
import type { Language } from '@portal/domain/texts/languages.ts';
import { type PaperOf, type PrintedModel, printedLogo, printedPaper } from '../../../documents/printed-model.ts';
import { brandDate } from '../../../system/brand-date.ts';
import { brandOrigin } from '../../../system/brand-origin.ts';
import { sayFor } from '../../../system/texts/say-for.ts';
import type { TrainingServices } from '../training-services.ts';
import { printed } from './certificate.texts.ts';
import type { findCertificate } from './certificates.store.ts';

/** A certificate with the result of the quiz behind it. */
export type EarnedCertificate = {
  readonly certificate: NonNullable<Awaited<ReturnType<typeof findCertificate>>>;
  readonly right: number;
  readonly outOf: number;
};

/**
 * The PDF of a certificate under a brand.
 * @param course in the language that it is printed in
 */
export async function typesetCertificate(
  { brands, documents, config }: TrainingServices,
  course: Course,
  { brand, language }: { readonly brand: Brand; readonly language: Language },
  earned: EarnedCertificate,
): Promise<{ fileName: string; bytes: Uint8Array }> {
  const paper = { brand, logo: printedLogo(await brands.logoOf(brand)), say: sayFor(brand, language) };
  const model = certificateModel(paper, course, earned, config.publicUrl);
  const fileName = `${paper.say(printed.fileName, { course: model.course })}.pdf`;
  return { fileName: downloadName(fileName, 'certificate.pdf'), bytes: await documents.typeset('certificate', model) };
}

/** What `templates/certificate.typ` prints. */
export function certificateModel(
  paper: PaperOf,
  { name: courseName, goals }: Pick<Course, 'name' | 'goals'>,
  { certificate, right, outOf }: EarnedCertificate,
  publicUrl: string,
) {
  const { brand, say } = paper;
  // In English as it was called when it was passed; no other language was kept.
  const course = say.language === 'en' ? certificate.course_name : courseName;
  const day = brandDate(certificate.issued_at, { ...brand, locale: say.locale });
  return {
    ...printedPaper(paper),
    words: {
      title: say(printed.title, { course }),
      description: say(printed.description, { name: certificate.trainee_name, course, day }),
      heading: say(printed.heading),
      passed: say(printed.passed, { organization: certificate.organisation_name }),
      goals: say(printed.goals),
      date: say(printed.date),
      version: say(printed.version),
      answers: say(printed.answers),
      number: say(printed.number),
      check: say(printed.check, { brand: brand.brandNameLong }),
    },
    name: certificate.trainee_name,
    course,
    version: certificate.course_version,
    goals,
    score: say(printed.score, { right, total: outOf }),
    date: day,
    code: certificate.code,
    address: `${brandOrigin(brand, publicUrl)}/certificate/${certificate.code}`,
  } satisfies PrintedModel;
}
