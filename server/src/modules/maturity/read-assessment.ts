import type { assessment } from '@portal/contract/maturity/maturity.calls.ts';
import type { Handler } from '../../http/bind-call.ts';
import { readAssessmentRows } from './assessment.store.ts';
import { assessmentViewOf } from './assessment-view.ts';
import type { MaturityServices } from './maturity-services.ts';

/** The firm's answers and what they amount to. */
export function createReadAssessment({ database, clock, maturitySet }: MaturityServices): Handler<typeof assessment> {
  return async ({ session }) => {
    const rows = await database.inOrg(session.orgId, readAssessmentRows);
    return { success: true, data: assessmentViewOf(maturitySet, rows, clock.now()) };
  };
}
