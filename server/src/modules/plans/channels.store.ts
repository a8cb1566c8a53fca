import { sql } from 'kysely';
import { containsPattern } from '../../database/contains-pattern.ts';
import type { SystemTransaction } from '../../database/database.ts';

const COLUMNS = [
  'channel_id',
  'name',
  'brand_id',
  'is_trial_disabled',
  'discount_title',
  'discount_description',
  'marketing_logo_primary',
  'marketing_logo_secondary',
  'eligible_plan_ids',
  'version',
] as const;

export function findChannel(tx: SystemTransaction, channelId: string) {
  return tx.selectFrom('channels').select(COLUMNS).where('channel_id', '=', channelId).executeTakeFirst();
}

export type ChannelRow = NonNullable<Awaited<ReturnType<typeof findChannel>>>;

export type ChannelFields = {
  name: string;
  brandId: string;
  isTrialDisabled: boolean;
  channelDiscountTitle: string;
  channelDiscountDescription: string;
  marketingLogoPrimary: string | null;
  marketingLogoSecondary: string | null;
  eligiblePlanIds: string[] | null;
};

const columnsOf = (fields: ChannelFields) => ({
  name: fields.name,
  brand_id: fields.brandId,
  is_trial_disabled: fields.isTrialDisabled,
  discount_title: fields.channelDiscountTitle || null,
  discount_description: fields.channelDiscountDescription || null,
  marketing_logo_primary: fields.marketingLogoPrimary,
  marketing_logo_secondary: fields.marketingLogoSecondary,
  eligible_plan_ids: fields.eligiblePlanIds,
});

/** Others who name a channel wait until this transaction has ended. */
export async function lockChannelNames(tx: SystemTransaction): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('channel names'))`.execute(tx);
}

/** True when another channel has this name; upper and lower case make no difference. */
export async function isChannelNameTaken(tx: SystemTransaction, name: string, exceptId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('channels')
    .select('channel_id')
    .where(sql`lower(name)`, '=', name.toLowerCase())
    .where('channel_id', '<>', exceptId)
    .executeTakeFirst();
  return row !== undefined;
}

export async function insertChannel(
  tx: SystemTransaction,
  channel: ChannelFields & { channelId: string; createdAt: Date },
): Promise<void> {
  await tx
    .insertInto('channels')
    .values({
      channel_id: channel.channelId,
      ...columnsOf(channel),
      created_at: channel.createdAt,
    })
    .execute();
}

/** A channel as it stands, which nobody else changes until this transaction has ended. */
export function claimChannel(tx: SystemTransaction, channelId: string) {
  return tx.selectFrom('channels').select(COLUMNS).where('channel_id', '=', channelId).forUpdate().executeTakeFirst();
}

/** Changes a channel that was claimed. */
export async function updateChannel(
  tx: SystemTransaction,
  channelId: string,
  version: number,
  fields: ChannelFields,
): Promise<void> {
  await tx
    .updateTable('channels')
    .set({ ...columnsOf(fields), version })
    .where('channel_id', '=', channelId)
    .execute();
}

/** Deletes a channel that was claimed; false when subscription ids or customers belong to it. */
export async function removeUnusedChannel(tx: SystemTransaction, channelId: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('channels')
    .where('channel_id', '=', channelId)
    .where('channel_id', 'not in', (query) => query.selectFrom('subscription_ids').select('channel_id'))
    .where(sql<boolean>`not exists (select from organisations o where o.channel_id = channels.channel_id)`)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

/** One page of the channels whose name contains what is looked for, in the order of their names. */
export async function listChannels(
  tx: SystemTransaction,
  { search, offset, limit }: { search: string; offset: number; limit: number },
) {
  const matching = tx.selectFrom('channels').where('name', 'ilike', containsPattern(search));
  const { total } = await matching
    .select((expression) => expression.fn.countAll<string>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await matching
    .select(COLUMNS)
    .select(
      sql<string>`(select count(*) from subscription_ids s where s.channel_id = channels.channel_id)`.as(
        'subscription_ids',
      ),
    )
    .select(
      sql<string>`(select count(*) from organisations o where o.channel_id = channels.channel_id)`.as('organisations'),
    )
    .orderBy(sql`lower(name)`)
    .offset(offset)
    .limit(limit)
    .execute();
  return { total: Number(total), rows };
}
