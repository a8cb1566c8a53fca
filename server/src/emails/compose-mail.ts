import type { Say } from '@portal/domain/texts/say.ts';
import type { Mail, MailContent } from './mail.ts';
import type { MailBrand } from './mail-logo.ts';
import { mailText } from './mail-text.ts';

/**
 * Turns what a message says into a message under a brand. React and its mail parts are loaded at the first message, not
 * at the start of the process: a web process that sends no mail never pays for them.
 * @param say the reader's language, which the content is written in
 */
export async function composeMail(brand: MailBrand, content: MailContent, say: Say): Promise<Mail> {
  const { renderMailHtml } = await import('./mail-layout.ts');
  return {
    subject: content.subject,
    html: await renderMailHtml(brand, content, say),
    text: mailText(brand, content, say),
  };
}
