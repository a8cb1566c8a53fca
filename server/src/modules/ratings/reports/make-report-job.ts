import type { z } from 'zod';
import { ratingReportModel } from '../../../documents/ratings/rating-report-model.ts';
import type { JobAtWork } from '../../../jobs/job-kind.ts';
import { brandOrigin, linkInLanguage } from '../../../system/brand-origin.ts';
import {
  findFirmDetails,
  findIndustry,
  findOrganisationName,
  findResponsibleEmail,
  readersLanguages,
} from '../../profile/public.ts';
import { companyAddress } from '../company-address.ts';
import type { ratingReportJob } from '../ratings.kinds.ts';
import type { RatingsServices } from '../ratings-services.ts';
import { readReportData } from './document-data.ts';
import { failReport, findReportToMake, saveReport } from './rating-reports.store.ts';

const DAY_MS = 24 * 60 * 60_000;

/** Has a detailed report made, by who rates or from what was measured, and mails its link, both in one transaction; done twice, the second run finds it made. */
export async function makeReport(
  services: RatingsServices,
  { reportId, language: reportLanguage }: z.output<typeof ratingReportJob.payload>,
  { signal }: JobAtWork,
): Promise<void> {
  const { database, clock, documents, brands, outbox, config, ratings } = services;
  const wanted = await database.onceAsSystem((tx) => findReportToMake(tx, reportId));
  if (wanted === undefined) return;
  const { org_id: orgId, domain } = wanted;
  const brand = await brands.byId(wanted.brand_id);
  const report = await readReportData(services, orgId, { brand, language: reportLanguage });
  // The firm has another address by now, or its rating is gone.
  const isOfAnother = companyAddress(report.rating.company.url)?.domain !== domain;
  if (isOfAnother || report.rating.measuredAt === null)
    return database.onceInOrg(orgId, (tx) => failReport(tx, reportId));
  const firm = await database.inOrg(orgId, async (tx) => ({
    companyName: (await findFirmDetails(tx)).companyName,
    industry: await findIndustry(tx),
    domain,
  }));
  const content =
    (await ratings.makeReport(firm, signal)) ?? (await documents.typeset('rating-report', ratingReportModel(report)));
  const at = clock.now();
  await database.inOrg(orgId, async (tx) => {
    const rating = report.rating.ratings[0]?.rating ?? null;
    if (!(await saveReport(tx, reportId, { content, at, rating }))) return;
    const to = await findResponsibleEmail(tx, wanted.asked_by);
    if (to === null) return;
    const language = (await readersLanguages(tx, brand, [to]))(to);
    const mail = {
      kind: 'rating-report' as const,
      organisationName: await findOrganisationName(tx),
      domain,
      reportsUrl: linkInLanguage(`${brandOrigin(brand, config.publicUrl)}/attacksurface/reports`, language),
      keptDays: Math.round((wanted.kept_until.getTime() - wanted.asked_at.getTime()) / DAY_MS),
    };
    await outbox.put(tx, brand, to, mail, { language });
  });
}
