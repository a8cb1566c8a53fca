import type { IncidentKind } from '@portal/domain/incidents/incident-kinds.ts';
import { doneSteps } from '@portal/domain/incidents/incident-log.ts';
import { dayOf } from '@portal/domain/plans/end-of-day.ts';
import type { RecordValues } from '@portal/domain/registers/register.ts';
import { addDays } from '@portal/domain/training/training-year.ts';
import type { OrgTransaction } from '../../../database/database.ts';
import { brandDateTime } from '../../../system/brand-date.ts';
import { type BegunRecord, fillInRecord } from '../../registers/public.ts';
import { kindHelp } from '../help/read-kinds.ts';
import type { EntryRow, IncidentRow } from './incidents.store.ts';

/** A follow-up is to be done so long after the record was started; people change the day in the register. */
const FOLLOW_UP_DAYS = 30;

/** How serious a kind mostly is: a first guess, which people change in the register. */
const SEVERITIES: Readonly<Record<IncidentKind, 'medium' | 'high' | 'critical'>> = {
  mailbox: 'high',
  'money-sent': 'high',
  ransom: 'critical',
  'lost-device': 'medium',
  'data-out': 'high',
  other: 'medium',
};

/** Page of a record, by which the register knows where its entry comes from. */
export const pageOfIncident = (incidentId: string): string => `/incidents/record/${incidentId}`;

type Started = Pick<IncidentRow, 'kind' | 'noticed_at' | 'what_happened' | 'started_by_name'> & {
  readonly orgId: string;
  readonly incidentId: string;
  readonly startedAt: Date;
};

/** An incident as the register of incidents keeps it from its start. */
export function recordOfIncident(
  incident: Started,
  owner: BegunRecord['owner'],
  { timeZone, language }: { readonly timeZone: string; readonly language: Parameters<typeof kindHelp>[1] },
): BegunRecord {
  const today = dayOf(incident.startedAt, timeZone);
  const { short } = kindHelp(incident.kind, language);
  return {
    orgId: incident.orgId,
    register: 'incidents',
    origin: pageOfIncident(incident.incidentId),
    values: {
      what: `${short}: ${incident.what_happened}`,
      noticedOn: dayOf(incident.noticed_at, timeZone),
      reportedBy: incident.started_by_name,
      severity: SEVERITIES[incident.kind],
      followUpBy: addDays(today, FOLLOW_UP_DAYS),
    },
    owner,
    today,
  };
}

type Closing = {
  readonly row: IncidentRow;
  readonly entries: readonly EntryRow[];
  readonly rootCause: string;
  readonly lessons: string;
};

/** Fills in what a record that is closed tells, where nobody has written it into the register. It stays open there for the follow-up. */
export async function fillInRegister(
  tx: OrgTransaction,
  closing: Closing,
  place: Parameters<typeof brandDateTime>[1],
  change: Parameters<typeof fillInRecord>[3],
): Promise<void> {
  await fillInRecord(tx, pageOfIncident(closing.row.incident_id), valuesOf(closing, place), change);
}

function valuesOf({ row, entries, rootCause, lessons }: Closing, place: Parameters<typeof brandDateTime>[1]) {
  const done = [...doneSteps(entries).values()];
  const values: RecordValues = {
    affected: row.people_who,
    actions: done.map((entry) => `${brandDateTime(entry.said_at, place)}: ${entry.subject_name}`).join('\n'),
    cause: rootCause,
    lessons,
    isPersonal: row.people_count === null ? '' : row.people_count > 0 ? 'yes' : 'no',
  };
  return values;
}
