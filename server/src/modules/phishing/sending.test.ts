import { stopPhishingCampaign } from '@portal/contract/phishing/phishing-campaigns.calls.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { hurryRetries } from '../../testing/hurry-retries.ts';
import { signIn } from '../../testing/people.ts';
import { smtpRefusal, startSmtpInbox } from '../../testing/smtp-inbox.ts';
import { startTestPortal } from '../../testing/test-portal.ts';
import { sendDueMails } from './sending/send-due.ts';
import {
  newPhishingFirm,
  type PhishingPortal,
  planCampaign,
  SENDER,
  sendAt,
  startPhishingPortal,
} from './testing/phishing-steps.ts';

const EVENING = '2026-11-24T00:29:00Z';
const patiently = { timeout: 60_000, interval: 50 };

let shared: PhishingPortal;
let inbox: Awaited<ReturnType<typeof startSmtpInbox>>;
let refusal: (() => Error | null) | null = null;

beforeEach(async () => {
  refusal = null;
  inbox = await startSmtpInbox({ refuseRecipient: () => refusal?.() ?? null });
  shared = await startPhishingPortal({ MAIL_URL: inbox.url, ROLES: 'web,worker' });
});
afterEach(async () => {
  await shared.stop();
  await inbox.close();
});

/** A firm whose own mails, such as the welcome, are not in the way. */
async function quietFirm(people: number, options: Parameters<typeof newPhishingFirm>[2] = {}) {
  const firm = await newPhishingFirm(shared, people, options);
  await shared.portal.database.query(`delete from jobs.job where name = 'send-mail'`);
  return firm;
}

/** Simulated mails that arrived: signing in again sends mails too. */
const arrived = () => inbox.received.filter(({ from }) => from.endsWith(`@${SENDER}`));

const states = async (campaignId: string) => {
  const rows = await shared.portal.database.query<{ state: string; count: number }>(
    'select state, count(*)::int from phishing_mails where campaign_id = $1 group by state order by state',
    [campaignId],
  );
  return Object.fromEntries(rows.map(({ state, count }) => [state, count]));
};

