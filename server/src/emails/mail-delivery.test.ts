import { randomUUID } from 'node:crypto';
import { sendResetPasswordMagicLink } from '@portal/contract/accounts/accounts.calls.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { hurryRetries } from '../testing/hurry-retries.ts';
import { signInNewPerson } from '../testing/people.ts';
import { newestLinkToken, queuedMails } from '../testing/queued-mails.ts';
import { startSmtpInbox } from '../testing/smtp-inbox.ts';
import { startTestPortal, type TestPortal } from '../testing/test-portal.ts';

let portal: TestPortal;
let inbox: Awaited<ReturnType<typeof startSmtpInbox>>;
beforeEach(async () => {
  inbox = await startSmtpInbox();
  portal = await startTestPortal({ MAIL_URL: inbox.url, ROLES: 'web,worker', LOG_LEVEL: 'debug' });
});
afterEach(async () => {
  await portal.stop();
  await inbox.close();
});

const patiently = { timeout: 120_000, interval: 50 };

describe('the queue of mails', () => {
  test('sends nothing for what was rolled back', async () => {
    const { outbox, database, brands } = portal.portal.services;
    const request = { kind: 'account-exists', signInUrl: 'http://localhost:3000/signin' } as const;
    const to = `undone-${randomUUID()}@firm.example`;
    await expect(
      database.asSystem(async (tx) => {
        await outbox.put(tx, brands.default, to, request, { language: 'en' });
        throw new Error('undone');
      }),
    ).rejects.toThrow('undone');
    expect(await queuedMails(portal, to)).toEqual([]);
    await database.asSystem((tx) => outbox.put(tx, brands.default, to, request, { language: 'en' }));
    expect(await queuedMails(portal, to)).toHaveLength(1);
  });

  test('V13.3.1 shows neither addresses nor links in the database', async () => {
    const { email } = await signInNewPerson(portal);
    await portal.browser().call(sendResetPasswordMagicLink, { email });
    const link = await newestLinkToken(portal, email, 'reset-password');
    const rows = await portal.database.query<{ row: string }>('select j::text as row from jobs.job j');
    expect(rows).toHaveLength(1);
    for (const hidden of [email, link, 'resetPassword']) expect(rows[0]?.row).not.toContain(hidden);
  });

  test('waits while the mail server is away, and sends each mail once', async () => {
    const { port } = inbox;
    await inbox.close();
    const { email } = await signInNewPerson(portal);
    await portal.browser().call(sendResetPasswordMagicLink, { email });
    const link = await newestLinkToken(portal, email, 'reset-password');
    await portal.portal.startJobs();
    await vi.waitFor(() => expect(portal.logged.join('')).toContain('a job failed and is tried again'), patiently);
    inbox = await startSmtpInbox({ port });
    await vi.waitFor(async () => {
      await hurryRetries(portal);
      expect(inbox.received).toHaveLength(1);
    }, patiently);
    const state = async () =>
      (await portal.database.query<{ state: string }>('select state from jobs.job'))[0]?.state ?? 'gone';
    await vi.waitFor(async () => expect(await state()).toBe('completed'), patiently);
    expect(inbox.received).toHaveLength(1);
    expect(inbox.received[0]).toMatchObject({ recipients: [email], from: expect.stringMatching(/^no-reply@/) });
    expect(inbox.received[0]?.text).toContain(`http://localhost:3000/resetPassword/${link}`);
    for (const hidden of [link, email]) expect(portal.logged.join('')).not.toContain(hidden);
  });

  test('is worked off by one of two portals', async () => {
    const { email } = await signInNewPerson(portal);
    for (let index = 0; index < 5; index += 1)
      await portal.portal.services.identity.sendResetLink(portal.portal.services.brands.default, email, 'en');
    await portal.portal.startJobs();
    await vi.waitFor(() => expect(inbox.received).toHaveLength(5), patiently);
    expect(new Set(inbox.received.map(({ messageId }) => messageId)).size).toBe(5);
  });
});
