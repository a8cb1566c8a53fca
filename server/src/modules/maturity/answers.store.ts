import { type RawBuilder, sql } from 'kysely';
import type { OrgTransaction } from '../../database/database.ts';

/** What a firm answered to one question; instants are ISO strings. */
export type AnswerRow = {
  readonly elementId: string;
  readonly questionVersion: number;
  readonly level: number;
  readonly dontKnow: boolean;
  readonly doesNotApply: boolean;
  readonly note: string;
  readonly answeredBy: string;
  readonly answeredAt: string;
  readonly version: number;
};

export type NewAnswer = {
  readonly orgId: string;
  readonly elementId: string;
  readonly questionVersion: number;
  readonly level: number;
  readonly dontKnow: boolean;
  readonly doesNotApply: boolean;
  readonly note: string;
  readonly answeredBy: string | null;
  readonly answeredByName: string;
  readonly answeredAt: Date;
  readonly version: number;
};

/** Said so, and not answered anew by a process of a version that does not know the column (migration 0044). */
export const DOES_NOT_APPLY = sql<boolean>`(does_not_apply and level = 0 and not dont_know and note <> '')`;

/** All answers: one value of a larger statement. */
export function selectAnswers(): RawBuilder<AnswerRow[]> {
  return sql`(
    select coalesce(jsonb_agg(jsonb_build_object(
      'elementId', element_id, 'questionVersion', question_version, 'level', level, 'dontKnow', dont_know, 'doesNotApply', ${DOES_NOT_APPLY},
      'note', note, 'answeredBy', answered_by_name, 'answeredAt', answered_at, 'version', version)), '[]')
    from maturity_answers
  )`;
}

/** Writes an answer over the one that was there. */
export async function putAnswer(tx: OrgTransaction, answer: NewAnswer): Promise<void> {
  const row = {
    question_version: answer.questionVersion,
    level: answer.level,
    dont_know: answer.dontKnow,
    does_not_apply: answer.doesNotApply,
    note: answer.note,
    answered_by: answer.answeredBy,
    answered_by_name: answer.answeredByName,
    answered_at: answer.answeredAt,
    version: answer.version,
  };
  await tx
    .insertInto('maturity_answers')
    .values({ org_id: answer.orgId, element_id: answer.elementId, ...row })
    .onConflict((conflict) => conflict.columns(['org_id', 'element_id']).doUpdateSet(row))
    .execute();
}

/** Takes answers back, all of them for null; answers how many there were. */
export async function deleteAnswers(tx: OrgTransaction, elementId: string | null): Promise<number> {
  const all = tx.deleteFrom('maturity_answers');
  const { numDeletedRows } = await (elementId === null
    ? all
    : all.where('element_id', '=', elementId)
  ).executeTakeFirst();
  return Number(numDeletedRows);
}
