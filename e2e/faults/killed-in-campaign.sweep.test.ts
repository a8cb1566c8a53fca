import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { connectOwner } from '../../server/src/database/pools.ts';
import { startEmbeddedPostgres } from '../../server/src/database/postgres/embedded-postgres.ts';
import { startSmtpInbox } from '../../server/src/testing/smtp-inbox.ts';
import { CLOCK_FILE, CLOCKED_PORTAL } from '../testing/clocked-portal.ts';
import { fillCampaign, PEOPLE, SENDER } from './testing/fill-campaign.ts';
import { PortalPlace } from './testing/portal-process.ts';

const patiently = { timeout: 300_000, interval: 50 };
/** A Monday within working hours of a new portal's brand, and later on that day. */
const BEFORE = '2026-11-30T17:00:00Z';
const LATER = '2026-11-30T19:00:00Z';

/** Says when those who wait may go on; how many wait. */
function gate() {
  let isShut = false;
  let waiting = 0;
  return {
    shut: () => {
      isShut = true;
    },
    /** What waits now waits forever: the process behind it is dead. */
    open: () => {
      isShut = false;
      waiting = 0;
    },
    waiting: () => waiting,
    pass: (): Promise<void> => {
      if (!isShut) return Promise.resolve();
      waiting += 1;
      return new Promise(() => undefined);
    },
  };
}

test('a campaign whose portal is killed three times in its midst reaches everybody, each with one mail', async () => {
  const [recipients, answers] = [gate(), gate()];
  let accepted = Number.POSITIVE_INFINITY;
  const inbox = await startSmtpInbox({
    beforeRecipient: () => {
      if (inbox.received.length >= accepted) recipients.shut();
      return recipients.pass();
    },
    beforeAnswer: answers.pass,
  });
  const folder = mkdtempSync(join(tmpdir(), 'portal-campaign-'));
  const postgres = await startEmbeddedPostgres(join(folder, 'postgres'), () => undefined);
  const client = await connectOwner(postgres.connection);
  const clockFile = join(folder, 'clock');
  writeFileSync(clockFile, BEFORE);
  const place = await PortalPlace.create(
    {
      ...{ DATABASE_URL: postgres.url, [CLOCK_FILE]: clockFile, PHISHING_DOMAIN: SENDER },
      ...{ MAIL_URL: inbox.url, MAIL_FROM: 'portal@cyber.example' },
    },
    CLOCKED_PORTAL,
  );
  const states = async () => {
    const { rows } = await client.query<{ state: string; count: number }>(
      'select state, count(*)::int from phishing_mails group by state',
    );
    return Object.fromEntries(rows.map(({ state, count }) => [state, count]));
  };
  try {
    const first = await place.start();
    first.kill('SIGKILL');
    await first.ended;
    await fillCampaign(client, BEFORE);
    writeFileSync(clockFile, LATER);

    // In the midst of queuing: nothing was committed, and nothing is lost.
    await client.query('begin');
    await client.query('lock table mail_log in exclusive mode');
    let run = await place.start();
    await vi.waitFor(async () => {
      const { rows } = await client.query(
        `select 1 from pg_locks where not granted and relation = 'mail_log'::regclass`,
      );
      // What clears the log waits too.
      expect(rows).toHaveLength(2);
    }, patiently);
    run.kill('SIGKILL');
    await run.ended;
    await client.query('rollback');
    expect(await states()).toEqual({ planned: PEOPLE });
    expect(inbox.received).toEqual([]);

    // In the midst of sending, with some at the mail server, two being handed over, and the others in the queue.
    accepted = 7;
    run = await place.start();
    await vi.waitFor(() => expect(recipients.waiting()).toBe(2), patiently);
    run.kill('SIGKILL');
    await run.ended;
    const before = inbox.received.length;
    expect(before).toBeGreaterThanOrEqual(accepted);
    expect(before).toBeLessThan(PEOPLE - 2);
    accepted = Number.POSITIVE_INFINITY;
    recipients.open();

    // At the one moment that SMTP leaves open (RFC 1047): the server has a mail, and its answer is lost.
    answers.shut();
    run = await place.start();
    await vi.waitFor(() => expect(answers.waiting()).toBe(2), patiently);
    run.kill('SIGKILL');
    await run.ended;
    const unanswered = inbox.received.slice(before).map(({ messageId }) => messageId);
    answers.open();
    await place.start();
    await vi.waitFor(async () => {
      const { rows } = await client.query(`select 1 from mail_log where kind = 'phishing' and status = 'sent'`);
      expect(rows).toHaveLength(PEOPLE);
    }, patiently);

    const simulated = inbox.received.filter(({ from }) => from.endsWith(`@${SENDER}`));
    const mailsOf = Map.groupBy(simulated, ({ recipients: [to = ''] }) => to);
    expect([...mailsOf.keys()]).toHaveLength(PEOPLE);
    for (const mails of mailsOf.values()) expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(1);
    // What came a second time is what nobody could know to be there; mailboxes know it by its Message-ID.
    const twice = [...mailsOf.values()].filter(({ length }) => length > 1);
    expect(twice.map(([mail]) => mail?.messageId).toSorted()).toEqual(unanswered.toSorted());
    expect(await states()).not.toHaveProperty('planned');
  } finally {
    await place.clear();
    await client.end();
    await postgres.stop();
    await inbox.close();
    rmSync(folder, { recursive: true, force: true });
  }
});
