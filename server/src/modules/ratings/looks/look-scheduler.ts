import type { SystemTransaction } from '../../../database/database.ts';
import { oneByOne } from '../../../jobs/one-by-one.ts';
import { companyAddress } from '../company-address.ts';
import { utcDay } from '../rate-stored.ts';
import type { RatingsServices } from '../ratings-services.ts';
import { enqueueLook, nextLook } from './begin-look.ts';
import { listDueCompanies, setNextLook, takeDueCompany } from './rated-companies.store.ts';

type SchedulerServices = Pick<RatingsServices, 'database' | 'clock' | 'queue' | 'plans' | 'log'>;

/** So many at a time: each is one short transaction. */
const AT_ONCE = 200;

/**
 * Begins the weekly look of every firm that is due, each once: its row is locked meanwhile. Firms whose plan has no ratings, whose
 * trial is over or whose address has gone are left out until the week after.
 * @returns how many began
 */
export function startDueLooks(services: SchedulerServices): Promise<number> {
  const { database, clock, log } = services;
  const now = clock.now();
  return oneByOne(log, {
    name: 'due looks',
    list: (after) => database.onceAsSystem((tx) => listDueCompanies(tx, now, { after, limit: AT_ONCE })),
    keyOf: ({ orgId }) => orgId,
    work: ({ orgId }) => database.asSystem((tx) => beginDueLook(tx, services, orgId, now)),
  });
}

/** @returns whether it began a look */
async function beginDueLook(
  tx: SystemTransaction,
  { database, queue, plans }: SchedulerServices,
  orgId: string,
  now: Date,
): Promise<boolean> {
  const due = await takeDueCompany(tx, orgId, now);
  if (due === undefined) return false;
  const address = companyAddress(due.company_url);
  const { modules } = await database.inOrg(orgId, plans.current);
  // The dashboard closes with the end of a trial; the ratings page does not, but it is not renewed then.
  if (address === null || modules.ratings !== 'ACTIVE' || modules.dashboard !== 'ACTIVE') {
    await setNextLook(tx, orgId, nextLook(orgId, now));
    return false;
  }
  const looks = due.looks_on === utcDay(now) ? due.looks : 0;
  await enqueueLook(tx, queue, due, { domain: address.domain, now, looks });
  return true;
}
