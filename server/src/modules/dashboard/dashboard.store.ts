import type { OrgTransaction } from '../../database/database.ts';
import { type ConciergeFacts, selectConciergeFacts } from '../concierge/public.ts';
import { type MaturityFacts, selectMaturityFacts } from '../maturity/public.ts';
import { selectWebsiteFacts, type WebsiteFacts } from '../monitoring/public.ts';
import { type PolicyFacts, selectPolicyFacts } from '../policies/public.ts';
import { type FirmRow, selectFirm } from '../profile/public.ts';
import { type RatingFacts, selectRatingFacts } from '../ratings/public.ts';
import { selectTrainingFacts, type TrainingFacts, yearCourses } from '../training/public.ts';

/** What the organisation's rows tell of every module. */
export type ModuleFacts = {
  readonly websites: readonly WebsiteFacts[];
  readonly policies: readonly PolicyFacts[];
  readonly training: TrainingFacts;
  readonly maturity: MaturityFacts;
  readonly concierge: ConciergeFacts;
  readonly ratings: RatingFacts;
  readonly firm: FirmRow;
};

/**
 * One statement, however many modules there are: each gives its part of it.
 * @param today the day in the brand's time zone
 */
export function readModuleFacts(tx: OrgTransaction, userId: string, now: Date, today: string): Promise<ModuleFacts> {
  const courseIds = yearCourses().map(({ id }) => id);
  return tx
    .selectNoFrom([
      selectWebsiteFacts(now).as('websites'),
      selectPolicyFacts().as('policies'),
      selectTrainingFacts(today, courseIds).as('training'),
      selectMaturityFacts().as('maturity'),
      selectConciergeFacts(userId).as('concierge'),
      selectRatingFacts(now).as('ratings'),
      selectFirm(userId).as('firm'),
    ])
    .executeTakeFirstOrThrow();
}

export async function readWebsiteFacts(tx: OrgTransaction, now: Date): Promise<readonly WebsiteFacts[]> {
  const { websites } = await tx.selectNoFrom(selectWebsiteFacts(now).as('websites')).executeTakeFirstOrThrow();
  return websites;
}
