import type { Brand } from '@portal/domain/portal/brand.ts';
import { composeMail } from '../../../emails/compose-mail.ts';
import type { Mail } from '../../../emails/mail.ts';
import { plainName } from '../../../emails/plain-name.ts';

export type HelpRequestMailData = {
  readonly brand: Brand;
  /** Such as "CC-1042". */
  readonly number: string;
  readonly organisationName: string;
  /** What kind of thing it is about, such as "A security policy". */
  readonly about: string;
  /** False for words that were added to a request. */
  readonly isFirst: boolean;
  /** The request in the console. */
  readonly url: string;
};

/** Tells the brand's concierge that a customer has written; what was written stays in the portal. */
export function renderHelpRequestMail(data: HelpRequestMailData): Promise<Mail> {
  const { brand, number, about, isFirst, url } = data;
  const organisation = plainName(data.organisationName);
  const heading = isFirst ? `${organisation} asks for help` : `${organisation} has replied`;
  return composeMail(brand, {
    subject: `${number}: ${heading}`,
    preheader: isFirst ? 'A new request is waiting for an answer.' : 'The customer is waiting for an answer.',
    heading,
    paragraphs: ['Read and answer it in the console. The request is assigned to the first person who answers.'],
    facts: [
      { label: 'Request', value: number },
      { label: 'Organization', value: organisation },
      { label: 'About', value: about },
    ],
    action: { label: 'Open the request', url },
    reason: `this address receives requests to the ${brand.brandNameShort} cyber concierge.`,
  });
}
