import { MAX_ENTRIES } from '@portal/domain/incidents/incident-log.ts';
import { AppError } from '../../../call/app-error.ts';
import type { Caller, MemberSession } from '../../../call/caller.ts';
import type { OrgTransaction } from '../../../database/database.ts';
import type { Services } from '../../../services.ts';
import { sayFor } from '../../../system/texts/say-for.ts';
import { auditCaller } from '../../audit/public.ts';
import { findUserName } from '../../profile/public.ts';
import { kindHelp } from '../help/read-kinds.ts';
import { type IncidentView, viewOfIncident } from './incident-view.ts';
import {
  findIncident,
  type IncidentRow,
  insertEntry,
  listEntries,
  lockIncident,
  type NewEntry,
} from './incidents.store.ts';

/** One change of an incident, within its transaction. */
export type Change = {
  readonly tx: OrgTransaction;
  readonly row: IncidentRow;
  readonly now: Date;
  readonly byName: string;
  /** How many lines the log has. */
  readonly entries: Awaited<ReturnType<typeof listEntries>>;
};

/**
 * Adds a line to the log of an incident that others cannot change meanwhile, and shows the incident as it is then.
 * @param isForClosed whether it is for a closed incident, which takes no other line
 * @param work what changes besides; null where there is nothing to add, as after a double press
 * @throws AppError NOT_FOUND, INCIDENT_CLOSED, TOO_MANY_ENTRIES
 */
export async function changeIncident(
  { database, clock }: Services,
  caller: Caller<MemberSession>,
  { incidentId, action, isForClosed = false }: { incidentId: string; action: string; isForClosed?: boolean },
  work: (change: Change) => Promise<NewEntry | null> | NewEntry | null,
): Promise<{ success: true; data: IncidentView }> {
  const { session, brand, language } = caller;
  const now = clock.now();
  const data = await database.inOrg(session.orgId, async (tx) => {
    const row = await lockIncident(tx, incidentId);
    if (row === undefined) throw new AppError('NOT_FOUND');
    if (!isForClosed && row.closed_at !== null) throw new AppError('INCIDENT_CLOSED');
    const entries = await listEntries(tx, incidentId);
    if (entries.length >= MAX_ENTRIES) throw new AppError('TOO_MANY_ENTRIES', { values: { maximum: MAX_ENTRIES } });
    const byName = await findUserName(tx, session.userId);
    const entry = await work({ tx, row, now, byName, entries });
    if (entry !== null) {
      await insertEntry(tx, { orgId: session.orgId, incidentId }, entry, { at: now, name: byName });
      await auditCaller(tx, caller, now, {
        action,
        subject: kindHelp(row.kind, 'en').short,
        details: { incidentId, entry: entry.kind, of: entry.subject ?? '' },
      });
    }
    const changed = await findIncident(tx, incidentId);
    if (changed === undefined) throw new AppError('NOT_FOUND');
    return viewOfIncident(tx, changed, { brand, say: sayFor(brand, language), now });
  });
  return { success: true, data };
}
