import { sql } from 'kysely';
import type { AnyTransaction } from '../../../database/database.ts';

export type ReplyFile = { readonly fileId: string; readonly fileName: string; readonly size: number };

/** A request's history, oldest first, each message with its files. */
export function listReplies(tx: AnyTransaction, helpRequestId: string) {
  return tx
    .selectFrom('help_replies')
    .select(['reply_id', 'author', 'author_id', 'author_name', 'text', 'at'])
    .select(
      sql<ReplyFile[]>`(select coalesce(jsonb_agg(jsonb_build_object('fileId', file.file_id, 'fileName', file.file_name,
          'size', file.size) order by file.file_name, file.file_id), '[]')
        from help_files file where file.org_id = help_replies.org_id and file.reply_id = help_replies.reply_id)`.as(
        'files',
      ),
    )
    .where('help_request_id', '=', helpRequestId)
    .orderBy('ordinal')
    .execute();
}

export async function insertReply(
  tx: AnyTransaction,
  reply: {
    readonly replyId: string;
    readonly orgId: string;
    readonly helpRequestId: string;
    readonly author: 'customer' | 'concierge';
    readonly authorId: string;
    readonly authorName: string;
    readonly text: string;
    readonly at: Date;
  },
): Promise<void> {
  await tx
    .insertInto('help_replies')
    .values({
      reply_id: reply.replyId,
      org_id: reply.orgId,
      help_request_id: reply.helpRequestId,
      author: reply.author,
      author_id: reply.authorId,
      author_name: reply.authorName,
      text: reply.text,
      at: reply.at,
    })
    .execute();
}

/** People of the organisation who wrote in a request, the one who opened it too: those who hear of an answer. */
export async function listWriterEmails(tx: AnyTransaction, helpRequestId: string, orgId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('users')
    .select('email')
    .where('org_id', '=', orgId)
    .where(({ or, exists, selectFrom }) =>
      or([
        exists(
          selectFrom('help_requests')
            .select('help_request_id')
            .where('help_request_id', '=', helpRequestId)
            .whereRef('help_requests.opened_by', '=', 'users.user_id'),
        ),
        exists(
          selectFrom('help_replies')
            .select('reply_id')
            .where('help_request_id', '=', helpRequestId)
            .where('author', '=', 'customer')
            .whereRef('help_replies.author_id', '=', 'users.user_id'),
        ),
      ]),
    )
    .orderBy('email')
    .execute();
  return rows.map((row) => row.email);
}
