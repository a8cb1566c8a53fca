import { randomUUID } from 'node:crypto';
import type { IncidentKind } from '@portal/domain/incidents/incident-kinds.ts';
import type { EntryKind } from '@portal/domain/incidents/incident-log.ts';
import { sql } from 'kysely';
import type { OrgTransaction } from '../../../database/database.ts';

const LISTED = 200;

const incidents = (tx: OrgTransaction) =>
  tx
    .selectFrom('incidents')
    .select(['incident_id', 'kind', 'noticed_at', 'what_happened', 'started_at', 'started_by_name'])
    .select(['people_count', 'people_who', 'root_cause', 'lessons', 'closed_at', 'closed_by_name']);

/** The firm's incidents: open ones first, then the latest. */
export function listIncidentRows(tx: OrgTransaction) {
  return incidents(tx)
    .orderBy(sql`closed_at is not null`)
    .orderBy('noticed_at', 'desc')
    .orderBy('incident_id')
    .limit(LISTED)
    .execute();
}

export function findIncident(tx: OrgTransaction, incidentId: string) {
  return incidents(tx).where('incident_id', '=', incidentId).executeTakeFirst();
}

/** An incident that nobody else changes until this transaction has ended. */
export function lockIncident(tx: OrgTransaction, incidentId: string) {
  return incidents(tx).where('incident_id', '=', incidentId).forUpdate().executeTakeFirst();
}

export type IncidentRow = NonNullable<Awaited<ReturnType<typeof findIncident>>>;

export async function countIncidents(tx: OrgTransaction): Promise<number> {
  const { count } = await tx
    .selectFrom('incidents')
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** The incident that a page has begun already. */
export async function findIncidentOfRequest(tx: OrgTransaction, requestId: string): Promise<string | null> {
  const row = await tx
    .selectFrom('incidents')
    .select('incident_id')
    .where('request_id', '=', requestId)
    .executeTakeFirst();
  return row?.incident_id ?? null;
}

export type NewIncident = {
  readonly orgId: string;
  readonly requestId: string;
  readonly kind: IncidentKind;
  readonly noticedAt: Date;
  readonly whatHappened: string;
  readonly startedAt: Date;
  readonly startedByName: string;
};

/** Writes an incident down; its id. */
export async function insertIncident(tx: OrgTransaction, incident: NewIncident): Promise<string> {
  const incidentId = randomUUID();
  await tx
    .insertInto('incidents')
    .values({
      incident_id: incidentId,
      org_id: incident.orgId,
      request_id: incident.requestId,
      kind: incident.kind,
      noticed_at: incident.noticedAt,
      what_happened: incident.whatHappened,
      started_at: incident.startedAt,
      started_by_name: incident.startedByName,
    })
    .execute();
  return incidentId;
}

/** What stands at the incident itself; what stood there before is in its log. */
export async function updateIncident(
  tx: OrgTransaction,
  incidentId: string,
  change: {
    people_count?: number | null;
    people_who?: string;
    root_cause?: string;
    lessons?: string;
    closed_at?: Date | null;
    closed_by_name?: string | null;
  },
): Promise<void> {
  await tx.updateTable('incidents').set(change).where('incident_id', '=', incidentId).execute();
}

/** The log of an incident, from its beginning. */
export function listEntries(tx: OrgTransaction, incidentId: string) {
  return tx
    .selectFrom('incident_entries')
    .select(['entry_id', 'request_id', 'kind', 'subject', 'subject_name', 'said', 'said_at', 'said_by_name'])
    .where('incident_id', '=', incidentId)
    .orderBy('ordinal')
    .execute();
}

export type EntryRow = Awaited<ReturnType<typeof listEntries>>[number];

export type NewEntry = {
  readonly kind: EntryKind;
  readonly requestId?: string;
  readonly subject?: string;
  readonly subjectName?: string;
  readonly text?: string;
};

/** Adds a line to the log; one with a request that is there already is not added again. */
export async function insertEntry(
  tx: OrgTransaction,
  { orgId, incidentId }: { readonly orgId: string; readonly incidentId: string },
  entry: NewEntry,
  by: { readonly at: Date; readonly name: string },
): Promise<void> {
  await tx
    .insertInto('incident_entries')
    .values({
      entry_id: randomUUID(),
      org_id: orgId,
      incident_id: incidentId,
      request_id: entry.requestId ?? null,
      kind: entry.kind,
      subject: entry.subject ?? '',
      subject_name: entry.subjectName ?? '',
      said: entry.text ?? '',
      said_at: by.at,
      said_by_name: by.name,
    })
    .onConflict((conflict) => conflict.columns(['incident_id', 'request_id']).doNothing())
    .execute();
}
