import type { AddressInfo } from 'node:net';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { type ReceivedMail, unsubscribeHeaders } from '../providers/mail/mail.suite.ts';

/** A refusal with an SMTP code. */
export function smtpRefusal(responseCode: number): Error {
  return Object.assign(new Error('refused by the test'), { responseCode });
}

/** A mail server on this machine that keeps what it is sent. */
export async function startSmtpInbox(
  options: {
    readonly port?: number;
    readonly refuseRecipient?: () => Error | null;
    readonly refuseSender?: () => Error | null;
    readonly refuseMessage?: () => Error | null;
    /** Says when a recipient is answered about. */
    readonly beforeRecipient?: () => Promise<void>;
    /** Says when a message that is kept is answered about. */
    readonly beforeAnswer?: () => Promise<void>;
    readonly credentials?: { readonly user: string; readonly pass: string };
  } = {},
) {
  const received: ReceivedMail[] = [];
  const headers: { key: string; value: string }[][] = [];
  const { credentials } = options;
  const server = new SMTPServer({
    authOptional: credentials === undefined,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    onAuth(auth, _session, done) {
      if (auth.username === credentials?.user && auth.password === credentials?.pass)
        done(null, { user: auth.username });
      else done(smtpRefusal(535));
    },
    onMailFrom: (_address, _session, done) => done(options.refuseSender?.() ?? null),
    onRcptTo: async (_address, _session, done) => {
      await options.beforeRecipient?.();
      done(options.refuseRecipient?.() ?? null);
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', async () => {
        const refusal = options.refuseMessage?.() ?? null;
        if (refusal !== null) return done(refusal);
        const mail = await PostalMime.parse(Buffer.concat(chunks));
        headers.push(mail.headers.map(({ key, value }) => ({ key, value })));
        received.push({
          from: mail.from?.address ?? '',
          recipients: session.envelope.rcptTo.map(({ address }) => address),
          subject: mail.subject ?? '',
          text: mail.text ?? '',
          html: mail.html ?? '',
          messageId: mail.messageId ?? '',
          unsubscribe: unsubscribeHeaders(mail.headers),
        });
        await options.beforeAnswer?.();
        done();
      });
    },
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(options.port ?? 0, '127.0.0.1', () => resolve()));
  const { port } = server.server.address() as AddressInfo;
  const login = credentials === undefined ? '' : `${credentials.user}:${credentials.pass}@`;
  return {
    port,
    url: `smtp://${login}127.0.0.1:${port}`,
    received,
    /** The headers of each mail, in the same order; names in lower case. */
    headers,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
