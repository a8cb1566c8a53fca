import type { removeAssessment as removeAssessmentCall } from '@portal/contract/maturity/maturity.calls.ts';
import type { AnswerOf, CallerOf, InputOf } from '../../call/bind-call.ts';
import { auditCaller } from '../audit/public.ts';
import { lockOrganisation } from '../profile/public.ts';
import { deleteAnswers } from './answers.store.ts';
import { readAssessmentRows } from './assessment.store.ts';
import { assessmentViewOf } from './assessment-view.ts';
import { findElementName } from './find-element-name.ts';
import type { MaturityServices } from './maturity-services.ts';
import { keepLevel } from './write-answer.ts';

/** Takes one answer back, or all of them. */
export async function removeAssessment(
  { database, clock, maturitySet }: MaturityServices,
  caller: CallerOf<typeof removeAssessmentCall>,
  { data }: InputOf<typeof removeAssessmentCall>,
): Promise<AnswerOf<typeof removeAssessmentCall>> {
  const { orgId } = caller.session;
  const now = clock.now();
  const set = maturitySet(caller.language);
  const elementPath = 'all' in data ? null : data.elementPath;
  return database.inOrg(orgId, async (tx) => {
    await lockOrganisation(tx);
    const removed = await deleteAnswers(tx, elementPath);
    const rows = await readAssessmentRows(tx);
    if (removed > 0) {
      await keepLevel(tx, set, rows.answers, { orgId, at: now, brand: caller.brand });
      await auditCaller(tx, caller, now, {
        action: 'maturity.remove',
        subject: elementPath === null ? '' : (findElementName(maturitySet('en'), elementPath) ?? elementPath),
        details: { elementPath, answers: removed },
      });
    }
    return { success: true, data: assessmentViewOf(set, rows, now) };
  });
}
