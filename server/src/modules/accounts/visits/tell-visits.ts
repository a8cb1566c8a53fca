import type { Database, SystemTransaction } from '../../../database/database.ts';
import type { Clock } from '../../../system/clock.ts';
import { type AdminMailServices, tellAdmins } from '../tell-admins.ts';
import { takeEndedVisits, type Visit } from './visits.store.ts';

/** Tells a firm's admins that a visit of staff has begun, or is over. */
export function tellVisit(
  services: AdminMailServices,
  tx: SystemTransaction,
  visit: Visit,
  event: 'began' | 'ended',
): Promise<void> {
  return tellAdmins(services, tx, visit.orgId, (organisationName, linkTo) => ({
    kind: 'visit',
    event,
    organisationName,
    staffEmail: visit.staffEmail,
    reason: visit.reason,
    openedAt: visit.openedAt.toISOString(),
    endsAt: visit.endsAt.toISOString(),
    activityUrl: linkTo('/settings/admins'),
  }));
}

/**
 * Tells customers of the visits that are over, whichever way they ended. Called right after staff or customer ended one, and
 * now and then for those that ended by themselves.
 */
export async function tellEndedVisits(
  services: AdminMailServices & { readonly database: Database; readonly clock: Clock },
): Promise<void> {
  const now = services.clock.now();
  await services.database.asSystem(async (tx) => {
    for (const visit of await takeEndedVisits(tx, now)) {
      const endsAt = new Date(Math.min(visit.endsAt.getTime(), now.getTime()));
      await tellVisit(services, tx, { ...visit, endsAt }, 'ended');
    }
  });
}
