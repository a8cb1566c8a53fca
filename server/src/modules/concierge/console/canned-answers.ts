import { randomUUID } from 'node:crypto';
import * as calls from '@portal/contract/concierge/staff-help.calls.ts';
import { AppError } from '../../../call/app-error.ts';
import { type AnswerOf, type BoundCall, bind, type CallerOf, type InputOf } from '../../../call/bind-call.ts';
import { checkedMarkdown } from '../checked-markdown.ts';
import type { ConciergeServices } from '../concierge-services.ts';
import { auditInside } from './audit-staff.ts';
import { deleteAnswer, listAnswers, lockAnswer, upsertAnswer } from './canned-answers.store.ts';

const MAX_ANSWERS = 200;

/** Calls of answers that staff writes once and uses often. */
export const cannedAnswerCalls: readonly BoundCall<ConciergeServices>[] = [
  bind(calls.listCannedAnswers).to(listCannedAnswers),
  bind(calls.saveCannedAnswer).to(saveCannedAnswer),
  bind(calls.deleteCannedAnswer).to(deleteCannedAnswer),
];

async function listCannedAnswers({ database }: ConciergeServices): Promise<AnswerOf<typeof calls.listCannedAnswers>> {
  return {
    success: true,
    data: (await database.onceAsSystem(listAnswers)).map((row) => ({
      cannedAnswerId: row.canned_answer_id,
      title: row.title,
      text: row.text,
      version: row.version,
    })),
  };
}

async function saveCannedAnswer(
  { database, clock }: ConciergeServices,
  caller: CallerOf<typeof calls.saveCannedAnswer>,
  { cannedAnswerId, version, title, text: given }: InputOf<typeof calls.saveCannedAnswer>,
): Promise<AnswerOf<typeof calls.saveCannedAnswer>> {
  const text = checkedMarkdown(given, 'text');
  const at = clock.now();
  await database.asSystem(async (tx) => {
    if (cannedAnswerId === null) {
      if ((await listAnswers(tx)).length >= MAX_ANSWERS)
        throw new AppError('CANNED_ANSWERS_LIMIT', { values: { maximum: MAX_ANSWERS } });
    } else {
      const stored = await lockAnswer(tx, cannedAnswerId);
      if (stored === undefined) throw new AppError('NOT_FOUND');
      if (stored.version !== version) throw new AppError('CHANGED_ELSEWHERE');
    }
    const id = cannedAnswerId ?? randomUUID();
    await upsertAnswer(tx, { cannedAnswerId: id, title, text, version: version + 1, at });
    await auditInside(tx, caller, at, {
      action: cannedAnswerId === null ? 'canned-answer.created' : 'canned-answer.changed',
      subject: title,
    });
  });
  return { success: true };
}

async function deleteCannedAnswer(
  { database, clock }: ConciergeServices,
  caller: CallerOf<typeof calls.deleteCannedAnswer>,
  { cannedAnswerId }: InputOf<typeof calls.deleteCannedAnswer>,
): Promise<AnswerOf<typeof calls.deleteCannedAnswer>> {
  await database.asSystem(async (tx) => {
    const title = await deleteAnswer(tx, cannedAnswerId);
    if (title === undefined) throw new AppError('NOT_FOUND');
    await auditInside(tx, caller, clock.now(), { action: 'canned-answer.deleted', subject: title });
  });
  return { success: true };
}
