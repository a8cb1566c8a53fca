import type { ContactRole } from '@portal/domain/incidents/emergency-contacts.ts';
import type { IncidentKind } from '@portal/domain/incidents/incident-kinds.ts';
import type { EntryKind } from '@portal/domain/incidents/incident-log.ts';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { OptionalTimestamp, Timestamp } from '../../database/column-types.ts';

type Optional<Value> = ColumnType<Value | null, Value | null | undefined, Value | null>;

type EmergencyCardsTable = {
  org_id: string;
  revision: Generated<number>;
  changed_at: OptionalTimestamp;
  changed_by_name: Optional<string>;
  token_hash: Optional<Buffer>;
  link_made_at: OptionalTimestamp;
  link_made_by_name: Optional<string>;
};

type EmergencyContactsTable = {
  contact_id: string;
  org_id: string;
  position: number;
  role: ContactRole;
  name: string;
  phone: string;
  note: string;
};

type IncidentsTable = {
  incident_id: string;
  org_id: string;
  request_id: string;
  kind: IncidentKind;
  noticed_at: Timestamp;
  what_happened: string;
  started_at: Timestamp;
  started_by_name: string;
  people_count: Optional<number>;
  people_who: Generated<string>;
  root_cause: Generated<string>;
  lessons: Generated<string>;
  closed_at: OptionalTimestamp;
  closed_by_name: Optional<string>;
};

type IncidentEntriesTable = {
  entry_id: string;
  org_id: string;
  incident_id: string;
  ordinal: GeneratedAlways<string>;
  request_id: Optional<string>;
  kind: EntryKind;
  subject: Generated<string>;
  subject_name: Generated<string>;
  said: Generated<string>;
  said_at: Timestamp;
  said_by_name: string;
};

declare module '../../database/tables.ts' {
  interface Tables {
    emergency_cards: EmergencyCardsTable;
    emergency_contacts: EmergencyContactsTable;
    incidents: IncidentsTable;
    incident_entries: IncidentEntriesTable;
  }
}
