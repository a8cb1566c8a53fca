import type { OrgTransaction } from '../../database/database.ts';

export type SubscriptionRow = {
  plan_id: string;
  subscription_status: string;
  subscribed_at: Date | null;
  trial_ends_at: Date | null;
  requested_plan_id: string | null;
  created_at: Date;
  company_name: string;
  brand_id: string;
  channel_id: string | null;
};

/** The organisation's subscription. */
export function readSubscription(tx: OrgTransaction): Promise<SubscriptionRow> {
  return tx
    .selectFrom('organisations')
    .select([
      'plan_id',
      'subscription_status',
      'subscribed_at',
      'trial_ends_at',
      'requested_plan_id',
      'created_at',
      'company_name',
      'brand_id',
      'channel_id',
    ])
    .executeTakeFirstOrThrow();
}

/** Notes that a plan was asked for; false when it was asked for already. */
export async function requestPlan(tx: OrgTransaction, planId: string, at: Date): Promise<boolean> {
  const row = await tx
    .updateTable('organisations')
    .set({ requested_plan_id: planId, requested_plan_at: at })
    .where((expression) =>
      expression.or([expression('requested_plan_id', 'is', null), expression('requested_plan_id', '<>', planId)]),
    )
    .returning('org_id')
    .executeTakeFirst();
  return row !== undefined;
}
