import { sql } from 'kysely';
import type { OrgTransaction } from '../../database/database.ts';

/** A second click on a plan within this time leads to the same checkout page. */
const REUSED_MS = 60 * 60_000;

/** Begins a checkout of a plan, or goes on with the one that was begun a short while ago. */
export async function beginCheckout(
  tx: OrgTransaction,
  checkout: { checkoutId: string; orgId: string; planId: string; now: Date },
): Promise<string> {
  const { checkoutId, orgId, planId, now } = checkout;
  const isOld = sql<boolean>`billing_checkouts.created_at < ${new Date(now.getTime() - REUSED_MS)}`;
  const row = await tx
    .insertInto('billing_checkouts')
    .values({ checkout_id: checkoutId, org_id: orgId, plan_id: planId, page_id: null, created_at: now })
    .onConflict((conflict) =>
      conflict.columns(['org_id', 'plan_id']).doUpdateSet({
        checkout_id: sql`case when ${isOld} then excluded.checkout_id else billing_checkouts.checkout_id end`,
        page_id: sql`case when ${isOld} then null else billing_checkouts.page_id end`,
        created_at: sql`case when ${isOld} then excluded.created_at else billing_checkouts.created_at end`,
      }),
    )
    .returning('checkout_id')
    .executeTakeFirstOrThrow();
  return row.checkout_id;
}

/** Notes which page of the provider a checkout has; false when that is known already. */
export async function putCheckoutPage(tx: OrgTransaction, checkoutId: string, pageId: string): Promise<boolean> {
  const row = await tx
    .updateTable('billing_checkouts')
    .set({ page_id: pageId })
    .where('checkout_id', '=', checkoutId)
    .where('page_id', 'is distinct from', pageId)
    .returning('checkout_id')
    .executeTakeFirst();
  return row !== undefined;
}

export function findCheckout(tx: OrgTransaction, pageId: string) {
  return tx
    .selectFrom('billing_checkouts')
    .select(['checkout_id', 'plan_id'])
    .where('page_id', '=', pageId)
    .executeTakeFirst();
}

export async function dropCheckout(tx: OrgTransaction, checkoutId: string): Promise<void> {
  await tx.deleteFrom('billing_checkouts').where('checkout_id', '=', checkoutId).execute();
}
