import { readCalendar } from '@portal/contract/calendar/calendar.calls.ts';
import { findAnything } from '@portal/contract/find/find.calls.ts';
import { stopPhishingCampaign } from '@portal/contract/phishing/phishing-campaigns.calls.ts';
import { sayEnglish } from '@portal/domain/texts/testing/say-english.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { changePlans } from '../../../testing/change-plans.ts';
import { signInNewMember } from '../../../testing/people.ts';
import { queuedMails } from '../../../testing/queued-mails.ts';
import { sendDigests } from '../../digest/send-digests.ts';
import {
  deliverAll,
  MONDAY_NINE,
  newPhishingFirm,
  type PhishingPortal,
  planCampaign,
  sendAt,
  startPhishingPortal,
} from '../testing/phishing-steps.ts';
import { campaignTeller } from './tell-campaigns.ts';

let shared: PhishingPortal;
beforeAll(async () => {
  shared = await startPhishingPortal();
});
afterAll(() => shared.stop());

const NEXT_MONDAY = '2026-11-30T18:00:00Z';

/** A firm with a campaign of this Monday, whose mails all arrived; so many were reported. */
async function firmWithCampaign(people: number, reported: number) {
  shared.portal.clock.set(MONDAY_NINE);
  const firm = await newPhishingFirm(shared, people);
  const { campaignId } = await planCampaign(firm, { name: 'Autumn' });
  await sendAt(shared.portal, '2026-11-24T00:29:59Z');
  await deliverAll(shared.portal);
  await sendAt(shared.portal, '2026-11-24T17:00:00Z');
  await shared.portal.database.query(
    `update phishing_mails set reported_at = sent_at where mail_id in
     (select mail_id from phishing_mails where campaign_id = $1 limit $2)`,
    [campaignId, reported],
  );
  return { ...firm, campaignId };
}

describe('the calendar and the finder', () => {
  test('tell of a planned campaign until it is stopped, to its firm alone and while the plan holds it', async () => {
    shared.portal.clock.set(MONDAY_NINE);
    const firm = await newPhishingFirm(shared, 2);
    const { campaignId } = await planCampaign(firm, { name: 'Winter', startsOn: '2026-11-25', days: 2 });
    const inCalendar = async ({ browser } = firm) =>
      (await browser.call(readCalendar, {})).body.data.entries.filter(({ kind }) => kind.startsWith('phishing'));
    const href = `/phishing/${campaignId}`;
    const told = [
      { day: '2026-11-25', kind: 'phishing-start', title: 'Phishing campaign “Winter” starts', href },
      { day: '2026-11-26', kind: 'phishing-end', title: 'Phishing campaign “Winter” ends', href },
    ];
    expect(await inCalendar()).toEqual(told);
    const hits = async () => (await firm.browser.call(findAnything, { search: 'inter' })).body.data.hits;
    expect(await hits()).toContainEqual({ kind: 'campaign', path: href, title: 'Winter', detail: 'Nov 25, 2026' });
    expect(await inCalendar({ ...firm, ...(await signInNewMember(shared.portal)) })).toEqual([]);
    const plan = (phishing: 'ACTIVE' | 'INACTIVE') =>
      changePlans(shared.portal, ({ planDetail }) => ({ planDetail: { ...planDetail, phishing } }));
    await plan('INACTIVE');
    expect(await inCalendar()).toEqual([]);
    expect((await hits()).filter(({ kind }) => kind === 'campaign')).toEqual([]);
    await plan('ACTIVE');
    await firm.browser.call(stopPhishingCampaign, { campaignId });
    expect(await inCalendar()).toEqual([]);
  });
});

describe('the email of Monday', () => {
  async function digestOf({ email }: { email: string }) {
    shared.portal.clock.set(NEXT_MONDAY);
    await sendDigests(shared.portal.portal.services);
    const mail = (await queuedMails(shared.portal, email)).find(({ request }) => request.kind === 'digest');
    return mail?.request.kind === 'digest' ? (mail.request.news ?? []) : null;
  }

  test.each([
    [
      4,
      3,
      'Phishing campaign “Autumn”: 3 of 4 people reported the practice email (75%). Well done! Please pass on our thanks.',
    ],
    [4, 1, /1 of 4 people reported .*25%.* Every report protects everyone/],
    [1, 0, /“Autumn” is over\. No one has reported/],
  ])('tells what came of a campaign of %d with %d reports, and names nobody', async (people, reported, words) => {
    const firm = await firmWithCampaign(people, reported);
    const news = await digestOf(firm);
    expect(news).toEqual([typeof words === 'string' ? words : expect.stringMatching(words)]);
    expect(JSON.stringify(news)).not.toMatch(/Ann Lee|person\d/);
  });

  test('tells it once, and nothing of one that still has mails to send', async () => {
    const firm = await firmWithCampaign(2, 2);
    await shared.portal.database.query(`update phishing_mails set state = 'queued' where campaign_id = $1`, [
      firm.campaignId,
    ]);
    expect(await digestOf(firm)).toEqual([]);
  });

  test('counts the day of a late last mail as the end', () => {
    const campaign = {
      ...{ campaignId: 'c', name: 'Late', startsOn: '2026-11-16', endsOn: '2026-11-20', waiting: 0 },
      ...{ delivered: 2, reported: 1, lastSentAt: '2026-11-24T18:00:00Z' },
    };
    const told = (since: string, now: string) =>
      campaignTeller.news?.([campaign], {
        ...{ brand: { timeZone: 'UTC', locale: 'en-US' }, say: sayEnglish },
        ...{ since: new Date(since), now: new Date(now) },
      });
    expect(told('2026-11-16T12:00:00Z', '2026-11-23T12:00:00Z')).toEqual([]);
    expect(told('2026-11-23T12:00:00Z', '2026-11-30T12:00:00Z')).toEqual([expect.stringContaining('50%')]);
    expect(told('2026-11-30T12:00:00Z', '2026-12-07T12:00:00Z')).toEqual([]);
  });
});
