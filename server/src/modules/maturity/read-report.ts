import type { maturityReport } from '@portal/contract/maturity/maturity.calls.ts';
import { dayOf } from '@portal/domain/plans/end-of-day.ts';
import type { Handler } from '../../http/bind-call.ts';
import type { Caller, MemberSession } from '../../http/caller.ts';
import { readPeopleFacts } from '../accounts/public.ts';
import type { MaturityServices } from './maturity-services.ts';
import { portalFactsOf } from './portal-facts-of.ts';
import { readReportRows } from './report.store.ts';
import { type ReportView, reportViewOf } from './report-view.ts';

/** Everything that the report shows, in three statements. */
export async function readReport(
  { database, clock, plans, maturitySet }: MaturityServices,
  { session, brand }: Caller<MemberSession>,
): Promise<ReportView> {
  const now = clock.now();
  const place = { now, timeZone: brand.timeZone };
  const { current, rows } = await database.inOrg(session.orgId, async (tx) => ({
    current: await plans.current(tx),
    rows: await readReportRows(tx, now, dayOf(now, brand.timeZone)),
  }));
  // How people sign in is no organisation's to read.
  const people = await database.asSystem((tx) => readPeopleFacts(tx, session.orgId, session.userId, now));
  return reportViewOf(maturitySet, rows, portalFactsOf(rows, people, current.modules, place), place);
}

export function createReadReport(services: MaturityServices): Handler<typeof maturityReport> {
  return async (caller) => ({ success: true, data: await readReport(services, caller) });
}
