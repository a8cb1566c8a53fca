import type { OutgoingMail } from './mail-port.ts';

/** A mail as nodemailer takes it. */
export function toNodemailer({ pictures = [], ...mail }: OutgoingMail) {
  return {
    ...mail,
    attachments: pictures.map(({ contentId, fileName, mediaType, bytes }) => ({
      cid: contentId,
      filename: fileName,
      contentType: mediaType,
      contentDisposition: 'inline' as const,
      content: Buffer.from(bytes),
    })),
  };
}
