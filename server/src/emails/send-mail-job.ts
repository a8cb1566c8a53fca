import type { Brand } from '@portal/domain/portal/brand.ts';
import { MailError, type MailPort } from '../providers/mail/mail-port.ts';
import { unseal } from '../system/sealed-box.ts';
import type { MailLog } from './mail-log.ts';
import { type LogoPicture, mailLogoOf } from './mail-logo.ts';
import type { MailJob } from './mail-outbox.ts';
import type { RenderMail } from './mail-request.ts';

/** Renders and sends one queued mail. A refusal for good is logged and given up; anything else is tried again, for days. */
export function createSendMailJob(options: {
  readonly render: RenderMail;
  readonly mail: MailPort;
  readonly key: Buffer;
  readonly brandById: (brandId: string) => Promise<Brand>;
  readonly logoOf: (brand: Brand) => Promise<LogoPicture | null>;
  readonly from: (brand: Brand) => string;
  readonly onRefused: (error: MailError) => void;
  readonly log: MailLog;
}): (payload: { readonly sealed: string }) => Promise<void> {
  return async ({ sealed }) => {
    // Only this portal can have sealed it, so its shape is known.
    const job = unseal(options.key, sealed) as MailJob;
    if (job.to === null) return options.log.sentToNobody(job.id);
    if (job.isWithdrawable && !(await options.log.isQueued(job.id))) return;
    const brand = await options.brandById(job.brandId);
    const logo = mailLogoOf(await options.logoOf(brand));
    const letterhead = logo === null ? brand : { ...brand, mailLogo: logo.logo };
    const { posing, ...message } = await options.render(letterhead, job.request, job.language);
    try {
      await options.mail.send({
        ...message,
        ...(logo === null ? {} : { pictures: [logo.part] }),
        from: options.from(brand),
        messageId: `<${job.id}@${brand.emailDomain}>`,
        ...posing,
        to: job.to,
        ...(job.replyTo === undefined ? {} : { replyTo: job.replyTo }),
      });
    } catch (error) {
      if (error instanceof MailError && error.permanent) {
        await options.log.refused(job.id, error, sealed);
        options.onRefused(error);
        return;
      }
      if ((await options.log.postponed(job.id, error, sealed)) === 'again') throw error;
      options.onRefused(error instanceof MailError ? error : new MailError('It could not be sent.', true, error));
      return;
    }
    await options.log.sent(job.id);
  };
}
