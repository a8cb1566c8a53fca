import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterEach, describe, expect, test } from 'vitest';
import { smtpRefusal, startSmtpInbox } from '../../testing/smtp-inbox.ts';
import { describeMailPort, SAMPLE_MAIL } from './mail.suite.ts';
import { MailError } from './mail-port.ts';
import { createSmtpMail } from './smtp-mail.ts';

describe('mail by SMTP', () => {
  describeMailPort(async () => {
    const inbox = await startSmtpInbox();
    return { mail: createSmtpMail(inbox.url), received: async () => inbox.received, close: () => inbox.close() };
  });
});

describe('a mail that is not taken', () => {
  let inbox: Awaited<ReturnType<typeof startSmtpInbox>>;
  afterEach(() => inbox.close());

  const failure = async (url: string) => {
    const error: unknown = await createSmtpMail(url)
      .send(SAMPLE_MAIL)
      .catch((caught: unknown) => caught);
    if (!(error instanceof MailError)) throw new Error('The mail was taken');
    return error;
  };

  test.each([
    ['its recipient with 550', true, { refuseRecipient: () => smtpRefusal(550) }],
    ['its recipient with 450', false, { refuseRecipient: () => smtpRefusal(450) }],
    ['its content with 554', true, { refuseMessage: () => smtpRefusal(554) }],
    ['its content with 451', false, { refuseMessage: () => smtpRefusal(451) }],
    ['the portal as a sender with 550', false, { refuseSender: () => smtpRefusal(550) }],
  ] as const)('because the server refuses %s is given up: %s', async (_why, permanent, options) => {
    inbox = await startSmtpInbox(options);
    expect((await failure(inbox.url)).permanent).toBe(permanent);
    expect(inbox.received).toEqual([]);
  });

  test('because the portal’s password is wrong waits until it is put right', async () => {
    inbox = await startSmtpInbox({ credentials: { user: 'portal', pass: 'right' } });
    expect((await failure(inbox.url.replace('right', 'wrong'))).permanent).toBe(false);
    await createSmtpMail(inbox.url).send(SAMPLE_MAIL);
    expect(inbox.received).toHaveLength(1);
  });

  test('V12.3.2 because the server’s certificate is nobody’s that is trusted waits until it is put right', async () => {
    inbox = await startSmtpInbox();
    let mails = 0;
    // Without a certificate of its own this server shows one that it signed itself.
    const impostor = new SMTPServer({
      secure: true,
      authOptional: true,
      onData(stream, _session, done) {
        mails += 1;
        stream.on('end', () => done()).resume();
      },
    });
    impostor.on('error', () => undefined);
    await new Promise<void>((resolve) => impostor.listen(0, '127.0.0.1', () => resolve()));
    const { port } = impostor.server.address() as AddressInfo;
    const error = await failure(`smtps://127.0.0.1:${port}`);
    await new Promise<void>((resolve) => impostor.close(() => resolve()));
    expect(error).toMatchObject({ permanent: false, message: expect.stringMatching(/certificate/) });
    expect(mails).toBe(0);
  });

  test('because no server answers is tried again', async () => {
    inbox = await startSmtpInbox();
    await inbox.close();
    const error = await failure(inbox.url);
    expect(error.permanent).toBe(false);
    expect(error.message).toContain('ECONNREFUSED');
    inbox = await startSmtpInbox();
  });
});
