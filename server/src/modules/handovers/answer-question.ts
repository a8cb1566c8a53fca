import type { answerHandoverQuestion } from '@portal/contract/handovers/handovers.calls.ts';
import { AppError } from '../../call/app-error.ts';
import type { AnswerOf, CallerOf, InputOf } from '../../call/bind-call.ts';
import { auditCaller } from '../audit/public.ts';
import { actorName, findOrganisationName, readersLanguages } from '../profile/public.ts';
import type { HandoversServices } from './handovers-services.ts';
import { lockQuestion, saveAnswer } from './questions.store.ts';

/** Answers a helper's question, once: it stands on the helper's page, and goes by email where there is an address. */
export async function answerQuestion(
  { database, clock, outbox }: HandoversServices,
  caller: CallerOf<typeof answerHandoverQuestion>,
  { questionId, answer }: InputOf<typeof answerHandoverQuestion>,
): Promise<AnswerOf<typeof answerHandoverQuestion>> {
  const { session, brand } = caller;
  const at = clock.now();
  await database.inOrg(session.orgId, async (tx) => {
    const row = await lockQuestion(tx, questionId);
    if (row === undefined || row.answer !== null) throw new AppError('NOT_FOUND');
    const byName = await actorName(tx, caller);
    await saveAnswer(tx, questionId, { text: answer, at, byName });
    if (row.helper_email !== '') {
      const language = (await readersLanguages(tx, brand, [row.helper_email]))(row.helper_email);
      await outbox.put(
        tx,
        brand,
        row.helper_email,
        {
          kind: 'handover-answer',
          name: row.helper_name,
          organisationName: row.shows_firm ? await findOrganisationName(tx) : null,
          answeredBy: row.shows_firm ? byName : null,
          title: row.title,
          question: row.question,
          answer,
        },
        row.shows_firm ? { language, replyTo: session.email } : { language },
      );
    }
    await auditCaller(tx, caller, at, {
      action: 'handover.answered',
      subject: row.title,
      details: { questionId, email: row.helper_email },
    });
  });
  return { success: true };
}
