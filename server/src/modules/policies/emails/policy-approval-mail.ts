import type { Brand } from '@portal/domain/portal/brand.ts';
import { composeMail } from '../../../emails/compose-mail.ts';
import type { Mail } from '../../../emails/mail.ts';
import { plainName } from '../../../emails/plain-name.ts';

export type PolicyApprovalMailData = {
  readonly brand: Brand;
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
  const { brand, policyUrl } = data;
  const sender = plainName(data.senderName);
  const policy = plainName(data.policyName);
  const organisation = plainName(data.organisationName);
  const note = plainName(data.note);
  return composeMail(brand, {
    subject: `Please approve: ${policy}`,
    preheader: `${sender} has finished a draft and asks you to approve it.`,
    heading: `${sender} asks you to approve a policy`,
    paragraphs: [
      `The draft of ${organisation}’s policy ${policy} is ready for you. Read it, make any changes you like, and approve it when it is right. It takes effect only after that.`,
      ...(note === '' ? [] : [`${sender} wrote: ${note}`]),
    ],
    action: { label: 'Read the draft', url: policyUrl },
    reason: `you are an admin of ${organisation} in ${brand.brandNameShort}.`,
  });
}
