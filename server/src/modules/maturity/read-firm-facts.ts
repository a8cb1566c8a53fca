import type { PortalFacts } from '@portal/domain/maturity/portal-facts.ts';
import { dayOf } from '@portal/domain/plans/end-of-day.ts';
import type { ModuleStatuses } from '@portal/domain/plans/module-status.ts';
import type { Caller, MemberSession } from '../../call/caller.ts';
import type { Services } from '../../services.ts';
import { readPeopleFacts } from '../accounts/public.ts';
import type { Plans } from '../plans/public.ts';
import { portalFactsOf } from './portal-facts-of.ts';
import { type ReportRows, readReportRows } from './report/report.store.ts';

/** What the portal knows of a firm by itself and from its answers. */
export type FirmFacts = {
  readonly rows: ReportRows;
  readonly portal: PortalFacts;
  readonly modules: ModuleStatuses;
  readonly place: { readonly now: Date; readonly timeZone: string };
};

/** Reads everything that is known of the caller's firm, in three statements. */
export async function readFirmFacts(
  { database, clock, plans }: Pick<Services, 'database' | 'clock'> & { readonly plans: Plans },
  { session, brand }: Caller<MemberSession>,
): Promise<FirmFacts> {
  const now = clock.now();
  const place = { now, timeZone: brand.timeZone };
  const { current, rows } = await database.inOrg(session.orgId, async (tx) => ({
    current: await plans.current(tx),
    rows: await readReportRows(tx, now, dayOf(now, brand.timeZone)),
  }));
  // How people sign in is no organisation's to read.
  const people = await database.asSystem((tx) => readPeopleFacts(tx, session.orgId, session.userId, now));
  return {
    rows,
    portal: portalFactsOf(rows, people, current.modules, { now, ...brand }),
    modules: current.modules,
    place,
  };
}
