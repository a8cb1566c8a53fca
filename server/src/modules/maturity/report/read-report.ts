import type { maturityReport } from '@portal/contract/maturity/maturity.calls.ts';
import type { AnswerOf, CallerOf } from '../../../call/bind-call.ts';
import type { Caller, MemberSession } from '../../../call/caller.ts';
import type { MaturityServices } from '../maturity-services.ts';
import { readFirmFacts } from '../read-firm-facts.ts';
import { type ReportView, reportViewOf } from './report-view.ts';

/** Everything that the report shows. */
export async function readReport(services: MaturityServices, caller: Caller<MemberSession>): Promise<ReportView> {
  const { rows, portal, place } = await readFirmFacts(services, caller);
  return reportViewOf(services.maturitySet, rows, portal, place);
}

export async function readMaturityReport(
  services: MaturityServices,
  caller: CallerOf<typeof maturityReport>,
): Promise<AnswerOf<typeof maturityReport>> {
  return { success: true, data: await readReport(services, caller) };
}
