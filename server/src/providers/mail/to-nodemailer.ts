import type { OutgoingMail } from './mail-port.ts';

/** A mail as nodemailer takes it. */
export function toNodemailer({ pictures = [], unsubscribeUrl, headers, ...mail }: OutgoingMail) {
  const unsubscribe = unsubscribeUrl === undefined ? { headers: {} } : oneClick(unsubscribeUrl);
  return {
    ...mail,
    ...unsubscribe,
    headers: { ...headers, ...unsubscribe.headers },
    attachments: pictures.map(({ contentId, fileName, mediaType, bytes }) => ({
      cid: contentId,
      filename: fileName,
      contentType: mediaType,
      contentDisposition: 'inline' as const,
      content: Buffer.from(bytes),
    })),
  };
}

/** RFC 2369, 3.2 and RFC 8058, 3.1. */
const oneClick = (url: string) => ({
  list: { unsubscribe: url },
  headers: { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
});
