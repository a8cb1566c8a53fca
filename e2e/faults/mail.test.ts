import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inviteUser } from '@portal/contract/accounts/accounts.calls.ts';
import { SMTPServer } from 'smtp-server';
import { expect, test, vi } from 'vitest';
import { connectOwner } from '../../server/src/database/pools.ts';
import { startEmbeddedPostgres } from '../../server/src/database/postgres/embedded-postgres.ts';
import { freePort } from '../testing/free-port.ts';
import { signInDemoOwner } from './testing/demo-owner.ts';
import { PortalPlace } from './testing/portal-process.ts';

const patiently = { timeout: 300_000, interval: 50 };

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
  const folder = mkdtempSync(join(tmpdir(), 'portal-mail-'));
  const postgres = await startEmbeddedPostgres(join(folder, 'postgres'), () => undefined);
  const client = await connectOwner(postgres.connection);
  const place = await PortalPlace.create({
    DATABASE_URL: postgres.url,
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
    const states = async () => {
      const { rows } = await client.query<{ state: string }>(
        "select state::text from jobs.job where name = 'send-mail'",
      );
      return new Set(rows.map(({ state }) => state));
    };
    // The first attempt, which nobody takes.
    await vi.waitFor(async () => expect([...(await states())]).toEqual(['retry']), patiently);
    run.kill('SIGKILL');
    await run.ended;
    await place.start();
    server = await startMailServer(smtpPort);
    const { mails } = server;
    const delivered = () => mails.filter((mail) => mail.includes(`To: ${email}`));
    // How long it waits between attempts is no matter of this test.
    await client.query("update jobs.job set start_after = now() where name = 'send-mail' and state = 'retry'");
    // A job that is done is not tried again.
    await vi.waitFor(async () => expect([...(await states())]).toEqual(['completed']), patiently);
    expect(delivered()).toHaveLength(1);
  } finally {
    await place.clear();
    await server?.close();
    await client.end();
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
});
