import { randomUUID } from 'node:crypto';
import type {
  addIncident as addIncidentCall,
  ratingIncidents,
  removeIncident as removeIncidentCall,
} from '@portal/contract/ratings/ratings.calls.ts';
import { incidentWeight } from '@portal/domain/ratings/incident-weight.ts';
import { AppError } from '../../call/app-error.ts';
import type { AnswerOf, CallerOf, InputOf } from '../../call/bind-call.ts';
import type { OrgTransaction } from '../../database/database.ts';
import { auditCaller } from '../audit/public.ts';
import { findFirmDetails, findUserName, lockOrganisation } from '../profile/public.ts';
import { companyAddress } from './company-address.ts';
import { deleteIncident, type IncidentRow, insertIncident, listIncidents } from './incidents.store.ts';
import { rateAnew } from './looks/save-look.ts';
import { daysBetween, utcDay } from './rate-stored.ts';
import type { RatingsServices } from './ratings-services.ts';

const DAY_MS = 24 * 60 * 60_000;
/** After so many days an incident does not count any more. */
const COUNTED_DAYS = 730;
const MAX_INCIDENTS = 50;

export async function readIncidents(
  { database, clock }: RatingsServices,
  { session }: CallerOf<typeof ratingIncidents>,
): Promise<AnswerOf<typeof ratingIncidents>> {
  const rows = await database.onceInOrg(session.orgId, (tx) => listIncidents(tx, session.orgId));
  return { success: true, data: rows.map((row) => toIncident(row, clock.now())) };
}

/** Notes an incident; its letter counts it at once. */
export async function addIncident(
  { database, clock }: RatingsServices,
  caller: CallerOf<typeof addIncidentCall>,
  { happenedOn, title, note }: InputOf<typeof addIncidentCall>,
): Promise<AnswerOf<typeof addIncidentCall>> {
  const { orgId, userId } = caller.session;
  const now = clock.now();
  const happened = new Date(`${happenedOn}T00:00:00Z`);
  // Somewhere it is tomorrow already.
  if (happened.getTime() > now.getTime() + DAY_MS || daysBetween(happened, now) > COUNTED_DAYS)
    throw new AppError('INCIDENT_DATE_INVALID', { field: 'happenedOn' });
  const row = await database.inOrg(orgId, async (tx) => {
    await lockOrganisation(tx);
    if ((await listIncidents(tx, orgId)).length >= MAX_INCIDENTS)
      throw new AppError('TOO_MANY_INCIDENTS', { values: { maximum: String(MAX_INCIDENTS) } });
    const reportedByName = await findUserName(tx, userId);
    const incident = { incidentId: randomUUID(), orgId, happenedOn, title, note, reportedByName, reportedAt: now };
    const added = await insertIncident(tx, incident);
    if (added === undefined) throw new AppError('INCIDENT_NOTED', { field: 'title' });
    await rateOrganisationAnew(tx, orgId, now);
    await auditCaller(tx, caller, now, { action: 'rating.incident-added', subject: title });
    return added;
  });
  return { success: true, data: toIncident(row, now) };
}

export async function removeIncident(
  { database, clock }: RatingsServices,
  caller: CallerOf<typeof removeIncidentCall>,
  { incidentId }: InputOf<typeof removeIncidentCall>,
): Promise<AnswerOf<typeof removeIncidentCall>> {
  const { orgId } = caller.session;
  const now = clock.now();
  await database.inOrg(orgId, async (tx) => {
    const removed = await deleteIncident(tx, incidentId);
    if (removed === undefined) throw new AppError('NOT_FOUND');
    await rateOrganisationAnew(tx, orgId, now);
    await auditCaller(tx, caller, now, { action: 'rating.incident-removed', subject: removed.title });
  });
  return { success: true };
}

async function rateOrganisationAnew(tx: OrgTransaction, orgId: string, now: Date): Promise<void> {
  const address = companyAddress((await findFirmDetails(tx)).companyUrl);
  if (address !== null) await rateAnew(tx, orgId, address.domain, now);
}

/** An incident with how much it counts today. */
export function toIncident(row: IncidentRow, now: Date) {
  const happened = new Date(`${row.happened_on}T00:00:00Z`);
  return {
    incidentId: row.incident_id,
    happenedOn: row.happened_on,
    title: row.title,
    note: row.note,
    reportedBy: row.reported_by_name,
    reportedAt: row.reported_at.toISOString(),
    weight: Math.round(incidentWeight(daysBetween(happened, now)) * 100) / 100,
    countsUntil: utcDay(new Date(happened.getTime() + COUNTED_DAYS * DAY_MS)),
  };
}
