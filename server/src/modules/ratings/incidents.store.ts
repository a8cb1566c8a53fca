import type { AnyTransaction, OrgTransaction } from '../../database/database.ts';

/** Incidents of the organisation, the latest first. */
export function listIncidents(tx: AnyTransaction, orgId: string) {
  return tx
    .selectFrom('rating_incidents')
    .selectAll()
    .where('org_id', '=', orgId)
    .orderBy('happened_on', 'desc')
    .orderBy('reported_at', 'desc')
    .orderBy('incident_id')
    .execute();
}

export type IncidentRow = Awaited<ReturnType<typeof listIncidents>>[number];

/** Adds an incident; undefined when one of that day and title is there. */
export function insertIncident(
  tx: OrgTransaction,
  incident: {
    incidentId: string;
    orgId: string;
    happenedOn: string;
    title: string;
    note: string;
    reportedByName: string;
    reportedAt: Date;
  },
): Promise<IncidentRow | undefined> {
  return tx
    .insertInto('rating_incidents')
    .values({
      incident_id: incident.incidentId,
      org_id: incident.orgId,
      happened_on: incident.happenedOn,
      title: incident.title,
      note: incident.note,
      reported_by_name: incident.reportedByName,
      reported_at: incident.reportedAt,
    })
    .onConflict((conflict) => conflict.columns(['org_id', 'happened_on', 'title']).doNothing())
    .returningAll()
    .executeTakeFirst();
}

/** Removes an incident; undefined when no row has that id. */
export function deleteIncident(tx: OrgTransaction, incidentId: string): Promise<IncidentRow | undefined> {
  return tx.deleteFrom('rating_incidents').where('incident_id', '=', incidentId).returningAll().executeTakeFirst();
}
