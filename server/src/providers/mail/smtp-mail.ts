import nodemailer from 'nodemailer';
import { MailError, type MailPort } from './mail-port.ts';

const TIMEOUT_MS = 15_000;

/** Delivers through an SMTP server, `smtp://user:password@host:port` or `smtps://…`. */
export function createSmtpMail(url: string): MailPort {
  const transport = nodemailer.createTransport(url, {
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  } as object);
  return {
    async send(mail) {
      try {
        await transport.sendMail(mail);
      } catch (error) {
        const code =
          typeof error === 'object' && error !== null && 'responseCode' in error ? Number(error.responseCode) : 0;
        throw new MailError(error instanceof Error ? error.message : 'unknown', code >= 500 && code < 600, error);
      }
    },
  };
}
