import type { maturityPdf } from '@portal/contract/maturity/maturity.calls.ts';
import { dayOf } from '@portal/domain/plans/end-of-day.ts';
import { printedBrand, printedLogo } from '../../documents/printed-model.ts';
import { AppError } from '../../http/app-error.ts';
import type { Handler } from '../../http/bind-call.ts';
import type { MaturityServices } from './maturity-services.ts';
import { readReport } from './read-report.ts';
import { reportModelOf } from './report-model.ts';

/** The report as a PDF. */
export function createDownloadReport(services: MaturityServices): Handler<typeof maturityPdf> {
  const { clock, documents, brands, maturitySet } = services;
  return async (caller) => {
    const { brand } = caller;
    const report = await readReport(services, caller);
    if (report.assessment.answered === 0) throw new AppError('NOTHING_ANSWERED');
    const now = clock.now();
    const bytes = await documents.typeset('maturity-report', {
      brand: printedBrand(brand, printedLogo(await brands.logoOf(brand))),
      ...reportModelOf(maturitySet, report, brand, now),
    });
    return { fileName: `CyberMaturityReport_${dayOf(now, brand.timeZone)}.pdf`, bytes };
  };
}
