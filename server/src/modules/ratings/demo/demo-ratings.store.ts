import { randomUUID } from 'node:crypto';
import type { SystemTransaction } from '../../../database/database.ts';

export async function insertDemoIncident(
  tx: SystemTransaction,
  { orgId, happenedOn, byName, at }: { orgId: string; happenedOn: string; byName: string; at: Date },
): Promise<void> {
  await tx
    .insertInto('rating_incidents')
    .values({
      incident_id: randomUUID(),
      org_id: orgId,
      happened_on: happenedOn,
      title: 'A mailbox was hijacked',
      note: 'Through a fake sign-in page. The password was changed within an hour, and email has required a second factor ever since.',
      reported_by_name: byName,
      reported_at: at,
    })
    .execute();
}

export async function insertDemoRatedCompany(
  tx: SystemTransaction,
  { orgId, domain, lookedAt, nextLookAt }: { orgId: string; domain: string; lookedAt: Date; nextLookAt: Date },
): Promise<void> {
  await tx
    .insertInto('rated_companies')
    .values({
      org_id: orgId,
      domain,
      state: 'idle',
      failure: null,
      look_id: null,
      asked_at: lookedAt,
      looked_at: lookedAt,
      looks_on: lookedAt.toISOString().slice(0, 10),
      looks: 1,
      next_look_at: nextLookAt,
      dkim_selectors: ['s2026'],
    })
    .execute();
}
