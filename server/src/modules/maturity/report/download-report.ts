import type { maturityPdf } from '@portal/contract/maturity/maturity.calls.ts';
import { dayOf } from '@portal/domain/plans/end-of-day.ts';
import { AppError } from '../../../call/app-error.ts';
import type { AnswerOf, CallerOf } from '../../../call/bind-call.ts';
import { printedLogo } from '../../../documents/printed-model.ts';
import { sayFor } from '../../../system/texts/say-for.ts';
import type { MaturityServices } from '../maturity-services.ts';
import { readReport } from './read-report.ts';
import { about } from './report.texts.ts';
import { reportModelOf } from './report-model.ts';

/** The report as a PDF. */
export async function downloadMaturityReport(
  services: MaturityServices,
  caller: CallerOf<typeof maturityPdf>,
): Promise<AnswerOf<typeof maturityPdf>> {
  const { clock, documents, brands, maturitySet } = services;

  const { brand } = caller;
  const report = await readReport(services, caller);
  if (report.assessment.answered === 0) throw new AppError('NOTHING_ANSWERED');
  const now = clock.now();
  const say = sayFor(brand, caller.language);
  const logo = printedLogo(await brands.logoOf(brand));
  const bytes = await documents.typeset(
    'maturity-report',
    reportModelOf(maturitySet(caller.language), report, { brand, logo, say, now }),
  );
  return { fileName: `${say(about.fileName, { date: dayOf(now, brand.timeZone) })}.pdf`, bytes };
}
