import type { assessment } from '@portal/contract/maturity/maturity.calls.ts';
import type { AnswerOf, CallerOf } from '../../call/bind-call.ts';
import { readAssessmentRows } from './assessment.store.ts';
import { assessmentViewOf } from './assessment-view.ts';
import type { MaturityServices } from './maturity-services.ts';

/** The firm's answers and what they amount to. */
export async function readAssessment(
  { database, clock, maturitySet }: MaturityServices,
  { session, language }: CallerOf<typeof assessment>,
): Promise<AnswerOf<typeof assessment>> {
  const rows = await database.onceInOrg(session.orgId, readAssessmentRows);
  return { success: true, data: assessmentViewOf(maturitySet(language), rows, clock.now()) };
}
