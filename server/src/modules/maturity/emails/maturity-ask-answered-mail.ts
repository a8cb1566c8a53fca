import type { Brand } from '@portal/domain/portal/brand.ts';
import { composeMail } from '../../../emails/compose-mail.ts';
import type { Mail } from '../../../emails/mail.ts';
import { plainName } from '../../../emails/plain-name.ts';

export type MaturityAskAnsweredMailData = {
  readonly brand: Brand;
  readonly organisationName: string;
  /** Of the colleague who has answered. */
  readonly answeredBy: string;
  readonly elementName: string;
  /** The question's page in the portal. */
  readonly questionUrl: string;
};

/** Tells whoever asked that the colleague has answered; what they answered stands in the portal alone. */
export function renderMaturityAskAnsweredMail(data: MaturityAskAnsweredMailData): Promise<Mail> {
  const { brand, questionUrl } = data;
  const colleague = plainName(data.answeredBy);
  const about = plainName(data.elementName);
  const organisation = plainName(data.organisationName);
  return composeMail(brand, {
    subject: `${colleague} has answered: ${about}`,
    preheader: 'Review the answer and accept it with one click.',
    heading: `${colleague} has answered your question`,
    paragraphs: [
      `You asked ${colleague} about “${about}”. The answer is waiting next to the question. It counts once you accept it.`,
    ],
    action: { label: 'Review the answer', url: questionUrl },
    reason: `you asked this question for ${organisation} in ${brand.brandNameShort}.`,
  });
}
