import type { Brand } from '@portal/domain/portal/brand.ts';
import { INDUSTRIES } from '@portal/domain/profile/industries.ts';
import type { Language } from '@portal/domain/texts/languages.ts';
import { printedLogo } from '../../../documents/printed-model.ts';
import type { RatingDocumentData, RatingReportData } from '../../../documents/ratings/rating-document-data.ts';
import { sayFor } from '../../../system/texts/say-for.ts';
import { findIndustry } from '../../profile/public.ts';
import { companyAddress } from '../company-address.ts';
import { listIncidents } from '../incidents.store.ts';
import { toIncident } from '../incidents.ts';
import { findMeasurement } from '../looks/measurements.store.ts';
import { listReportedFindings } from '../rating-findings.store.ts';
import { readRatingTexts } from '../rating-texts.ts';
import { readRating } from '../rating-view.ts';
import type { RatingsServices } from '../ratings-services.ts';
import { raisesOf, toFinding } from '../read-findings.ts';

const DAY_MS = 24 * 60 * 60_000;
/** What went longer ago does not count any more (spec part 2, section 9). */
const GONE_DAYS = 60;

/** For whom a document is made. */
type Reader = { readonly brand: Brand; readonly language: Language };

/** What the snapshot of an organisation's rating prints. */
export async function readDocumentData(
  services: RatingsServices,
  orgId: string,
  { brand, language }: Reader,
): Promise<RatingDocumentData> {
  const { database, clock, brands } = services;
  const now = clock.now();
  const say = sayFor(brand, language);
  const rating = await readRating(services, orgId, say);
  const domain = companyAddress(rating.company.url)?.domain ?? '';
  const { industry, raises } = await database.inOrg(orgId, async (tx) => ({
    industry: await findIndustry(tx),
    raises: await raisesOf(tx, await findMeasurement(tx, orgId, domain), now),
  }));
  const named = INDUSTRIES.find(({ code }) => code === industry);
  return {
    brand,
    logo: printedLogo(await brands.logoOf(brand)),
    say,
    createdAt: now,
    industryName: named === undefined ? '' : say(named.label),
    rating,
    raises,
    texts: readRatingTexts(say.language),
  };
}

/** What the detailed report prints. */
export async function readReportData(
  services: RatingsServices,
  orgId: string,
  reader: Reader,
): Promise<RatingReportData> {
  const data = await readDocumentData(services, orgId, reader);
  const domain = companyAddress(data.rating.company.url)?.domain ?? '';
  const goneSince = new Date(data.createdAt.getTime() - GONE_DAYS * DAY_MS);
  const { findings, incidents } = await services.database.inOrg(orgId, async (tx) => ({
    findings: await listReportedFindings(tx, domain, goneSince),
    incidents: await listIncidents(tx, orgId),
  }));
  return {
    ...data,
    findings: findings.map((row) => toFinding(row, data.say)),
    incidents: incidents.map((row) => toIncident(row, data.createdAt)),
  };
}
