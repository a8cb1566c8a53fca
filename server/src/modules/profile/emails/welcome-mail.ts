import { composeMail } from '../../../emails/compose-mail.ts';
import type { Mail } from '../../../emails/mail.ts';
import type { MailTeller } from '../../../emails/mail-request.ts';
import { plainName } from '../../../emails/plain-name.ts';
import { welcome as texts } from './emails.texts.ts';

export type WelcomeMailData = MailTeller & {
  readonly firstName: string;
  readonly organisationName: string;
  /** The page of the website scans, where the first step is made. */
  readonly websiteScansUrl: string;
};

/** Greets someone who finished the onboarding and names the one step that pays off first. */
export function renderWelcomeMail(data: WelcomeMailData): Promise<Mail> {
  const { brand, say, websiteScansUrl } = data;
  const organization = plainName(data.organisationName);
  return composeMail(
    brand,
    {
      subject: say(texts.subject, { brand: brand.brandNameLong }),
      preheader: say(texts.preheader),
      heading: say(texts.heading, { name: plainName(data.firstName) }),
      paragraphs: [say(texts.place, { organization }), say(texts.firstStep)],
      action: { label: say(texts.scan), url: websiteScansUrl },
      notes: [say(texts.notSure, { support: brand.supportEmail })],
      reason: say(texts.reason, { brand: brand.brandNameShort }),
    },
    say,
  );
}
