import type { OrgTransaction } from '../../database/database.ts';

export type SubscriptionRow = {
  plan_id: string;
  subscription_status: string;
  subscribed_at: Date | null;
  trial_ends_at: Date | null;
  requested_plan_id: string | null;
  requested_plan_at: Date | null;
  billing_status: string | null;
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
      'requested_plan_at',
      'billing_status',
      'created_at',
      'company_name',
      'brand_id',
      'channel_id',
    ])
    .executeTakeFirstOrThrow();
}
