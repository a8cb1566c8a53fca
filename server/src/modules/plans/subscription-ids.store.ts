import { sql } from 'kysely';
import { containsPattern } from '../../database/contains-pattern.ts';
import type { SystemTransaction } from '../../database/database.ts';

const withChannel = (tx: SystemTransaction) =>
  tx
    .selectFrom('subscription_ids')
    .innerJoin('channels', 'channels.channel_id', 'subscription_ids.channel_id')
    .select([
      'subscription_ids.subscription_id',
      'subscription_ids.channel_id',
      'subscription_ids.plan_id',
      'subscription_ids.expires_at',
      'subscription_ids.disabled_at',
      'subscription_ids.max_uses',
      'subscription_ids.used_count',
      'subscription_ids.created_at',
      'channels.name as channel_name',
      'channels.brand_id',
      'channels.is_trial_disabled',
      'channels.discount_title',
      'channels.discount_description',
      'channels.marketing_logo_primary',
      'channels.marketing_logo_secondary',
    ]);

/** A subscription id with its channel; undefined when there isn't one. */
export function findSubscriptionId(tx: SystemTransaction, subscriptionId: string) {
  return withChannel(tx).where('subscription_id', '=', subscriptionId).executeTakeFirst();
}

export type SubscriptionIdRow = NonNullable<Awaited<ReturnType<typeof findSubscriptionId>>>;

/** Takes one use of a subscription id that is valid now; false when it is not. Of two who want the last one, one gets it. */
export async function takeSubscriptionUse(tx: SystemTransaction, subscriptionId: string, now: Date): Promise<boolean> {
  const row = await tx
    .updateTable('subscription_ids')
    .set((expression) => ({ used_count: expression('used_count', '+', 1) }))
    .where('subscription_id', '=', subscriptionId)
    .where('disabled_at', 'is', null)
    .where((expression) => expression.or([expression('expires_at', 'is', null), expression('expires_at', '>', now)]))
    .where((expression) =>
      expression.or([expression('max_uses', 'is', null), expression('used_count', '<', expression.ref('max_uses'))]),
    )
    .returning('subscription_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Gives back a use that came to nothing. */
export async function giveBackSubscriptionUse(tx: SystemTransaction, subscriptionId: string): Promise<void> {
  await tx
    .updateTable('subscription_ids')
    .set((expression) => ({ used_count: expression('used_count', '-', 1) }))
    .where('subscription_id', '=', subscriptionId)
    .execute();
}

/** Publishes a subscription id; false when there is one of that name. */
export async function insertSubscriptionId(
  tx: SystemTransaction,
  row: {
    subscriptionId: string;
    channelId: string;
    planId: string;
    expiresAt: Date | null;
    maxUses: number | null;
    createdBy: string;
    createdAt: Date;
  },
): Promise<boolean> {
  const inserted = await tx
    .insertInto('subscription_ids')
    .values({
      subscription_id: row.subscriptionId,
      channel_id: row.channelId,
      plan_id: row.planId,
      expires_at: row.expiresAt,
      disabled_at: null,
      max_uses: row.maxUses,
      created_by: row.createdBy,
      created_at: row.createdAt,
    })
    .onConflict((conflict) => conflict.column('subscription_id').doNothing())
    .returning('subscription_id')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** Ends a subscription id; false when there isn't one, or it has ended. */
export async function disableSubscriptionId(tx: SystemTransaction, subscriptionId: string, at: Date): Promise<boolean> {
  const row = await tx
    .updateTable('subscription_ids')
    .set({ disabled_at: at })
    .where('subscription_id', '=', subscriptionId)
    .where('disabled_at', 'is', null)
    .returning('subscription_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** One page of those whose name or channel contains what is looked for, newest first. */
export async function listSubscriptionIds(
  tx: SystemTransaction,
  { search, offset, limit }: { search: string; offset: number; limit: number },
): Promise<{ total: number; rows: SubscriptionIdRow[] }> {
  const pattern = containsPattern(search);
  const matching = withChannel(tx).where((expression) =>
    expression.or([expression('subscription_id', 'ilike', pattern), expression('channels.name', 'ilike', pattern)]),
  );
  const { total } = await matching.clearSelect().select(sql<string>`count(*)`.as('total')).executeTakeFirstOrThrow();
  const rows = await matching
    .orderBy('subscription_ids.created_at', 'desc')
    .orderBy('subscription_id')
    .offset(offset)
    .limit(limit)
    .execute();
  return { total: Number(total), rows };
}

/** Those that are valid now, newest first, as many as a list to choose from can hold. */
export function listValidSubscriptionIds(tx: SystemTransaction, now: Date): Promise<SubscriptionIdRow[]> {
  return withChannel(tx)
    .where('disabled_at', 'is', null)
    .where((expression) => expression.or([expression('expires_at', 'is', null), expression('expires_at', '>', now)]))
    .where((expression) =>
      expression.or([expression('max_uses', 'is', null), expression('used_count', '<', expression.ref('max_uses'))]),
    )
    .orderBy('subscription_ids.created_at', 'desc')
    .limit(500)
    .execute();
}
