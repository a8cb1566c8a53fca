import { containsPattern } from '../../../database/contains-pattern.ts';
import type { SystemTransaction } from '../../../database/database.ts';

export type MailsSlice = {
  readonly search: string;
  readonly status: 'all' | 'queued' | 'sent' | 'failed';
  readonly offset: number;
  readonly limit: number;
};

/** One page of the mail log, newest first, with how many there are in all. */
export async function listMails(tx: SystemTransaction, { search, status, offset, limit }: MailsSlice) {
  const matching = tx
    .selectFrom('mail_log')
    .where('recipient', '<>', '')
    .$if(search !== '', (query) => query.where('recipient', 'like', containsPattern(search.toLowerCase())))
    .$if(status !== 'all', (query) => query.where('status', '=', status === 'all' ? 'queued' : status));
  const { total } = await matching
    .select((expression) => expression.fn.countAll<string>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await matching
    .select(['mail_id', 'recipient', 'kind', 'status', 'attempts', 'queued_at', 'ended_at', 'last_error'])
    .select((expression) => expression('sealed', 'is not', null).as('is_kept'))
    .orderBy('queued_at', 'desc')
    .orderBy('mail_id')
    .offset(offset)
    .limit(limit)
    .execute();
  return { total: Number(total), rows };
}

/** Takes what would send a failed mail again, which waits in the queue from now on; undefined when there is no such mail. */
export async function takeFailedMail(tx: SystemTransaction, mailId: string, now: Date) {
  const mail = await tx
    .selectFrom('mail_log')
    .select(['recipient', 'kind', 'sealed', 'org_id'])
    .where('mail_id', '=', mailId)
    .where('status', '=', 'failed')
    .forUpdate()
    .executeTakeFirst();
  if (mail === undefined || mail.sealed === null) return undefined;
  await tx
    .updateTable('mail_log')
    .set({ status: 'queued', queued_at: now, ended_at: null, sealed: null })
    .where('mail_id', '=', mailId)
    .execute();
  return { ...mail, sealed: mail.sealed };
}
