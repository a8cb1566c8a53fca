import type { ComingPlace } from '@portal/domain/calendar/coming.ts';
import type { OrgTransaction } from '../../database/database.ts';
import { type ModuleTeller, selectTold } from '../../module-teller.ts';
import { type EndingLink, selectEndingLinks } from '../handovers/public.ts';
import { type AgingAnswers, selectAgingAnswers } from '../maturity/public.ts';
import {
  type ScheduledWebsite,
  selectScheduledWebsites,
  selectWebsiteEnds,
  type WebsiteEnds,
} from '../monitoring/public.ts';
import { type OpenRequests, type PolicyFacts, selectOpenRequests, selectPolicyFacts } from '../policies/public.ts';
import { type EndingPack, selectEndingPacks } from '../proof-packs/public.ts';
import { type EndingCertificate, selectEndingCertificates } from '../ratings/public.ts';
import { type DueRecord, selectDueRecords } from '../registers/public.ts';
import { type ComingCourse, selectComingCourses, yearPlaces } from '../training/public.ts';

/** What the organisation's rows tell of days to come, each module in its own words. */
export type ComingRows = {
  readonly websites: readonly ScheduledWebsite[];
  readonly ends: WebsiteEnds;
  readonly courses: readonly ComingCourse[];
  readonly policies: readonly PolicyFacts[];
  readonly requests: readonly OpenRequests[];
  readonly answers: readonly AgingAnswers[];
  readonly certificates: readonly EndingCertificate[];
  readonly links: readonly EndingLink[];
  readonly packs: readonly EndingPack[];
  readonly records: readonly DueRecord[];
  /** What the tellers tell from, in their order. */
  readonly told: readonly unknown[];
};

/** One statement, however many modules there are: each gives its part of it. */
export function readComingRows(
  tx: OrgTransaction,
  place: ComingPlace,
  tellers: readonly ModuleTeller[],
): Promise<ComingRows> {
  return tx
    .selectNoFrom([
      selectScheduledWebsites().as('websites'),
      selectWebsiteEnds(place).as('ends'),
      selectComingCourses(yearPlaces(), place).as('courses'),
      selectPolicyFacts().as('policies'),
      selectOpenRequests().as('requests'),
      selectAgingAnswers(place).as('answers'),
      selectEndingCertificates(place).as('certificates'),
      selectEndingLinks(place).as('links'),
      selectEndingPacks(place).as('packs'),
      selectDueRecords(place).as('records'),
      selectTold(tellers).as('told'),
    ])
    .executeTakeFirstOrThrow();
}
