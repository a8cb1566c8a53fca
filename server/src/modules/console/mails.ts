import * as calls from '@portal/contract/console/operations.calls.ts';
import { AppError } from '../../http/app-error.ts';
import { type BoundCall, bind } from '../../http/bind-call.ts';
import type { Services } from '../../services.ts';
import { auditCaller } from '../audit/public.ts';
import { listMails, takeFailedMail } from './mails.store.ts';
import { PAGE_SIZE, sliceOf } from './page-of-list.ts';

/** Calls about what became of mails. */
export function mailCalls({ database, clock, queue }: Services): BoundCall[] {
  return [
    bind(calls.listMails).to(async (_caller, { status, ...page }) => {
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
    }),

    bind(calls.resendMail).to(async (caller, { mailId }) => {
      const now = clock.now();
      await database.asSystem(async (tx) => {
        const mail = await takeFailedMail(tx, mailId, now);
        if (mail === undefined) throw new AppError('NOT_FOUND');
        await queue.enqueue(tx, 'send-mail', { sealed: mail.sealed });
        await auditCaller(tx, caller, now, {
          action: 'mail.sent-again',
          subject: mail.recipient,
          orgId: mail.org_id,
          details: { kind: mail.kind, service: true, staff: caller.session.email },
        });
      });
      return { success: true };
    }),
  ];
}