describe('a simulated mail at a real mail server', () => {
  test('comes from the provider’s domain with its marks, a link and a hidden one', async () => {
    const firm = await quietFirm(1);
    const { campaignId } = await planCampaign(firm, { templates: ['boss-errand'] });
    await sendAt(shared.portal, EVENING);
    await shared.portal.portal.startJobs();
    await vi.waitFor(() => expect(inbox.received).toHaveLength(1), patiently);
    const [mail] = inbox.received;
    const headers = Object.fromEntries((inbox.headers[0] ?? []).map(({ key, value }) => [key, value]));
    const id = headers['x-phishing-simulation'] ?? '';
    expect(mail).toMatchObject({
      from: expect.stringMatching(new RegExp(`@${SENDER}$`)),
      recipients: [`person0@${firm.domain}`],
      messageId: `<${id}@${SENDER}>`,
    });
    expect(headers).toMatchObject({ from: expect.stringContaining('Lark Bakery'), 'x-auto-response-suppress': 'All' });
    expect(mail?.html).not.toMatch(/\{\w+\}|Cyber Safety/);
    expect(mail?.html.match(/http:\/\/localhost:3000\/look\/[\w-]{43}/g)).toHaveLength(2);
    expect(mail?.text.match(/\/look\//g)).toHaveLength(1);
    await vi.waitFor(async () => {
      await sendDueMails(shared.portal.portal.services);
      expect(await states(campaignId)).toEqual({ delivered: 1 });
    }, patiently);
  });

  test('with a QR code brings it as a picture, and no link that could be clicked', async () => {
    const firm = await quietFirm(1);
    await planCampaign(firm, { templates: ['qr-parking'] });
    await sendAt(shared.portal, EVENING);
    await shared.portal.portal.startJobs();
    await vi.waitFor(() => expect(inbox.received).toHaveLength(1), patiently);
    expect(inbox.received[0]?.html).toContain('src="cid:code@notice"');
    expect(inbox.received[0]?.html.match(/\/look\//g)).toHaveLength(1);
    expect(inbox.received[0]?.text).toContain('[QR code]');
  });

  test('that is refused for good counts as bounced, and one that is put off comes once', async () => {
    const firm = await quietFirm(2);
    const { campaignId } = await planCampaign(firm);
    // Greylisting (RFC 6647): everybody is asked to come again; one address does not exist.
    let asked = 0;
    refusal = () => {
      asked += 1;
      return asked <= 4 ? smtpRefusal(451) : asked === 5 ? smtpRefusal(550) : null;
    };
    await sendAt(shared.portal, EVENING);
    await shared.portal.portal.startJobs();
    await vi.waitFor(async () => {
      await hurryRetries(shared.portal);
      await sendDueMails(shared.portal.portal.services);
      expect(await states(campaignId)).toEqual({ bounced: 1, delivered: 1 });
    }, patiently);
    expect(inbox.received).toHaveLength(1);
  });

  test('that waits for its mail server is taken back by a stop', async () => {
    const firm = await quietFirm(3);
    const { campaignId } = await planCampaign(firm);
    refusal = () => smtpRefusal(451);
    await sendAt(shared.portal, EVENING);
    await shared.portal.portal.startJobs();
    const waiting = () =>
      shared.portal.database.query(
        `select 1 from mail_log where kind = 'phishing' and attempts > 0 and status = 'queued'`,
      );
    await vi.waitFor(async () => expect(await waiting()).toHaveLength(3), patiently);
    expect((await (await signIn(shared.portal, firm.email)).call(stopPhishingCampaign, { campaignId })).status).toBe(
      200,
    );
    refusal = null;
    const open = () =>
      shared.portal.database.query(`select 1 from jobs.job where name = 'send-mail' and state <> 'completed'`);
    await vi.waitFor(async () => {
      await hurryRetries(shared.portal);
      expect(await open()).toEqual([]);
    }, patiently);
    expect(arrived()).toEqual([]);
    expect(await states(campaignId)).toEqual({ dropped: 3 });
  });
});

describe('two thousand people', () => {
  test('are planned, and queued once each by two processes of which one dies in the midst', async () => {
    const firm = await quietFirm(2000, {
      department: (index) => (index % 4 === 0 ? 'Accounting' : 'Shop'),
    });
    const planBegan = performance.now();
    const { planned, campaignId } = await planCampaign(firm, { days: 5 });
    const planMs = performance.now() - planBegan;
    expect(planned).toBe(2000);
    const second = await startTestPortal(
      { PHISHING_DOMAIN: SENDER, PHISHING_DKIM_SELECTOR: 's1', DNS_SERVERS: shared.portal.config.dnsServers.join() },
      null,
      shared.portal,
    );
    shared.portal.clock.set('2026-11-28T00:29:59Z');
    const dying = { ...second.portal.services, outbox: dyingAfter(250, second.portal.services.outbox) };
    const sendBegan = performance.now();
    await Promise.all([sendDueMails(shared.portal.portal.services), sendDueMails(dying)]);
    await sendDueMails(shared.portal.portal.services);
    const sendMs = performance.now() - sendBegan;
    expect(await states(campaignId)).toEqual({ queued: 2000 });
    const [jobs] = await shared.portal.database.query<{ jobs: number; mails: number; people: number }>(
      `select (select count(*)::int from jobs.job where name = 'send-mail') as jobs,
         (select count(*)::int from mail_log where kind = 'phishing') as mails,
         (select count(distinct recipient)::int from mail_log where kind = 'phishing') as people`,
    );
    expect(jobs).toEqual({ jobs: 2000, mails: 2000, people: 2000 });
    expect(planMs).toBeLessThan(10_000);
    expect(sendMs).toBeLessThan(60_000);
    await second.stop();
  }, 120_000);

  /** A process that is killed while it queues: its transaction ends with it. */
  function dyingAfter(count: number, outbox: typeof shared.portal.portal.services.outbox): typeof outbox {
    let left = count;
    return {
      async put(...given) {
        left -= 1;
        if (left < 0) throw new Error('killed');
        return outbox.put(...given);
      },
    };
  }
});
