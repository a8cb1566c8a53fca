import type { SystemTransaction } from '../../database/database.ts';
import { giveBackSubscriptionUse } from './subscription-ids.store.ts';

/** A sign-up that nobody has signed in to for so long is forgotten. */
const KEPT_MS = 30 * 24 * 60 * 60_000;

/**
 * Keeps what a new sign-up's subscription id was, until its person signs in for the first time. The newest sign-up of an
 * address counts, also when it has none; the use that an earlier one had taken is given back.
 */
export async function keepPendingSignUp(
  tx: SystemTransaction,
  email: string,
  subscriptionId: string | null,
  now: Date,
): Promise<void> {
  await dropPendingSignUp(tx, email);
  if (subscriptionId === null) return;
  const expires_at = new Date(now.getTime() + KEPT_MS);
  const values = { email, subscription_id: subscriptionId, expires_at };
  const row = await tx
    .insertInto('pending_sign_ups')
    .values(values)
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('email')
    .executeTakeFirst();
  // Two sign-ups at the same moment: the other one is kept, so this one's use is free again.
  if (row === undefined) await giveBackSubscriptionUse(tx, subscriptionId);
}

/** True when an address has signed up with this subscription id already and holds its use. */
export async function hasPendingSignUp(tx: SystemTransaction, email: string, subscriptionId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('pending_sign_ups')
    .select('email')
    .where('email', '=', email)
    .where('subscription_id', '=', subscriptionId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Answers and forgets the subscription id with which an address signed up; its use stays taken. */
export async function takePendingSignUp(tx: SystemTransaction, email: string): Promise<string | null> {
  const row = await tx
    .deleteFrom('pending_sign_ups')
    .where('email', '=', email)
    .returning('subscription_id')
    .executeTakeFirst();
  return row?.subscription_id ?? null;
}

/** Forgets an address's sign-up and gives its use back. */
export async function dropPendingSignUp(tx: SystemTransaction, email: string): Promise<void> {
  const subscriptionId = await takePendingSignUp(tx, email);
  if (subscriptionId !== null) await giveBackSubscriptionUse(tx, subscriptionId);
}

/** Forgets sign-ups that came to nothing. */
export async function clearPendingSignUps(tx: SystemTransaction, now: Date): Promise<void> {
  const rows = await tx
    .deleteFrom('pending_sign_ups')
    .where('expires_at', '<=', now)
    .returning('subscription_id')
    .execute();
  for (const { subscription_id } of rows) await giveBackSubscriptionUse(tx, subscription_id);
}
