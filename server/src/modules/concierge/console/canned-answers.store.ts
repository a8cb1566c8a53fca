import { sql } from 'kysely';
import type { SystemTransaction } from '../../../database/database.ts';

/** All canned answers, by title. */
export function listAnswers(tx: SystemTransaction) {
  return tx
    .selectFrom('canned_answers')
    .select(['canned_answer_id', 'title', 'text', 'version'])
    .orderBy(sql`lower(title)`)
    .orderBy('canned_answer_id')
    .execute();
}

export function lockAnswer(tx: SystemTransaction, cannedAnswerId: string) {
  return tx
    .selectFrom('canned_answers')
    .select('version')
    .where('canned_answer_id', '=', cannedAnswerId)
    .forUpdate()
    .executeTakeFirst();
}

export async function upsertAnswer(
  tx: SystemTransaction,
  answer: { cannedAnswerId: string; title: string; text: string; version: number; at: Date },
): Promise<void> {
  const fields = { title: answer.title, text: answer.text, version: answer.version, changed_at: answer.at };
  await tx
    .insertInto('canned_answers')
    .values({ ...fields, canned_answer_id: answer.cannedAnswerId })
    .onConflict((conflict) => conflict.column('canned_answer_id').doUpdateSet(fields))
    .execute();
}

/** Takes an answer away; its title, or undefined when there isn't one. */
export async function deleteAnswer(tx: SystemTransaction, cannedAnswerId: string): Promise<string | undefined> {
  const row = await tx
    .deleteFrom('canned_answers')
    .where('canned_answer_id', '=', cannedAnswerId)
    .returning('title')
    .executeTakeFirst();
  return row?.title;
}
