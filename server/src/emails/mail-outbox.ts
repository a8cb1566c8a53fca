import { randomUUID } from 'node:crypto';
import type { Brand } from '@portal/domain/portal/brand.ts';
import type { Language } from '@portal/domain/texts/languages.ts';
import type { AnyTransaction } from '../database/database.ts';
import type { JobQueue } from '../jobs/job-queue.ts';
import type { Clock } from '../system/clock.ts';
import { seal } from '../system/sealed-box.ts';
import { insertMail } from './mail-log.store.ts';
import type { MailRequest } from './mail-request.ts';
import { sendMailJob } from './send-mail.kind.ts';

export type MailOptions = {
  readonly language: Language;
  readonly replyTo?: string;
  /** Where whoever puts it follows what becomes of it; made up otherwise. */
  readonly mailId?: string;
  /** It may be taken back until it is sent (`withdrawMails`). */
  readonly isWithdrawable?: true;
};

/** The provider's staff reads English. */
export const TO_STAFF: MailOptions = { language: 'en' };

export type MailOutbox = {
  /**
   * Puts a mail in the queue, in the transaction that causes it. Without an address the same work is done and nobody gets one,
   * so that the time does not tell whether there is an account. It is written in the reader's language; an answer goes to `replyTo`, where
   * one is named. What a sandbox keeps back is put nowhere.
   */
  put(tx: AnyTransaction, brand: Brand, to: string | null, request: MailRequest, options: MailOptions): Promise<void>;
};

/** What a mail job carries, sealed: links in mails open accounts. */
export type MailJob = {
  readonly id: string;
  readonly brandId: string;
  readonly to: string | null;
  readonly request: MailRequest;
  readonly replyTo?: string;
  readonly isWithdrawable?: true;
  /** Absent in one that was queued before emails had languages. */
  readonly language?: Language;
};

/** The outbox on the job queue. */
export function createMailOutbox(queue: JobQueue, key: Buffer, clock: Clock): MailOutbox {
  return {
    async put(tx, brand, to, request, { mailId = randomUUID(), ...options }) {
      const job: MailJob = { id: mailId, brandId: brand.brandId, to, request, ...options };
      const mail = { mailId: job.id, recipient: to ?? '', kind: request.kind, queuedAt: clock.now() };
      if (!(await insertMail(tx, mail))) return;
      await queue.enqueue(tx, sendMailJob, { sealed: seal(key, job) });
    },
  };
}
