import type { incidentRow, incidentView } from '@portal/contract/incidents/incidents.schemas.ts';
import { countryName } from '@portal/domain/countries/country-name.ts';
import { doneSteps } from '@portal/domain/incidents/incident-log.ts';
import type { Brand } from '@portal/domain/portal/brand.ts';
import type { Say } from '@portal/domain/texts/say.ts';
import type { z } from 'zod';
import type { OrgTransaction } from '../../../database/database.ts';
import { findPlaces } from '../../profile/public.ts';
import { findRecordOf } from '../../registers/public.ts';
import { clockOf } from './incident-deadlines.ts';
import { type EntryRow, type IncidentRow, listEntries } from './incidents.store.ts';
import { pageOfIncident } from './keep-in-register.ts';

export type IncidentView = z.output<typeof incidentView>;

/** An incident as its list shows it. */
export const rowOf = (row: IncidentRow): z.output<typeof incidentRow> => ({
  incidentId: row.incident_id,
  kind: row.kind,
  whatHappened: row.what_happened,
  noticedAt: row.noticed_at.toISOString(),
  startedAt: row.started_at.toISOString(),
  startedBy: row.started_by_name,
  closedAt: row.closed_at?.toISOString() ?? null,
});

/** An incident with its log and its clock. A closed one's clock stands still since then. */
export async function viewOfIncident(
  tx: OrgTransaction,
  row: IncidentRow,
  { brand, say, now }: { readonly brand: Brand; readonly say: Say; readonly now: Date },
): Promise<IncidentView> {
  const entries = await listEntries(tx, row.incident_id);
  const places = await findPlaces(tx, brand, say.language);
  const clock = clockOf(row, { entries, places, now: row.closed_at ?? now });
  return {
    ...rowOf(row),
    closedBy: row.closed_by_name,
    rootCause: row.root_cause,
    lessons: row.lessons,
    people: { count: row.people_count, who: row.people_who },
    entries: entries.map(entryOf),
    recordHref: await findRecordOf(tx, pageOfIncident(row.incident_id)),
    isGuess: places.some(({ isGuess }) => isGuess),
    deadlines: clock.map(({ deadline, endsAt, waits, state, entry }) => ({
      id: deadline.id,
      name: deadline.name,
      law: deadline.law,
      says: deadline.says,
      countries: deadline.countries.map((code) => countryName(code, say.locale, say)),
      endsAt: endsAt?.toISOString() ?? null,
      waits,
      state,
      reason: entry?.said ?? '',
    })),
    doneSteps: [...doneSteps(entries)].map(([stepId, entry]) => ({
      stepId,
      at: entry.said_at.toISOString(),
      by: entry.said_by_name,
    })),
  };
}

const entryOf = (row: EntryRow) => ({
  entryId: row.entry_id,
  kind: row.kind,
  subject: row.subject,
  subjectName: row.subject_name,
  text: row.said,
  at: row.said_at.toISOString(),
  by: row.said_by_name,
});
