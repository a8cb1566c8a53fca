import type { Brand } from '@portal/domain/portal/brand.ts';
import { composeMail } from '../../../emails/compose-mail.ts';
import type { Mail } from '../../../emails/mail.ts';

export type HelpAnswerMailData = {
  readonly brand: Brand;
  /** Such as "CC-1042". */
  readonly number: string;
  /** The request in the portal. */
  readonly url: string;
};

/** Tells somebody who asked that the concierge has answered; what was answered stays in the portal. */
export function renderHelpAnswerMail({ brand, number, url }: HelpAnswerMailData): Promise<Mail> {
  return composeMail(brand, {
    subject: `Your cyber concierge has answered (${number})`,
    preheader: 'Sign in to read the answer.',
    heading: 'Your cyber concierge has answered',
    paragraphs: [
      `There is an answer to your request ${number}. Read it in the portal, and reply there if anything is still unclear.`,
    ],
    action: { label: 'Read the answer', url },
    reason: `you wrote to the cyber concierge in ${brand.brandNameShort}.`,
  });
}
