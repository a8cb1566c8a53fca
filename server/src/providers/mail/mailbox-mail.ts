import { createHash } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import nodemailer from 'nodemailer';
import type { MailPort } from './mail-port.ts';
import { toNodemailer } from './to-nodemailer.ts';

/** Stores each mail as an .eml file in `folder`, for portals without a mail server. */
export function createMailboxMail(folder: string): MailPort {
  const transport = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  return {
    async send(mail) {
      const { message } = await transport.sendMail(toNodemailer(mail));
      await mkdir(folder, { recursive: true, mode: 0o700 });
      // Named by the message, so that a mail which is sent again after a crash replaces itself.
      const name = createHash('sha256').update(mail.messageId).digest('hex').slice(0, 32);
      const aside = join(folder, `${name}.part`);
      await writeFile(aside, message as unknown as Buffer, { mode: 0o600 });
      await rename(aside, join(folder, `${name}.eml`));
    },
  };
}
