import type {
  listIncidents as listIncidentsCall,
  readIncident as readIncidentCall,
} from '@portal/contract/incidents/incidents.calls.ts';
import { AppError } from '../../../call/app-error.ts';
import type { AnswerOf, CallerOf, InputOf } from '../../../call/bind-call.ts';
import type { Services } from '../../../services.ts';
import { sayFor } from '../../../system/texts/say-for.ts';
import { rowOf, viewOfIncident } from './incident-view.ts';
import { findIncident, listIncidentRows } from './incidents.store.ts';

/** The firm's incidents. */
export async function readIncidentList(
  { database }: Services,
  { session }: CallerOf<typeof listIncidentsCall>,
): Promise<AnswerOf<typeof listIncidentsCall>> {
  const rows = await database.inOrg(session.orgId, listIncidentRows);
  return { success: true, data: rows.map(rowOf) };
}

/** One incident with its log. */
export async function readIncident(
  { database, clock }: Services,
  { session, brand, language }: CallerOf<typeof readIncidentCall>,
  { incidentId }: InputOf<typeof readIncidentCall>,
): Promise<AnswerOf<typeof readIncidentCall>> {
  const place = { brand, say: sayFor(brand, language), now: clock.now() };
  const data = await database.inOrg(session.orgId, async (tx) => {
    const row = await findIncident(tx, incidentId);
    if (row === undefined) throw new AppError('NOT_FOUND');
    return viewOfIncident(tx, row, place);
  });
  return { success: true, data };
}
