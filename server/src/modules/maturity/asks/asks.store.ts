import { type RawBuilder, sql } from 'kysely';
import type { AnyTransaction, OrgTransaction, SystemTransaction } from '../../../database/database.ts';

/** A colleague's question; instants are ISO strings. */
export type AskRow = {
  readonly askId: string;
  readonly elementId: string;
  readonly email: string;
  readonly name: string;
  readonly askedBy: string;
  readonly askedAt: string;
  readonly expiresAt: string;
  readonly answer: {
    readonly level: number;
    readonly dontKnow: boolean;
    readonly note: string;
    readonly answeredAt: string;
    readonly questionVersion: number;
  } | null;
};

export type NewAsk = {
  readonly askId: string;
  readonly orgId: string;
  readonly elementId: string;
  readonly tokenHash: Buffer;
  readonly email: string;
  readonly name: string;
  readonly message: string;
  readonly askedBy: string | null;
  readonly askedByName: string;
  readonly askedAt: Date;
  readonly expiresAt: Date;
};

const NO_ANSWER = { answered_at: null, question_version: null, level: null, dont_know: null, note: null };

/** All questions that are with colleagues, oldest first: one value of a larger statement. */
export function selectAsks(): RawBuilder<AskRow[]> {
  return sql`(
    select coalesce(jsonb_agg(jsonb_build_object(
      'askId', ask_id, 'elementId', element_id, 'email', asked_email, 'name', asked_name, 'askedBy', asked_by_name,
      'askedAt', asked_at, 'expiresAt', expires_at,
      'answer', case when answered_at is not null then jsonb_build_object('level', level, 'dontKnow', dont_know,
        'note', note, 'answeredAt', answered_at, 'questionVersion', question_version) end
    ) order by asked_at, ask_id), '[]')
    from maturity_asks
  )`;
}

/** Asks a colleague; who was asked the same before gets a new link, and an earlier answer is forgotten. */
export async function putAsk(tx: OrgTransaction, ask: NewAsk): Promise<void> {
  const row = {
    ask_id: ask.askId,
    token_hash: ask.tokenHash,
    asked_name: ask.name,
    message: ask.message,
    asked_by: ask.askedBy,
    asked_by_name: ask.askedByName,
    asked_at: ask.askedAt,
    expires_at: ask.expiresAt,
    ...NO_ANSWER,
  };
  await tx
    .insertInto('maturity_asks')
    .values({ org_id: ask.orgId, element_id: ask.elementId, asked_email: ask.email, ...row })
    .onConflict((conflict) => conflict.columns(['org_id', 'element_id', 'asked_email']).doUpdateSet(row))
    .execute();
}

/** Takes a question away; what it was, or undefined where there isn't one. */
export function deleteAsk(tx: OrgTransaction, askId: string) {
  return tx
    .deleteFrom('maturity_asks')
    .where('ask_id', '=', askId)
    .returning(['element_id', 'asked_email', 'asked_name'])
    .executeTakeFirst();
}

/** Whose link it is while it works. */
export function findAskLink(tx: SystemTransaction, tokenHash: Buffer, now: Date) {
  return tx
    .selectFrom('maturity_asks')
    .select(['org_id', 'ask_id'])
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

/** A question that nobody else can answer or take until this transaction has ended. */
export function lockAsk(tx: OrgTransaction, askId: string) {
  return tx.selectFrom('maturity_asks').selectAll().where('ask_id', '=', askId).forUpdate().executeTakeFirst();
}

/** Keeps what a colleague proposes. */
export async function putProposal(
  tx: OrgTransaction,
  askId: string,
  proposal: { level: number; dontKnow: boolean; note: string; questionVersion: number; answeredAt: Date },
): Promise<void> {
  await tx
    .updateTable('maturity_asks')
    .set({
      level: proposal.level,
      dont_know: proposal.dontKnow,
      note: proposal.note,
      question_version: proposal.questionVersion,
      answered_at: proposal.answeredAt,
    })
    .where('ask_id', '=', askId)
    .execute();
}

/** Removes questions that ended before an instant without an answer; until then admins see that nobody answered. */
export async function deleteEndedAsks(tx: AnyTransaction, before: Date): Promise<void> {
  await tx.deleteFrom('maturity_asks').where('answered_at', 'is', null).where('expires_at', '<', before).execute();
}
