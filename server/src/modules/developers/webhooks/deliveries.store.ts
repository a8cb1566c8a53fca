import { randomUUID } from 'node:crypto';
import { MAX_DELIVERIES } from '@portal/domain/developers/developer-limits.ts';
import { sql } from 'kysely';
import type { AnyTransaction, SystemTransaction } from '../../../database/database.ts';
import { type Owner, ownedBy } from '../owner.store.ts';

export type NewDelivery = {
  readonly deliveryId: string;
  readonly orgId: string | null;
  readonly endpointId: string;
  readonly event: string;
  readonly source: string;
  readonly body: string;
  readonly at: Date;
  /** Nobody is asked to take it: it is in the outbox. */
  readonly isMade?: true;
};

/** Adds deliveries that are due at once; what was told before is left out. */
export async function insertDeliveries(tx: AnyTransaction, deliveries: readonly NewDelivery[]): Promise<void> {
  if (deliveries.length === 0) return;
  await tx
    .insertInto('webhook_deliveries')
    .values(
      deliveries.map((one) => ({
        delivery_id: one.deliveryId,
        org_id: one.orgId,
        endpoint_id: one.endpointId,
        event: one.event,
        source: one.source,
        body: one.body,
        made_at: one.at,
        ...(one.isMade === undefined ? { next_try_at: one.at } : { state: 'taken' as const, next_try_at: null }),
      })),
    )
    .onConflict((conflict) => conflict.columns(['endpoint_id', 'source']).doNothing())
    .execute();
}

/** As many rows as one statement has parameters for. */
const MAX_ROWS = 5000;

/** Which of these were told there before. */
export async function findTold(
  tx: AnyTransaction,
  endpointId: string,
  sources: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await tx
    .selectFrom('webhook_deliveries')
    .select('source')
    .where('endpoint_id', '=', endpointId)
    .where(sql<boolean>`source = any(${[...sources]}::text[])`)
    .execute();
  return new Set(rows.map(({ source }) => source));
}

/** Notes that events are told by a delivery that is there. */
export async function insertToldWith(
  tx: AnyTransaction,
  { deliveryId, orgId, endpointId, at }: Pick<NewDelivery, 'deliveryId' | 'orgId' | 'endpointId' | 'at'>,
  events: readonly Pick<NewDelivery, 'event' | 'source'>[],
): Promise<void> {
  for (let from = 0; from < events.length; from += MAX_ROWS)
    await tx
      .insertInto('webhook_deliveries')
      .values(
        events.slice(from, from + MAX_ROWS).map(({ event, source }) => ({
          ...{ delivery_id: randomUUID(), org_id: orgId, endpoint_id: endpointId, event, source },
          ...{ body: '', made_at: at, state: 'taken' as const, told_with: deliveryId },
        })),
      )
      .execute();
}

/** Takes deliveries whose time has come, but for firms that are suspended or being deleted: nobody else takes them until a later instant, unless they were tried by then. */
export function takeDue(
  tx: SystemTransaction,
  { now, until, limit }: { readonly now: Date; readonly until: Date; readonly limit: number },
) {
  return tx
    .updateTable('webhook_deliveries')
    .set({ next_try_at: until })
    .where('delivery_id', 'in', (query) =>
      query
        .selectFrom('webhook_deliveries')
        .select('delivery_id')
        .where('next_try_at', '<=', now)
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('organisations')
                .select('org_id')
                .whereRef('organisations.org_id', '=', 'webhook_deliveries.org_id')
                .where(({ eb, or }) =>
                  or([eb('suspended_at', 'is not', null), eb('deletion_requested_at', 'is not', null)]),
                ),
            ),
          ),
        )
        .orderBy('next_try_at')
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['delivery_id', 'org_id'])
    .execute();
}

/** A delivery with its webhook; undefined where that is gone. */
export function findDelivery(tx: AnyTransaction, deliveryId: string) {
  return tx
    .selectFrom('webhook_deliveries')
    .innerJoin('webhook_endpoints', 'webhook_endpoints.endpoint_id', 'webhook_deliveries.endpoint_id')
    .selectAll('webhook_endpoints')
    .select(['delivery_id', 'event', 'body', 'tries', 'state'])
    .where('delivery_id', '=', deliveryId)
    .executeTakeFirst();
}

export type DeliveryRow = NonNullable<Awaited<ReturnType<typeof findDelivery>>>;

/** Notes how a try went. */
export async function markDelivery(
  tx: AnyTransaction,
  deliveryId: string,
  outcome: {
    readonly state: 'waiting' | 'taken' | 'failed';
    readonly tries: number;
    readonly nextTryAt: Date | null;
    readonly at: Date;
    readonly status: number | null;
    readonly answer: string;
  },
): Promise<void> {
  await tx
    .updateTable('webhook_deliveries')
    .set({
      state: outcome.state,
      tries: outcome.tries,
      next_try_at: outcome.nextTryAt,
      last_try_at: outcome.at,
      last_status: outcome.status,
      last_answer: outcome.answer,
    })
    .where('delivery_id', '=', deliveryId)
    .execute();
}

/** Deliveries of one of the owner's webhooks, the newest first. */
export function listDeliveries(tx: AnyTransaction, owner: Owner, endpointId: string, limit: number) {
  return tx
    .selectFrom('webhook_deliveries')
    .select(['delivery_id', 'event', 'body', 'made_at', 'state', 'tries', 'next_try_at', 'last_try_at', 'last_status'])
    .select('last_answer')
    .where('endpoint_id', '=', endpointId)
    .where('told_with', 'is', null)
    .where(ownedBy(owner))
    .orderBy('made_at', 'desc')
    .orderBy('delivery_id')
    .limit(limit)
    .execute();
}

/** One of the owner's deliveries with its webhook. */
export async function findOwnDelivery(tx: AnyTransaction, { orgId }: Owner, deliveryId: string) {
  const row = await findDelivery(tx, deliveryId);
  return row?.org_id === orgId ? row : undefined;
}

/** Makes a delivery due once more, from the beginning. */
export async function replayDelivery(tx: AnyTransaction, deliveryId: string, at: Date): Promise<void> {
  await tx
    .updateTable('webhook_deliveries')
    .set({ state: 'waiting', tries: 0, next_try_at: at })
    .where('delivery_id', '=', deliveryId)
    .execute();
}

/** Deletes deliveries from before an instant, and of each webhook those beyond so many, unless they are still to be made. */
export async function deleteOldDeliveries(
  tx: SystemTransaction,
  { before, settledBefore }: { readonly before: Date; readonly settledBefore: Date },
): Promise<void> {
  await tx
    .deleteFrom('webhook_deliveries')
    .where('made_at', '<', before)
    .where('next_try_at', 'is', null)
    .where('told_with', 'is', null)
    .execute();
  await sql`delete from webhook_deliveries where next_try_at is null and made_at < ${settledBefore} and delivery_id in (
    select delivery_id from (
      select delivery_id, row_number() over (partition by endpoint_id order by made_at desc) as place from webhook_deliveries
      where told_with is null
    ) ranked where place > ${MAX_DELIVERIES}
  )`.execute(tx);
}
