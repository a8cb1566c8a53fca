import type { DayEnding, DayResult } from '@portal/domain/training/day-at-work.ts';
import type { OrgTransaction } from '../../../database/database.ts';

export type DayWalkedRow = {
  readonly year: number;
  readonly choices: number[];
  readonly walks: number;
  readonly best_ending: DayEnding | null;
  readonly best_wise: number | null;
  readonly latest_ending: DayEnding | null;
  readonly latest_walked_at: Date | null;
};

const COLUMNS = ['year', 'choices', 'walks', 'best_ending', 'best_wise', 'latest_ending', 'latest_walked_at'] as const;

type OfDay = { readonly traineeId: string; readonly year: number };

/** Where a person is in the days of their years, and how they ended. */
export function listDaysWalked(tx: OrgTransaction, traineeId: string): Promise<DayWalkedRow[]> {
  return tx
    .selectFrom('training_days_walked')
    .select(COLUMNS)
    .where('trainee_id', '=', traineeId)
    .orderBy('year')
    .execute();
}

/** Keeps what a person has chosen so far in the day of a year. */
export async function saveChoices(
  tx: OrgTransaction,
  { orgId, traineeId, year }: OfDay & { readonly orgId: string },
  choices: readonly number[],
): Promise<void> {
  await tx
    .insertInto('training_days_walked')
    .values({ org_id: orgId, trainee_id: traineeId, year, choices: [...choices] })
    .onConflict((conflict) => conflict.columns(['trainee_id', 'year']).doUpdateSet({ choices: [...choices] }))
    .execute();
}

/** Keeps how a walk ended, beside the best one. */
export async function saveWalk(
  tx: OrgTransaction,
  { traineeId, year }: OfDay,
  { latest, best, at }: { readonly latest: DayResult; readonly best: DayResult; readonly at: Date },
): Promise<void> {
  await tx
    .updateTable('training_days_walked')
    .set(({ eb, fn, val }) => ({
      walks: eb('walks', '+', 1),
      best_ending: best.ending,
      best_wise: best.wise,
      latest_ending: latest.ending,
      latest_wise: latest.wise,
      first_walked_at: fn.coalesce('first_walked_at', val(at)),
      latest_walked_at: at,
    }))
    .where('trainee_id', '=', traineeId)
    .where('year', '=', year)
    .execute();
}

/** When the organisation's people last walked the days of their years to an end. */
export async function listWalkedDays(
  tx: OrgTransaction,
  orgId: string,
): Promise<{ readonly trainee_id: string; readonly year: number; readonly walked_at: Date }[]> {
  return tx
    .selectFrom('training_days_walked')
    .select(['trainee_id', 'year', 'latest_walked_at as walked_at'])
    .where('org_id', '=', orgId)
    .where('latest_walked_at', 'is not', null)
    .$narrowType<{ walked_at: Date }>()
    .execute();
}
