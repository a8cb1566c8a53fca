import { setTimeout as delay } from 'node:timers/promises';
import { inviteUser } from '@portal/contract/accounts/accounts.calls.ts';
import { SMTPServer } from 'smtp-server';
import { expect, test } from 'vitest';
import { freePort } from '../testing/free-port.ts';
import { signInDemoOwner } from './testing/demo-owner.ts';
import { PortalPlace } from './testing/portal-process.ts';

/** A mail server that keeps what it gets. */
function startMailServer(port: number): Promise<{ readonly mails: string[]; close(): Promise<void> }> {
  const mails: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      let text = '';
      stream.setEncoding('utf8');
      stream.on('data', (chunk: string) => {
        text += chunk;
      });
      stream.once('end', () => {
        mails.push(text);
        done();
      });
    },
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () =>
      resolve({ mails, close: () => new Promise((closed) => server.close(() => closed())) }),
    );
  });
}

test('a mail waits while its server is away, survives the portal’s death, and is delivered once', async () => {
  const smtpPort = await freePort();
  const place = await PortalPlace.create({
    MAIL_URL: `smtp://127.0.0.1:${smtpPort}`,
    MAIL_FROM: 'portal@cyber.example',
  });
  let server: Awaited<ReturnType<typeof startMailServer>> | null = null;
  try {
    const run = await place.start();
    const browser = await signInDemoOwner(place.browser(), await place.fillDemo());
    const email = 'ines.moreau@harbor-bakery.example';
    const answer = await browser.call(inviteUser, { email, firstName: 'Ines', lastName: 'Moreau', jobTitle: '' });
    expect(answer.status).toBe(200);
    // Long enough for a first attempt, which nobody takes.
    await delay(2000);
    run.kill('SIGKILL');
    await run.ended;
    await place.start();
    server = await startMailServer(smtpPort);
    const { mails } = server;
    const delivered = () => mails.filter((mail) => mail.includes(`To: ${email}`));
    while (delivered().length === 0) await delay(200);
    // A second delivery would come with the next attempt.
    await delay(7_000);
    expect(delivered()).toHaveLength(1);
  } finally {
    await place.clear();
    await server?.close();
  }
});
