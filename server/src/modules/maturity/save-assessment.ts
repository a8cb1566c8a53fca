import type { saveAssessment as saveAssessmentCall } from '@portal/contract/maturity/maturity.calls.ts';
import { AppError } from '../../call/app-error.ts';
import type { AnswerOf, CallerOf, InputOf } from '../../call/bind-call.ts';
import { auditCaller } from '../audit/public.ts';
import { actorName, lockOrganisation } from '../profile/public.ts';
import { assessmentViewOf } from './assessment-view.ts';
import { findElementName } from './find-element-name.ts';
import type { MaturityServices } from './maturity-services.ts';
import { writeAnswer } from './write-answer.ts';

/** Answers one question; who does not know has level 0. */
export async function saveAssessment(
  { database, clock, maturitySet }: MaturityServices,
  caller: CallerOf<typeof saveAssessmentCall>,
  { data }: InputOf<typeof saveAssessmentCall>,
): Promise<AnswerOf<typeof saveAssessmentCall>> {
  const { orgId, userId } = caller.session;
  const now = clock.now();
  const set = maturitySet(caller.language);
  return database.inOrg(orgId, async (tx) => {
    await lockOrganisation(tx);
    if (data.doesNotApply && set.byPath.get(data.elementPath)?.mayNotApply == null)
      throw new AppError('QUESTION_APPLIES', { field: 'data.doesNotApply' });
    const level = data.dontKnow || data.doesNotApply ? 0 : data.level;
    const { rows, completed, isNew } = await writeAnswer(
      tx,
      set,
      {
        orgId,
        elementId: data.elementPath,
        questionVersion: data.questionVersion,
        level,
        dontKnow: data.dontKnow && !data.doesNotApply,
        doesNotApply: data.doesNotApply,
        note: data.note,
        answeredBy: caller.session.service === null ? userId : null,
        answeredByName: await actorName(tx, caller),
        answeredAt: now,
        seenVersion: data.version,
      },
      caller,
    );
    if (isNew) {
      await auditCaller(tx, caller, now, {
        action: 'maturity.answer',
        subject: findElementName(maturitySet('en'), data.elementPath) ?? data.elementPath,
        details: { elementPath: data.elementPath, level, dontKnow: data.dontKnow, doesNotApply: data.doesNotApply },
      });
    }
    return { success: true, data: assessmentViewOf(set, rows, now, completed) };
  });
}
