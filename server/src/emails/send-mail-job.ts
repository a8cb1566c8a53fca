import type { Brand } from '@portal/domain/portal/brand.ts';
import type { JobHandler } from '../jobs/job-queue.ts';
import { MailError, type MailPort } from '../providers/mail/mail-port.ts';
import { unseal } from '../system/sealed-box.ts';
import type { MailJob } from './mail-outbox.ts';
import { renderMail } from './mail-request.ts';

/** Renders and sends one queued mail. A refusal for good is logged and given up; anything else is tried again. */
export function createSendMailJob(options: {
  readonly mail: MailPort;
  readonly key: Buffer;
  readonly brandById: (brandId: string) => Promise<Brand>;
  readonly from: (brand: Brand) => string;
  readonly onRefused: (error: MailError) => void;
}): JobHandler {
  return async (data) => {
    // Only this portal can have sealed it, so its shape is known.
    const job = unseal(options.key, String(data.sealed)) as MailJob;
    if (job.to === null) return;
    const brand = await options.brandById(job.brandId);
    const message = await renderMail(brand, job.request);
    try {
      await options.mail.send({
        ...message,
        from: options.from(brand),
        to: job.to,
        messageId: `<${job.id}@${brand.emailDomain}>`,
      });
    } catch (error) {
      if (!(error instanceof MailError) || !error.permanent) throw error;
      options.onRefused(error);
    }
  };
}
