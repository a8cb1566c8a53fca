import type { maturityReport } from '@portal/contract/maturity/maturity.calls.ts';
import type { AnswerOf, CallerOf } from '../../../call/bind-call.ts';
import type { Caller, MemberSession } from '../../../call/caller.ts';
import { readFirmFacts } from '../../facts/public.ts';
import type { MaturityServices } from '../maturity-services.ts';
import { readReportRows } from './report.store.ts';
import { type ReportView, reportViewOf } from './report-view.ts';

/** Everything that the report shows. */
export async function readReport(services: MaturityServices, caller: Caller<MemberSession>): Promise<ReportView> {
  const { rows, more, knowledge, place, say } = await readFirmFacts(services, caller, readReportRows);
  return reportViewOf(services.maturitySet(caller.language), { ...rows, ...more }, knowledge, { ...place, say });
}

export async function readMaturityReport(
  services: MaturityServices,
  caller: CallerOf<typeof maturityReport>,
): Promise<AnswerOf<typeof maturityReport>> {
  return { success: true, data: await readReport(services, caller) };
}
