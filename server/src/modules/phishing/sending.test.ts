import { stopPhishingCampaign } from '@portal/contract/phishing/phishing-campaigns.calls.ts';
import { openPhishing } from '@portal/contract/phishing/phishing-links.calls.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { hurryRetries } from '../../testing/hurry-retries.ts';
import { signIn } from '../../testing/people.ts';
import { smtpRefusal, startSmtpInbox } from '../../testing/smtp-inbox.ts';
import { IS_SWEEP } from '../../testing/sweep.ts';
import { startTestPortal } from '../../testing/test-portal.ts';
import { sendDueMails } from './sending/send-due.ts';
import { readTemplates } from './templates/read-templates.ts';
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
    expect(inbox.received[0]?.text).toContain('[QR]');
  });

  test('is written in the language of whoever gets it, and so is its lesson', async () => {
    const firm = await quietFirm(1);
    const email = `person0@${firm.domain}`;
    await shared.portal.database.query(
      `insert into people_languages (org_id, email, language, is_chosen, kept_at) values ($1, $2, 'de', true, now())
       on conflict (org_id, email) do update set language = 'de', is_chosen = true`,
      [firm.orgId, email],
    );
    await planCampaign(firm, { templates: ['boss-errand'] });
    await sendAt(shared.portal, EVENING);
    await shared.portal.portal.startJobs();
    await vi.waitFor(() => expect(inbox.received).toHaveLength(1), patiently);
    const [mail] = inbox.received;
    expect(mail?.html).toContain('<html lang="de">');
    const token = /\/look\/([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? '';
    const lesson = (await shared.portal.browser().call(openPhishing, { token, language: 'en' })).body.data;
    expect(lesson).toMatchObject({ textLanguage: 'de', language: 'en' });
    expect(lesson.lesson.teaches).toBe(readTemplates('de').get('boss-errand')?.teaches);
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
    // A try that was under way at the stop is refused too; those after it see that they are withdrawn.
    const underWay = () =>
      shared.portal.database.query(`select 1 from jobs.job where name = 'send-mail' and state = 'active'`);
    await vi.waitFor(async () => expect(await underWay()).toEqual([]), patiently);
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

/** Two thousand in the sweep. */
const MANY = IS_SWEEP ? 2000 : 400;

describe('many people', () => {
  test('are planned, and queued once each by two processes of which one dies in the midst', async () => {
    const firm = await quietFirm(MANY, {
      department: (index) => (index % 4 === 0 ? 'Accounting' : 'Shop'),
    });
    const { planned, campaignId } = await planCampaign(firm, { days: 5 });
    expect(planned).toBe(MANY);
    const second = await startTestPortal(
      { PHISHING_DOMAIN: SENDER, PHISHING_DKIM_SELECTOR: 's1', DNS_SERVERS: shared.portal.config.dnsServers.join() },
      null,
      shared.portal,
    );
    shared.portal.clock.set('2026-11-28T00:29:59Z');
    const dying = { ...second.portal.services, outbox: dyingAfter(250, second.portal.services.outbox) };
    await Promise.all([sendDueMails(shared.portal.portal.services), sendDueMails(dying)]);
    await sendDueMails(shared.portal.portal.services);
    expect(await states(campaignId)).toEqual({ queued: MANY });
    const [jobs] = await shared.portal.database.query<{ jobs: number; mails: number; people: number }>(
      `select (select count(*)::int from jobs.job where name = 'send-mail') as jobs,
         (select count(*)::int from mail_log where kind = 'phishing') as mails,
         (select count(distinct recipient)::int from mail_log where kind = 'phishing') as people`,
    );
    expect(jobs).toEqual({ jobs: MANY, mails: MANY, people: MANY });
    await second.stop();
    if (!IS_SWEEP) return;
    await shared.portal.portal.startJobs();
    await vi.waitFor(() => expect(arrived()).toHaveLength(MANY), { timeout: 600_000, interval: 500 });
    expect(new Set(arrived().flatMap(({ recipients }) => recipients)).size).toBe(MANY);
  });

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
