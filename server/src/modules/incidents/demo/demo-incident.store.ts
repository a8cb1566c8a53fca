import { randomUUID } from 'node:crypto';
import type { EmergencyContact } from '@portal/domain/incidents/emergency-contacts.ts';
import type { IncidentKind } from '@portal/domain/incidents/incident-kinds.ts';
import type { EntryKind } from '@portal/domain/incidents/incident-log.ts';
import type { SystemTransaction } from '../../../database/database.ts';

/** Writes a card with its contacts. */
export async function insertDemoCard(
  tx: SystemTransaction,
  card: {
    readonly orgId: string;
    readonly contacts: readonly EmergencyContact[];
    readonly at: Date;
    readonly by: string;
  },
): Promise<void> {
  const { orgId, contacts, at, by } = card;
  await tx
    .insertInto('emergency_cards')
    .values({ org_id: orgId, revision: 1, changed_at: at, changed_by_name: by })
    .execute();
  await tx
    .insertInto('emergency_contacts')
    .values(contacts.map((contact, position) => ({ contact_id: randomUUID(), org_id: orgId, position, ...contact })))
    .execute();
}

export type DemoIncident = {
  readonly orgId: string;
  readonly incidentId: string;
  readonly kind: IncidentKind;
  readonly noticedAt: Date;
  readonly startedAt: Date;
  readonly closedAt: Date;
  readonly by: string;
  readonly whatHappened: string;
  readonly rootCause: string;
  readonly lessons: string;
  readonly peopleCount: number;
  readonly peopleWho: string;
  readonly entries: readonly {
    readonly at: Date;
    readonly kind: EntryKind;
    readonly subject: string;
    readonly subjectName: string;
    readonly text: string;
  }[];
};

/** Writes an incident that is over, with its log. */
export async function insertDemoIncident(tx: SystemTransaction, incident: DemoIncident): Promise<void> {
  const { orgId, incidentId, by } = incident;
  await tx
    .insertInto('incidents')
    .values({
      incident_id: incidentId,
      org_id: orgId,
      request_id: randomUUID(),
      kind: incident.kind,
      noticed_at: incident.noticedAt,
      what_happened: incident.whatHappened,
      started_at: incident.startedAt,
      started_by_name: by,
      people_count: incident.peopleCount,
      people_who: incident.peopleWho,
      root_cause: incident.rootCause,
      lessons: incident.lessons,
      closed_at: incident.closedAt,
      closed_by_name: by,
    })
    .execute();
  await tx
    .insertInto('incident_entries')
    .values(
      incident.entries.map(({ at, kind, subject, subjectName, text }) => ({
        entry_id: randomUUID(),
        org_id: orgId,
        incident_id: incidentId,
        kind,
        subject,
        subject_name: subjectName,
        said: text,
        said_at: at,
        said_by_name: by,
      })),
    )
    .execute();
}
