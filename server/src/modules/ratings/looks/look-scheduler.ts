import { companyAddress } from '../company-address.ts';
import { utcDay } from '../rate-stored.ts';
import type { RatingsServices } from '../ratings-services.ts';
import { enqueueLook, nextLook } from './begin-look.ts';
import { setNextLook, takeDueCompany } from './rated-companies.store.ts';

type SchedulerServices = Pick<RatingsServices, 'database' | 'clock' | 'queue' | 'plans'>;

/**
 * Begins the weekly look of every firm that is due, each once: its row is locked meanwhile. Firms whose plan has no ratings, whose
 * trial is over or whose address has gone are left out until the week after.
 * @returns how many began
 */
export async function startDueLooks({ database, clock, queue, plans }: SchedulerServices): Promise<number> {
  let begun = 0;
  for (;;) {
    const now = clock.now();
    const outcome = await database.asSystem(async (tx) => {
      const due = await takeDueCompany(tx, now);
      if (due === undefined) return 'none-due';
      const address = companyAddress(due.company_url);
      const { modules } = await database.inOrg(due.org_id, plans.current);
      // The dashboard closes with the end of a trial; the ratings page does not, but it is not renewed then.
      if (address === null || modules.ratings !== 'ACTIVE' || modules.dashboard !== 'ACTIVE') {
        await setNextLook(tx, due.org_id, nextLook(due.org_id, now));
        return 'left-out';
      }
      const looks = due.looks_on === utcDay(now) ? due.looks : 0;
      await enqueueLook(tx, queue, due, { domain: address.domain, now, looks });
      return 'begun';
    });
    if (outcome === 'none-due') return begun;
    if (outcome === 'begun') begun += 1;
  }
}
