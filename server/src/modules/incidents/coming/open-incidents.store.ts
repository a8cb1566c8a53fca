import type { IncidentKind } from '@portal/domain/incidents/incident-kinds.ts';
import type { EntryKind } from '@portal/domain/incidents/incident-log.ts';
import { type RawBuilder, sql } from 'kysely';

/** An incident whose record is not closed, with what was said of its deadlines; times as ISO 8601. */
export type OpenIncident = {
  readonly incidentId: string;
  readonly kind: IncidentKind;
  readonly noticedAt: string;
  readonly said: readonly { readonly kind: EntryKind; readonly subject: string; readonly at: string }[];
};

/** One value of a larger statement. */
export function selectOpenIncidents(): RawBuilder<readonly OpenIncident[]> {
  return sql`(
    select coalesce(jsonb_agg(jsonb_build_object('incidentId', incident_id, 'kind', kind, 'noticedAt', noticed_at, 'said', (
      select coalesce(jsonb_agg(jsonb_build_object('kind', line.kind, 'subject', subject, 'at', said_at) order by ordinal), '[]')
      from incident_entries line
      where line.incident_id = incidents.incident_id
        and line.kind in ('deadline-done', 'deadline-not-needed', 'deadline-open')
    )) order by noticed_at, incident_id), '[]')
    from incidents where closed_at is null
  )`;
}
