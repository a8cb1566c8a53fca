import type { FieldValues } from '@portal/domain/policies/policy-field.ts';
import { sql } from 'kysely';
import type { OrgTransaction } from '../../database/database.ts';
import { type ModuleTeller, selectTold } from '../../module-teller.ts';
import {
  type ConciergeFacts,
  selectConciergeFacts,
  selectWeaknessChanges,
  type WeaknessChange,
} from '../concierge/public.ts';
import { type MaturityFacts, selectMaturityFacts } from '../maturity/public.ts';
import {
  selectWebsiteChanges,
  selectWebsiteFacts,
  type WebsiteChange,
  type WebsiteFacts,
} from '../monitoring/public.ts';
import {
  type PolicyChange,
  type PolicyFacts,
  selectInterviewAnswers,
  selectPolicyChanges,
  selectPolicyFacts,
} from '../policies/public.ts';
import { type FirmRow, selectFirm } from '../profile/public.ts';
import { type RatingChange, type RatingFacts, selectRatingChange, selectRatingFacts } from '../ratings/public.ts';
import {
  selectTrainingChange,
  selectTrainingFacts,
  type TrainingChange,
  type TrainingFacts,
  yearPlaces,
} from '../training/public.ts';
import { type ScoreDay, selectScoreDays } from './score/score-days.store.ts';

/** What changed since a moment, each module in its own words. */
export type ModuleChanges = {
  readonly websites: readonly WebsiteChange[];
  readonly weaknesses: readonly WeaknessChange[];
  readonly policies: readonly PolicyChange[];
  readonly training: TrainingChange;
  readonly rating: RatingChange;
};

/** What the organisation's rows tell of every module. */
export type ModuleFacts = {
  readonly websites: readonly WebsiteFacts[];
  readonly policies: readonly PolicyFacts[];
  readonly policyAnswers: FieldValues;
  readonly training: TrainingFacts;
  readonly maturity: MaturityFacts;
  readonly concierge: ConciergeFacts;
  readonly ratings: RatingFacts;
  readonly firm: FirmRow;
  readonly scoreDays: readonly ScoreDay[];
  readonly changes: ModuleChanges;
  /** What the tellers tell from, in their order. */
  readonly told: readonly unknown[];
};

const DAY_MS = 24 * 60 * 60_000;
/** The line of the score shows about half a year. */
const SCORE_DAYS = 183;

type Reading = {
  /** Null where nobody in particular asks. */
  readonly userId: string | null;
  readonly now: Date;
  /** The day in the brand's time zone. */
  readonly today: string;
  /** From here on something counts as changed. */
  readonly since: Date;
  readonly tellers: readonly ModuleTeller[];
};

/** One statement, however many modules there are: each gives its part of it. */
export function readModuleFacts(
  tx: OrgTransaction,
  { userId, now, today, since, tellers }: Reading,
): Promise<ModuleFacts> {
  const scoresFrom = new Date(now.getTime() - SCORE_DAYS * DAY_MS).toISOString().slice(0, 10);
  return tx
    .selectNoFrom([
      selectWebsiteFacts(now).as('websites'),
      selectPolicyFacts().as('policies'),
      selectInterviewAnswers().as('policyAnswers'),
      selectTrainingFacts(today, yearPlaces()).as('training'),
      selectMaturityFacts().as('maturity'),
      selectConciergeFacts(userId).as('concierge'),
      selectRatingFacts(now).as('ratings'),
      selectFirm(userId).as('firm'),
      selectScoreDays(scoresFrom).as('scoreDays'),
      sql<ModuleChanges>`jsonb_build_object(
        'websites', ${selectWebsiteChanges(since, now)}, 'weaknesses', ${selectWeaknessChanges(since)},
        'policies', ${selectPolicyChanges(since)}, 'training', ${selectTrainingChange(since)},
        'rating', ${selectRatingChange(since)})`.as('changes'),
      selectTold(tellers).as('told'),
    ])
    .executeTakeFirstOrThrow();
}

export async function readWebsiteFacts(tx: OrgTransaction, now: Date): Promise<readonly WebsiteFacts[]> {
  const { websites } = await tx.selectNoFrom(selectWebsiteFacts(now).as('websites')).executeTakeFirstOrThrow();
  return websites;
}
