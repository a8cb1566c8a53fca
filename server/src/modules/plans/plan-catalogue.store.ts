import { sql } from 'kysely';
import type { SystemTransaction } from '../../database/database.ts';
import type { OfferedPlans } from './offered-plans.ts';

const COLUMNS = ['plan_id', 'position', 'data', 'is_trial_plan', 'version'] as const;

/** All plans, from the lowest to the highest. */
export function listPlanRows(tx: SystemTransaction) {
  return tx.selectFrom('plans').select(COLUMNS).orderBy('position').orderBy('plan_id').execute();
}

/** A text that differs after every change of a plan. */
export async function readPlansState(tx: SystemTransaction): Promise<string> {
  const row = await tx
    .selectFrom('plans')
    .select(
      sql<
        string | null
      >`string_agg(concat_ws('/', plan_id, version, updated_at, position, is_trial_plan), ' ' order by plan_id)`.as(
        'state',
      ),
    )
    .executeTakeFirstOrThrow();
  return row.state ?? '';
}

/** Puts plans into an empty table; of two processes that start at once, one does it. */
export async function fillEmptyPlans(tx: SystemTransaction, read: () => OfferedPlans, at: Date): Promise<void> {
  await lockPlans(tx);
  if ((await listPlanRows(tx)).length > 0) return;
  const { trialPlanId, plans } = read();
  for (const [position, plan] of plans.entries()) {
    const { planId } = plan.planPointer.appId;
    const isTrialPlan = planId === trialPlanId;
    await insertPlan(tx, { planId, position, data: plan, isTrialPlan, at });
  }
}

/** Whoever else changes the list of plans waits until this transaction has ended. */
export async function lockPlans(tx: SystemTransaction): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('plans'))`.execute(tx);
}

export async function insertPlan(
  tx: SystemTransaction,
  plan: { planId: string; position: number; data: unknown; isTrialPlan: boolean; at: Date },
): Promise<void> {
  await tx
    .insertInto('plans')
    .values({
      plan_id: plan.planId,
      position: plan.position,
      data: JSON.stringify(plan.data),
      is_trial_plan: plan.isTrialPlan,
      updated_at: plan.at,
    })
    .execute();
}

/** Changes a plan that still is at the given version; false when it is not, or is gone. */
export async function updatePlan(
  tx: SystemTransaction,
  planId: string,
  version: number,
  data: unknown,
  at: Date,
): Promise<boolean> {
  const row = await tx
    .updateTable('plans')
    .set({ data: JSON.stringify(data), version: version + 1, updated_at: at })
    .where('plan_id', '=', planId)
    .where('version', '=', version)
    .returning('plan_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Gives the plans their places in this order. */
export async function orderPlans(tx: SystemTransaction, planIds: readonly string[], at: Date): Promise<void> {
  for (const [position, planId] of planIds.entries()) {
    await tx.updateTable('plans').set({ position, updated_at: at }).where('plan_id', '=', planId).execute();
  }
}

/** Makes a plan the one whose features trials have. */
export async function chooseTrialPlan(tx: SystemTransaction, planId: string, at: Date): Promise<void> {
  // First off, then on: there is never more than one.
  await tx
    .updateTable('plans')
    .set({ is_trial_plan: false, updated_at: at })
    .where('is_trial_plan', '=', true)
    .execute();
  await tx.updateTable('plans').set({ is_trial_plan: true, updated_at: at }).where('plan_id', '=', planId).execute();
}

export async function removePlan(tx: SystemTransaction, planId: string): Promise<void> {
  await tx.deleteFrom('plans').where('plan_id', '=', planId).execute();
}

/** Which of these plans there are; they cannot be deleted until this transaction has ended. */
export async function holdPlans(tx: SystemTransaction, planIds: readonly string[]): Promise<ReadonlySet<string>> {
  if (planIds.length === 0) return new Set();
  const rows = await tx.selectFrom('plans').select('plan_id').where('plan_id', 'in', planIds).forShare().execute();
  return new Set(rows.map((row) => row.plan_id));
}

/** Waits for those who hold a plan, and keeps others from it until this transaction has ended. */
export async function claimPlan(tx: SystemTransaction, planId: string) {
  return tx.selectFrom('plans').select(COLUMNS).where('plan_id', '=', planId).forUpdate().executeTakeFirst();
}

export type PlanUse = { readonly organisations: number; readonly channels: number; readonly subscriptionIds: number };

/** How many customers have or have asked for each plan, and how many channels and subscription ids name it. */
export async function countPlanUses(tx: SystemTransaction): Promise<ReadonlyMap<string, PlanUse>> {
  const { rows } = await sql<{ plan_id: string; organisations: string; channels: string; subscription_ids: string }>`
    select plan_id, sum(organisations) as organisations, sum(channels) as channels, sum(subscription_ids) as subscription_ids
    from (
      select plan_id, count(*) as organisations, 0 as channels, 0 as subscription_ids from organisations group by plan_id
      union all
      select requested_plan_id, count(*), 0, 0 from organisations
        where requested_plan_id is not null and requested_plan_id <> plan_id group by requested_plan_id
      union all
      select unnest(eligible_plan_ids), 0, 1, 0 from channels
      union all
      select plan_id, 0, 0, count(*) from subscription_ids group by plan_id
    ) as uses
    group by plan_id`.execute(tx);
  return new Map(
    rows.map((row) => [
      row.plan_id,
      {
        organisations: Number(row.organisations),
        channels: Number(row.channels),
        subscriptionIds: Number(row.subscription_ids),
      },
    ]),
  );
}
