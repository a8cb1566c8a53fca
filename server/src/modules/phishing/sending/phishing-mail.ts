import { SIMULATION_HEADER } from '@portal/domain/phishing/phishing-limits.ts';
import { fillTemplate, type TemplateValues } from '@portal/domain/phishing/template-words.ts';
import type { Mail } from '../../../emails/mail.ts';
import type { MailTeller } from '../../../emails/mail-request.ts';
import type { InlinePicture } from '../../../providers/mail/mail-port.ts';
import { escapeHtml } from '../../../system/escape-html.ts';
import { readTemplates } from '../templates/read-templates.ts';
import type { Template } from '../templates/template-file.schemas.ts';
import { qrPicture } from './qr-picture.ts';

export type PhishingMailData = MailTeller & {
  /** Stands in the header by which such mails are let in and known again. */
  readonly mailId: string;
  readonly templateId: string;
  readonly values: TemplateValues;
  /** Where a click leads. */
  readonly url: string;
  /** Where nobody gets who reads with eyes or a screen reader. */
  readonly trapUrl: string;
};

const QR_ID = 'code@notice';
const TEXT_STYLE = 'margin:0 0 16px;font:15px/1.5 Arial,Helvetica,sans-serif;color:#222';
const BUTTON_STYLE =
  'display:inline-block;padding:10px 18px;background:#1a5fb4;color:#fff;text-decoration:none;border-radius:4px';
const HIDDEN_STYLE = 'display:none;visibility:hidden;font-size:0;max-height:0;overflow:hidden';

/**
 * A simulated phishing mail: plain, as such mails are, without the portal's letterhead. It says in its head what it is, so that
 * administrators can let it in and reports can be told apart.
 */
export async function renderPhishingMail(data: PhishingMailData): Promise<Mail> {
  const template = readTemplates().get(data.templateId);
  if (template === undefined) throw new Error(`There is no template ${data.templateId}`);
  const fill = (text: string) => fillTemplate(text, data.values);
  const code = template.mail.body.some((part) => 'qr' in part) ? qrPicture(data.url) : null;
  return {
    subject: fill(template.mail.subject.text),
    html: htmlOf(template, data, fill, code?.size ?? 0),
    text: textOf(template, data, fill),
    posing: {
      from: `"${plainPhrase(fill(template.mail.from.name))}" <${template.mail.from.mailbox}@${data.values.senderDomain}>`,
      messageId: `<${data.mailId}@${data.values.senderDomain}>`,
      headers: { [SIMULATION_HEADER]: data.mailId, 'X-Auto-Response-Suppress': 'All' },
      pictures: code === null ? [] : [pictureOf(code.bytes)],
    },
  };
}

/** Names come from people: nothing of them ends the quoted phrase. */
const plainPhrase = (name: string) => name.replace(/["\\\p{Cc}]/gu, '');

const pictureOf = (bytes: Buffer): InlinePicture => ({
  contentId: QR_ID,
  fileName: 'code.png',
  mediaType: 'image/png',
  bytes,
});

type Fill = (text: string) => string;

function htmlOf({ mail }: Template, { url, trapUrl }: PhishingMailData, fill: Fill, size: number): string {
  const parts = mail.body.map((part) => {
    if ('paragraph' in part) return `<p style="${TEXT_STYLE}">${escapeHtml(fill(part.paragraph))}</p>`;
    if ('link' in part)
      return `<p style="${TEXT_STYLE}"><a href="${escapeHtml(url)}" style="${BUTTON_STYLE}">${escapeHtml(fill(part.link))}</a></p>`;
    const label = escapeHtml(fill(part.qr));
    const picture = `<img src="cid:${QR_ID}" alt="${label}" width="${size}" height="${size}">`;
    return `<p style="${TEXT_STYLE}">${label}<br>${picture}</p>`;
  });
  const trap = `<div style="${HIDDEN_STYLE}" aria-hidden="true"><a href="${escapeHtml(trapUrl)}" tabindex="-1"></a></div>`;
  return `<!doctype html><html lang="en"><body style="margin:0;padding:24px;background:#fff"><div style="max-width:560px">${parts.join('')}</div>${trap}</body></html>`;
}

/** The plain part. A QR code has no text form: its place is named, as mail programs without pictures would. */
function textOf({ mail }: Template, { url }: PhishingMailData, fill: Fill): string {
  return mail.body
    .map((part) => {
      if ('paragraph' in part) return fill(part.paragraph);
      return 'link' in part ? `${fill(part.link)}:\n${url}` : `${fill(part.qr)}\n[QR code]`;
    })
    .join('\n\n');
}
