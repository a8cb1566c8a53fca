import nodemailer from 'nodemailer';
import { MailError, type MailPort } from './mail-port.ts';
import { toNodemailer } from './to-nodemailer.ts';

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
        await transport.sendMail(toNodemailer(mail));
      } catch (error) {
        throw new MailError(error instanceof Error ? error.message : 'unknown', isRefusedForGood(error), error);
      }
    },
  };
}

/**
 * Whether the server refused this recipient or this message with a 5xx answer (RFC 5321, 4.2.1). A 5xx to the greeting, the
 * sign-in or the sender is about the portal's settings: the mail waits until they are put right.
 */
function isRefusedForGood(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const code = 'responseCode' in error ? Number(error.responseCode) : 0;
  const command = 'command' in error ? String(error.command) : '';
  return code >= 500 && code < 600 && (command === 'RCPT TO' || command === 'DATA');
}
