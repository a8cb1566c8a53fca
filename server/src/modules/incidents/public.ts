import type { EmergencyContact } from '@portal/domain/incidents/emergency-contacts.ts';
import type { IncidentKind } from '@portal/domain/incidents/incident-kinds.ts';
import type { OrgTransaction } from '../../database/database.ts';
import { listContacts } from './card/contacts.store.ts';
import { listIncidentRows } from './records/incidents.store.ts';

/** An incident in a few words. */
export type IncidentSummary = {
  readonly incidentId: string;
  readonly kind: IncidentKind;
  readonly whatHappened: string;
  readonly noticedAt: Date;
  readonly closedAt: Date | null;
  /** Page of the record in the portal. */
  readonly href: string;
};

/** The firm's incidents: open ones first, then the latest. */
export async function listIncidents(tx: OrgTransaction): Promise<readonly IncidentSummary[]> {
  return (await listIncidentRows(tx)).map((row) => ({
    incidentId: row.incident_id,
    kind: row.kind,
    whatHappened: row.what_happened,
    noticedAt: row.noticed_at,
    closedAt: row.closed_at,
    href: `/incidents/record/${row.incident_id}`,
  }));
}

/** Whom the firm calls when something has happened, in the order of its card. */
export const findEmergencyContacts = (tx: OrgTransaction): Promise<readonly EmergencyContact[]> => listContacts(tx);
