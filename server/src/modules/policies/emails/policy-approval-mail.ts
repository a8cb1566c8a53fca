import { composeMail } from '../../../emails/compose-mail.ts';
import type { Mail } from '../../../emails/mail.ts';
import type { MailTeller } from '../../../emails/mail-request.ts';
import { plainName } from '../../../emails/plain-name.ts';
import { approval as texts } from './emails.texts.ts';

export type PolicyApprovalMailData = MailTeller & {
  readonly senderName: string;
  readonly organisationName: string;
  readonly policyName: string;
  /** What the sender says about it; may be empty. */
  readonly note: string;
  /** The draft's page in the portal. */
  readonly policyUrl: string;
};

/** Asks an admin to read a policy's draft and to approve it. */
export function renderPolicyApprovalMail(data: PolicyApprovalMailData): Promise<Mail> {
  const { brand, say, policyUrl } = data;
  const sender = plainName(data.senderName);
  const policy = plainName(data.policyName);
  const organization = plainName(data.organisationName);
  const note = plainName(data.note);
  return composeMail(
    brand,
    {
      subject: say(texts.subject, { policy }),
      preheader: say(texts.preheader, { sender }),
      heading: say(texts.heading, { sender }),
      paragraphs: [
        say(texts.what, { organization, policy }),
        ...(note === '' ? [] : [say(texts.wrote, { sender, note })]),
      ],
      action: { label: say(texts.read), url: policyUrl },
      reason: say(texts.reason, { organization, brand: brand.brandNameShort }),
    },
    say,
  );
}
