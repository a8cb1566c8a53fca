import { randomUUID } from 'node:crypto';
import type { Brand } from '@portal/domain/portal/brand.ts';
import type { AnyTransaction } from '../database/database.ts';
import type { JobQueue } from '../jobs/job-queue.ts';
import { seal } from '../system/sealed-box.ts';
import type { MailRequest } from './mail-request.ts';

/** Puts mails in the queue, in the transaction that causes them. */
export type MailOutbox = {
  put(tx: AnyTransaction, brand: Brand, to: string, request: MailRequest): Promise<void>;
};

/** What a mail job carries, sealed: links in mails open accounts. */
export type MailJob = {
  readonly id: string;
  readonly brandId: string;
  readonly to: string;
  readonly request: MailRequest;
};

/** The outbox on the job queue. */
export function createMailOutbox(queue: JobQueue, key: Buffer): MailOutbox {
  return {
    async put(tx, brand, to, request) {
      const job: MailJob = { id: randomUUID(), brandId: brand.brandId, to, request };
      await queue.enqueue(tx, 'send-mail', { sealed: seal(key, job) });
    },
  };
}
