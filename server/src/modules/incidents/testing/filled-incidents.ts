import { randomUUID } from 'node:crypto';
import { hashToken, newToken } from '../../../system/tokens.ts';
import type { InsertRow } from '../../../testing/insert-row.ts';

/** A card with a link and a contact, an incident with a note, and a closed one. */
export async function fillIncidents(
  insert: InsertRow,
  { orgId, marker }: { orgId: string; marker: string },
  now: Date,
) {
  const ids = { incidentRecordId: randomUUID(), closedIncidentId: randomUUID(), emergencyToken: newToken() };
  await insert('emergency_cards', {
    org_id: orgId,
    revision: 1,
    changed_at: now,
    changed_by_name: marker,
    token_hash: hashToken(ids.emergencyToken),
    link_made_at: now,
    link_made_by_name: marker,
  });
  await insert('emergency_contacts', {
    contact_id: randomUUID(),
    org_id: orgId,
    position: 0,
    role: 'bank',
    name: marker,
    phone: '+1 555 010 2030',
    note: marker,
  });
  const incident = {
    org_id: orgId,
    kind: 'data-out',
    noticed_at: new Date(now.getTime() - 2 * 60 * 60_000),
    what_happened: marker,
    started_at: now,
    started_by_name: marker,
    people_who: marker,
  };
  await insert('incidents', { ...incident, incident_id: ids.incidentRecordId, request_id: randomUUID() });
  await insert('incidents', {
    ...incident,
    incident_id: ids.closedIncidentId,
    request_id: randomUUID(),
    root_cause: marker,
    lessons: marker,
    closed_at: now,
    closed_by_name: marker,
  });
  await insert('incident_entries', {
    entry_id: randomUUID(),
    org_id: orgId,
    incident_id: ids.incidentRecordId,
    kind: 'note',
    said: marker,
    said_at: now,
    said_by_name: marker,
  });
  return ids;
}
