import { randomUUID } from 'node:crypto';
import type { UsageEventName } from '@portal/domain/marketing/usage-events.ts';
import type { SystemTransaction } from '../../database/database.ts';

/** Counts a page that was opened, by organisation. */
export async function insertUsageEvent(
  tx: SystemTransaction,
  event: { orgId: string | null; name: UsageEventName; at: Date },
): Promise<void> {
  await tx
    .insertInto('usage_events')
    .values({ event_id: randomUUID(), org_id: event.orgId, name: event.name, at: event.at })
    .execute();
}

/** Deletes what was counted before an instant. */
export async function deleteUsageEventsBefore(tx: SystemTransaction, before: Date): Promise<void> {
  await tx.deleteFrom('usage_events').where('at', '<', before).execute();
}
