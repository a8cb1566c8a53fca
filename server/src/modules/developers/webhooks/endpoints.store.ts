import {
  type DigestRhythm,
  ENDPOINT_KINDS,
  type EndpointKind,
  type LeastSeverity,
} from '@portal/domain/developers/endpoint-kinds.ts';
import type { WebhookEvent } from '@portal/domain/developers/webhook-events.ts';
import type { AnyTransaction, SystemTransaction } from '../../../database/database.ts';
import { type Owner, ownedBy } from '../owner.store.ts';

/** The owner's webhooks, or channels, in the order in which they were made. */
export function listEndpoints(tx: AnyTransaction, owner: Owner, kinds: readonly EndpointKind[]) {
  return tx
    .selectFrom('webhook_endpoints')
    .selectAll()
    .where(ownedBy(owner))
    .where('kind', 'in', kinds)
    .orderBy('made_at')
    .orderBy('endpoint_id')
    .execute();
}

export type EndpointRow = Awaited<ReturnType<typeof listEndpoints>>[number];

/** One of the owner's webhooks or channels. */
export function findEndpoint(tx: AnyTransaction, owner: Owner, endpointId: string): Promise<EndpointRow | undefined> {
  return tx
    .selectFrom('webhook_endpoints')
    .selectAll()
    .where('endpoint_id', '=', endpointId)
    .where(ownedBy(owner))
    .executeTakeFirst();
}

/** One of the owner's, which nobody else changes until this transaction has ended. */
export function lockEndpoint(
  tx: AnyTransaction,
  owner: Owner,
  endpointId: string,
  kinds: readonly EndpointKind[] = ENDPOINT_KINDS,
): Promise<EndpointRow | undefined> {
  return tx
    .selectFrom('webhook_endpoints')
    .selectAll()
    .where('endpoint_id', '=', endpointId)
    .where('kind', 'in', kinds)
    .where(ownedBy(owner))
    .forUpdate()
    .executeTakeFirst();
}

/** The same where it is on and no other process has it. */
export function takeEndpoint(tx: AnyTransaction, endpointId: string): Promise<EndpointRow | undefined> {
  return tx
    .selectFrom('webhook_endpoints')
    .selectAll()
    .where('endpoint_id', '=', endpointId)
    .where('is_on', '=', true)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
}

/** What a channel has besides. */
export type ChannelColumns = {
  readonly name: string;
  readonly leastSeverity: LeastSeverity;
  readonly rhythm: DigestRhythm | null;
  readonly recipients: readonly string[];
};

const channelColumns = ({ name, leastSeverity, rhythm, recipients }: ChannelColumns) => ({
  ...{ name, rhythm, least_severity: leastSeverity, recipients: [...recipients] },
});

export async function insertEndpoint(
  tx: AnyTransaction,
  endpoint: {
    readonly endpointId: string;
    readonly orgId: string | null;
    readonly address: string;
    readonly events: readonly WebhookEvent[];
    readonly sealedSecret: string;
    readonly madeBy: string;
    readonly madeByName: string;
    readonly at: Date;
    /** Of a channel. */
    readonly channel?: ChannelColumns & { readonly kind: EndpointKind };
  },
): Promise<void> {
  await tx
    .insertInto('webhook_endpoints')
    .values({
      ...(endpoint.channel === undefined ? {} : { kind: endpoint.channel.kind, ...channelColumns(endpoint.channel) }),
      endpoint_id: endpoint.endpointId,
      org_id: endpoint.orgId,
      address: endpoint.address,
      events: [...endpoint.events],
      sealed_secret: endpoint.sealedSecret,
      on_since: endpoint.at,
      told_until: endpoint.at,
      made_by: endpoint.madeBy,
      made_by_name: endpoint.madeByName,
      made_at: endpoint.at,
    })
    .execute();
}

/** Changes what it is told of; turned on again, it is told of what happens from then on. */
export async function updateEndpoint(
  tx: AnyTransaction,
  endpointId: string,
  change: {
    readonly events: readonly WebhookEvent[];
    readonly isOn: boolean;
    readonly turnedOnAt: Date | null;
    readonly channel?: ChannelColumns;
  },
): Promise<void> {
  const { events, isOn, turnedOnAt, channel } = change;
  const anew =
    turnedOnAt === null ? {} : { on_since: turnedOnAt, told_until: turnedOnAt, failing_since: null, off_because: null };
  await tx
    .updateTable('webhook_endpoints')
    .set({
      ...(channel === undefined ? {} : channelColumns(channel)),
      ...{ events: [...events], is_on: isOn, ...anew },
    })
    .where('endpoint_id', '=', endpointId)
    .execute();
}

/** Sets a new secret; the one before signs too until an instant. */
export async function replaceSecret(
  tx: AnyTransaction,
  { endpoint_id: endpointId, sealed_secret: before }: EndpointRow,
  { sealedSecret, oldEndsAt }: { readonly sealedSecret: string; readonly oldEndsAt: Date },
): Promise<void> {
  await tx
    .updateTable('webhook_endpoints')
    .set({ sealed_secret: sealedSecret, sealed_old_secret: before, old_secret_ends_at: oldEndsAt })
    .where('endpoint_id', '=', endpointId)
    .execute();
}

export async function deleteEndpoint(tx: AnyTransaction, endpointId: string): Promise<void> {
  await tx.deleteFrom('webhook_endpoints').where('endpoint_id', '=', endpointId).execute();
}

/** Notes until when what happened was told. */
export async function markTold(tx: AnyTransaction, endpointId: string, toldUntil: Date): Promise<void> {
  await tx
    .updateTable('webhook_endpoints')
    .set({ told_until: toldUntil })
    .where('endpoint_id', '=', endpointId)
    .execute();
}

/** Notes how the last try went, and turns the webhook off where that is why. */
export async function markTry(
  tx: AnyTransaction,
  endpointId: string,
  outcome: { readonly failingSince: Date | null; readonly offBecause: 'gone' | 'failing' | null },
): Promise<void> {
  await tx
    .updateTable('webhook_endpoints')
    .set({
      failing_since: outcome.failingSince,
      ...(outcome.offBecause === null ? {} : { is_on: false, off_because: outcome.offBecause }),
    })
    .where('endpoint_id', '=', endpointId)
    .execute();
}

/** All webhooks that are on, with the brand of their firm; not of firms that are suspended or being deleted. */
export function listOnEndpoints(tx: SystemTransaction) {
  return tx
    .selectFrom('webhook_endpoints')
    .leftJoin('organisations', 'organisations.org_id', 'webhook_endpoints.org_id')
    .select(['endpoint_id', 'webhook_endpoints.org_id', 'brand_id'])
    .where('is_on', '=', true)
    .where('suspended_at', 'is', null)
    .where('deletion_requested_at', 'is', null)
    .orderBy('endpoint_id')
    .execute();
}
