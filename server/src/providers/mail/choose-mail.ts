import { join } from 'node:path';
import type { Config } from '../../config/config.ts';
import type { MailPort } from './mail-port.ts';
import { createMailboxMail } from './mailbox-mail.ts';
import { createSmtpMail } from './smtp-mail.ts';

/** Where mails are stored when there is no mail server. */
export const mailboxFolder = (config: Config) => join(config.dataDir, 'mailbox');

/** SMTP where a server is set, else the mailbox. */
export function chooseMail(config: Config): MailPort {
  return config.mailUrl === null ? createMailboxMail(mailboxFolder(config)) : createSmtpMail(config.mailUrl);
}
