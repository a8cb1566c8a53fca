import type {
  revokeAsk as revokeAskCall,
  takeAnswer as takeAnswerCall,
} from '@portal/contract/maturity/maturity-asks.calls.ts';
import { AppError } from '../../../call/app-error.ts';
import type { AnswerOf, CallerOf, InputOf } from '../../../call/bind-call.ts';
import { auditCaller } from '../../audit/public.ts';
import { lockOrganisation } from '../../profile/public.ts';
import { readAssessmentRows } from '../assessment.store.ts';
import { assessmentViewOf } from '../assessment-view.ts';
import { findElementName } from '../find-element-name.ts';
import type { MaturityServices } from '../maturity-services.ts';
import { writeAnswer } from '../write-answer.ts';
import { deleteAsk, lockAsk } from './asks.store.ts';

/** Asks a colleague no longer, or lays their answer aside; the link works no more. */
export async function revokeAsk(
  { database, clock, maturitySet }: MaturityServices,
  caller: CallerOf<typeof revokeAskCall>,
  { askId }: InputOf<typeof revokeAskCall>,
): Promise<AnswerOf<typeof revokeAskCall>> {
  const now = clock.now();
  const set = maturitySet(caller.language);
  return database.inOrg(caller.session.orgId, async (tx) => {
    const ask = await deleteAsk(tx, askId);
    if (ask === undefined) throw new AppError('NOT_FOUND');
    await auditCaller(tx, caller, now, {
      action: 'maturity.ask-revoked',
      subject: findElementName(maturitySet('en'), ask.element_id) ?? ask.element_id,
      details: { elementPath: ask.element_id, email: ask.asked_email },
    });
    return { success: true, data: assessmentViewOf(set, await readAssessmentRows(tx), now) };
  });
}

/** Makes a colleague's answer the firm's, under the colleague's name; the question is with nobody after that. */
export async function takeAnswer(
  { database, clock, maturitySet }: MaturityServices,
  caller: CallerOf<typeof takeAnswerCall>,
  { askId, version }: InputOf<typeof takeAnswerCall>,
): Promise<AnswerOf<typeof takeAnswerCall>> {
  const { orgId } = caller.session;
  const now = clock.now();
  const set = maturitySet(caller.language);
  return database.inOrg(orgId, async (tx) => {
    await lockOrganisation(tx);
    const ask = await lockAsk(tx, askId);
    if (ask === undefined || ask.level === null || ask.question_version === null) throw new AppError('NOT_FOUND');
    const written = await writeAnswer(
      tx,
      set,
      {
        orgId,
        elementId: ask.element_id,
        questionVersion: ask.question_version,
        level: ask.level,
        dontKnow: ask.dont_know ?? false,
        doesNotApply: false,
        note: ask.note === '' ? undefined : (ask.note ?? undefined),
        answeredBy: null,
        answeredByName: ask.asked_name,
        answeredAt: now,
        seenVersion: version,
      },
      caller,
    );
    await deleteAsk(tx, askId);
    await auditCaller(tx, caller, now, {
      action: 'maturity.proposal-taken',
      subject: findElementName(maturitySet('en'), ask.element_id) ?? ask.element_id,
      details: { elementPath: ask.element_id, level: ask.level, email: ask.asked_email },
    });
    const { answers, asks } = written.rows;
    const rows = { answers, asks: asks.filter((one) => one.askId !== askId) };
    return { success: true, data: assessmentViewOf(set, rows, now, written.completed) };
  });
}
