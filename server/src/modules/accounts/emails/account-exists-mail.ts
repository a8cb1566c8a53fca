import { composeMail } from '../../../emails/compose-mail.ts';
import type { Mail } from '../../../emails/mail.ts';
import type { MailTeller } from '../../../emails/mail-request.ts';
import { link, accountExists as texts } from './emails.texts.ts';

export type AccountExistsMailData = MailTeller & { readonly signInUrl: string };

/** Tells the owner of an account that someone tried to sign up with its address; the page itself need not say so. */
export function renderAccountExistsMail({ brand, say, signInUrl }: AccountExistsMailData): Promise<Mail> {
  const name = { brand: brand.brandNameShort };
  return composeMail(
    brand,
    {
      subject: say(texts.subject, name),
      preheader: say(texts.preheader),
      heading: say(texts.heading),
      paragraphs: [say(texts.what, { brand: brand.brandNameLong }), say(texts.whatToDo)],
      action: { label: say(link.signIn), url: signInUrl },
      notes: [say(texts.notYou)],
      reason: say(texts.reason, name),
    },
    say,
  );
}
