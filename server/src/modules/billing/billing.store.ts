import type { SubscriptionStatus } from '@portal/domain/plans/subscription-status.ts';
import type { AnyTransaction, OrgTransaction, SystemTransaction } from '../../database/database.ts';

/** What an organisation has now; others who change it wait until this transaction has ended. */
export function lockSubscription(tx: AnyTransaction, orgId: string) {
  return tx
    .selectFrom('organisations')
    .select(['plan_id', 'subscription_status', 'subscribed_at', 'trial_ends_at', 'billing_status', 'requested_plan_id'])
    .select(['requested_by', 'company_name', 'brand_id'])
    .where('org_id', '=', orgId)
    .forUpdate()
    .executeTakeFirst();
}

export type LockedSubscription = NonNullable<Awaited<ReturnType<typeof lockSubscription>>>;

export type SubscriptionChange = {
  plan_id?: string;
  subscription_status?: SubscriptionStatus;
  subscribed_at?: Date | null;
  trial_ends_at?: Date;
  billing_status?: string;
  requested_plan_id?: null;
  requested_plan_at?: null;
  requested_by?: null;
};

export async function changeSubscription(tx: AnyTransaction, orgId: string, change: SubscriptionChange): Promise<void> {
  await tx.updateTable('organisations').set(change).where('org_id', '=', orgId).execute();
}

/** Notes that a plan was asked for; false when it was asked for already. */
export async function requestPlan(tx: OrgTransaction, planId: string, requestedBy: string, at: Date): Promise<boolean> {
  const row = await tx
    .updateTable('organisations')
    .set({ requested_plan_id: planId, requested_plan_at: at, requested_by: requestedBy })
    .where((expression) =>
      expression.or([expression('requested_plan_id', 'is', null), expression('requested_plan_id', '<>', planId)]),
    )
    .returning('org_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** The organisation's subscription at the billing provider. */
export function findBillingSubscription(tx: AnyTransaction, orgId: string) {
  return tx
    .selectFrom('billing_subscriptions')
    .select(['subscription_id', 'is_live', 'has_failed_payment', 'version', 'occurred_at'])
    .where('org_id', '=', orgId)
    .executeTakeFirst();
}

export type BillingSubscriptionRow = NonNullable<Awaited<ReturnType<typeof findBillingSubscription>>>;

export async function putBillingSubscription(
  tx: AnyTransaction,
  orgId: string,
  row: BillingSubscriptionRow,
): Promise<void> {
  await tx
    .insertInto('billing_subscriptions')
    .values({ org_id: orgId, ...row })
    .onConflict((conflict) => conflict.column('org_id').doUpdateSet(row))
    .execute();
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The organisation that a provider's customer or, for one that was made by other means, its subscription belongs to. */
export async function findBilledOrganisation(
  tx: SystemTransaction,
  customerId: string | null,
  subscriptionId: string | null,
): Promise<string | null> {
  if (customerId !== null && UUID.test(customerId)) {
    const own = await tx
      .selectFrom('organisations')
      .select('org_id')
      .where('org_id', '=', customerId)
      .executeTakeFirst();
    if (own !== undefined) return own.org_id;
  }
  if (subscriptionId === null) return null;
  const known = await tx
    .selectFrom('billing_subscriptions')
    .select('org_id')
    .where('subscription_id', '=', subscriptionId)
    .executeTakeFirst();
  return known?.org_id ?? null;
}
