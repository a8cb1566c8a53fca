import * as calls from '@portal/contract/console/operations.calls.ts';
import { AppError } from '../../../call/app-error.ts';
import { type AnswerOf, type BoundCall, bind, type CallerOf, type InputOf } from '../../../call/bind-call.ts';
import { sendMailJob } from '../../../emails/send-mail.kind.ts';
import type { Services } from '../../../services.ts';
import { auditCaller } from '../../audit/public.ts';
import { PAGE_SIZE, sliceOf } from '../page-of-list.ts';
import { listMails, takeFailedMail } from './mails.store.ts';

/** Calls about what became of mails. */
export const mailCalls: readonly BoundCall<Services>[] = [
  bind(calls.listMails).to(listEmailsPage),
  bind(calls.resendMail).to(resendMail),
];

async function listEmailsPage(
  { database }: Services,
  _caller: CallerOf<typeof calls.listMails>,
  { status, ...page }: InputOf<typeof calls.listMails>,
): Promise<AnswerOf<typeof calls.listMails>> {
  const { total, rows } = await database.asSystem((tx) => listMails(tx, { ...sliceOf(page), status }));
  const mails = rows.map((row) => ({
    mailId: row.mail_id,
    recipient: row.recipient,
    kind: row.kind,
    status: row.status,
    attempts: row.attempts,
    queuedAt: row.queued_at.toISOString(),
    endedAt: row.ended_at?.toISOString() ?? null,
    lastError: row.last_error,
    canBeSentAgain: row.status === 'failed' && Boolean(row.is_kept),
  }));
  return { success: true, data: { total, pageSize: PAGE_SIZE, mails } };
}

async function resendMail(
  { database, clock, queue }: Services,
  caller: CallerOf<typeof calls.resendMail>,
  { mailId }: InputOf<typeof calls.resendMail>,
): Promise<AnswerOf<typeof calls.resendMail>> {
  const now = clock.now();
  await database.asSystem(async (tx) => {
    const mail = await takeFailedMail(tx, mailId, now);
    if (mail === undefined) throw new AppError('NOT_FOUND');
    await queue.enqueue(tx, sendMailJob, { sealed: mail.sealed });
    await auditCaller(tx, caller, now, {
      action: 'mail.sent-again',
      subject: mail.recipient,
      orgId: mail.org_id,
      details: { kind: mail.kind, service: true, staff: caller.session.email },
    });
  });
  return { success: true };
}
