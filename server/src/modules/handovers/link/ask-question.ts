import { randomUUID } from 'node:crypto';
import type { askAboutHandover } from '@portal/contract/handovers/handovers.calls.ts';
import { MAX_QUESTIONS, MAX_QUESTIONS_A_DAY } from '@portal/domain/handovers/handover-limits.ts';
import { AppError } from '../../../call/app-error.ts';
import type { AnswerOf, CallerOf, InputOf } from '../../../call/bind-call.ts';
import { sayFor } from '../../../system/texts/say-for.ts';
import type { HandoversServices } from '../handovers-services.ts';
import { insertQuestion, listQuestions } from '../questions.store.ts';
import { helperPoints } from './helper-point.ts';
import { requirePoint } from './report-done.ts';
import { tellSender } from './tell-sender.ts';
import { logHelper, withLink } from './with-link.ts';

const DAY_MS = 24 * 60 * 60_000;

/** A helper asks the firm something about a point. */
export async function askQuestion(
  services: HandoversServices,
  caller: CallerOf<typeof askAboutHandover>,
  { token, pointId, text }: InputOf<typeof askAboutHandover>,
): Promise<AnswerOf<typeof askAboutHandover>> {
  const say = sayFor(caller.brand, caller.language);
  return withLink(services, token, async (tx, opened) => {
    const { points, orgId, now } = opened;
    const point = requirePoint(opened, pointId);
    const asked = await listQuestions(
      tx,
      points.map((one) => one.point_id),
    );
    const ofToday = asked.filter(({ asked_at }) => now.getTime() - asked_at.getTime() < DAY_MS);
    // A second press of the same question is the first one again.
    const isThere = ofToday.some((one) => one.point_id === pointId && one.question === text && one.answer === null);
    if (!isThere) {
      if (ofToday.length >= MAX_QUESTIONS_A_DAY || asked.length >= MAX_QUESTIONS)
        throw new AppError('TOO_MANY_QUESTIONS');
      await insertQuestion(tx, { questionId: randomUUID(), orgId, pointId, text, at: now });
      await tellSender(tx, services, opened, { title: point.title, question: text });
      await logHelper(tx, caller, opened, { action: 'handover.asked', subject: point.title });
    }
    const [data] = await helperPoints(services, tx, { orgId, say }, [point]);
    if (data === undefined) throw new AppError('HANDOVER_LINK_INVALID');
    return { success: true, data };
  });
}
