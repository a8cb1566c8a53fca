import type { InputOf } from '@portal/contract/call.ts';
import * as calls from '@portal/contract/concierge/concierge.calls.ts';
import * as staffCalls from '@portal/contract/concierge/staff-messages.calls.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Member, type Person, signInNewMember, signInNewStaff } from '../../testing/people.ts';
import { queuedMails } from '../../testing/queued-mails.ts';
import { startTestPortal, type TestPortal } from '../../testing/test-portal.ts';
import { deliverMessages } from './console/messages/deliver-messages.ts';

let portal: TestPortal;
let staff: Person;
beforeAll(async () => {
  portal = await startTestPortal();
  staff = await signInNewStaff(portal, 'support');
});
afterAll(() => portal.stop());

type Audience = InputOf<typeof staffCalls.saveConciergeMessage>['audience'];
const chosen = (...members: readonly Member[]): Audience => ({
  kind: 'organisations',
  ids: members.map(({ orgId }) => orgId),
});

async function draft(audience: Audience, title = 'False invoices') {
  const body = '## Mind this\n\nThey come from **odd** addresses.';
  const saved = await staff.browser.call(staffCalls.saveConciergeMessage, { title, body, audience });
  expect(saved.body.success).toBe(true);
  return { conciergeMessageId: saved.body.data.conciergeMessageId, version: 1 };
}
async function publish(audience: Audience, title?: string) {
  const made = await draft(audience, title);
  expect((await staff.browser.call(staffCalls.publishConciergeMessage, made)).status).toBe(200);
  return { ...made, version: 2 };
}
const alerts = async ({ browser }: Person) => (await browser.call(calls.cyberConciergeAlerts, {})).body;
/** How many mails tell of messages; none says what a message is about. */
async function newsMails({ email }: Person): Promise<number> {
  const mails = (await queuedMails(portal, email)).map(({ request }) => request);
  const news = mails.filter(({ kind }) => kind === 'concierge-message');
  for (const mail of news) expect(JSON.stringify(mail)).not.toMatch(/invoices|odd|Mind|For all/);
  return news.length;
}

describe('a message', () => {
  test('reaches its audience and nobody else, once each, and is new until it is read', async () => {
    const [member, stranger] = [await signInNewMember(portal), await signInNewMember(portal)];
    const unpublished = await draft(chosen(member));
    const early = { conciergeMessageId: unpublished.conciergeMessageId };
    expect((await member.browser.call(calls.cyberConciergeAlert, early)).status).toBe(404);
    const { conciergeMessageId } = await publish(chosen(member));
    expect((await alerts(member)).alerts).toEqual([
      {
        conciergeMessageId,
        title: 'False invoices',
        preview: 'Mind this They come from odd addresses.',
        publishedAt: portal.clock.now().toISOString(),
        isNew: true,
      },
    ]);
    await deliverMessages(portal.portal.services);
    expect(await newsMails(member)).toBe(1);
    expect(await newsMails(stranger)).toBe(0);
    expect((await alerts(stranger)).alerts).toEqual([]);
    expect((await stranger.browser.call(calls.cyberConciergeAlert, { conciergeMessageId })).status).toBe(404);

    const receipts = async () =>
      (await staff.browser.call(staffCalls.listMessageReceipts, { conciergeMessageId })).body.data.receipts;
    expect(await receipts()).toMatchObject([{ orgId: member.orgId, people: 1, readers: [] }]);
    const opened = await member.browser.call(calls.cyberConciergeAlert, { conciergeMessageId });
    expect(opened.body.data.body[0]).toMatchObject({ kind: 'heading', spans: [{ text: 'Mind this' }] });
    expect(await alerts(member)).toMatchObject({ unread: 0, alerts: [{ isNew: false }] });
    expect(await receipts()).toMatchObject([{ readers: [{ name: 'Dana Reyes' }] }]);
  });

  test('that was withdrawn is gone for everybody, and what was changed is changed for everybody', async () => {
    const member = await signInNewMember(portal);
    const made = await publish(chosen(member));
    const { conciergeMessageId } = made;
    await member.browser.call(calls.cyberConciergeAlert, { conciergeMessageId });
    const change = { ...made, title: 'False invoices, again', body: 'Mind them.', audience: { kind: 'all' } } as const;
    expect((await staff.browser.call(staffCalls.saveConciergeMessage, change)).status).toBe(200);
    expect((await alerts(member)).alerts).toMatchObject([{ title: 'False invoices, again', isNew: false }]);
    const read = await staff.browser.call(staffCalls.readConciergeMessage, { conciergeMessageId });
    // The audience of what is out already stays.
    expect(read.body.data).toMatchObject({ audience: chosen(member), delivered: 1, readBy: 1 });
    await staff.browser.call(staffCalls.withdrawConciergeMessage, { conciergeMessageId, version: 3 });
    expect((await alerts(member)).alerts).toEqual([]);
    expect((await member.browser.call(calls.cyberConciergeAlert, { conciergeMessageId })).status).toBe(404);
    const again = await staff.browser.call(staffCalls.withdrawConciergeMessage, { conciergeMessageId, version: 4 });
    expect(again.errors).toMatchObject([{ code: 'MESSAGE_WITHDRAWN' }]);
  });

  test('for everybody reaches who signs up within 30 days, and later ones not', async () => {
    await publish({ kind: 'all' }, 'For all');
    const soon = await signInNewMember(portal);
    expect((await alerts(soon)).total).toBe(0);
    await deliverMessages(portal.portal.services);
    expect((await alerts(soon)).alerts).toMatchObject([{ title: 'For all' }]);
    expect(await newsMails(soon)).toBe(1);
    portal.clock.advance(31 * 24 * 60 * 60_000);
    staff = await signInNewStaff(portal, 'support');
    const late = await signInNewMember(portal);
    await deliverMessages(portal.portal.services);
    expect((await alerts(late)).total).toBe(0);
  });

  test('goes to plans and brands that there are', async () => {
    const member = await signInNewMember(portal);
    await publish({ kind: 'plans', ids: ['standard'] }, 'Of the plan');
    await publish({ kind: 'brands', ids: ['default'] }, 'Of the brand');
    expect((await alerts(member)).alerts.map(({ title }) => title)).toEqual(
      expect.arrayContaining(['Of the plan', 'Of the brand']),
    );
    const unknown: Audience[] = [
      { kind: 'plans', ids: ['none'] },
      { kind: 'brands', ids: ['none'] },
      { kind: 'organisations', ids: ['7c7f0c5e-0000-4000-8000-000000000000'] },
    ];
    for (const audience of unknown) {
      const answer = await staff.browser.call(staffCalls.saveConciergeMessage, { title: 'x', body: 'y', audience });
      expect(answer.errors).toMatchObject([{ code: 'AUDIENCE_UNKNOWN' }]);
    }
    const empty = await draft({ kind: 'plans', ids: ['basic'] });
    const answer = await staff.browser.call(staffCalls.publishConciergeMessage, empty);
    expect(answer.errors).toMatchObject([{ code: 'AUDIENCE_EMPTY' }]);
  });
});

test('the about page is the configuration under the brand’s names, without links that the brand has not', async () => {
  const member = await signInNewMember(portal);
  const { data } = (await member.browser.call(calls.cyberConciergeConfig, {})).body;
  expect(data.emailCallToAction).toMatchObject({ buttonType: 'PRIMARY', address: 'concierge@cybersafety.example' });
  expect(data.subscriptionInfo).toContain('Cyber Safety');
  expect(JSON.stringify(data)).not.toMatch(/[{]\w+[}]/);
  expect(data).toMatchObject({ callCallToAction: null, knowledgeBaseLink: null });
  expect(data.offerings.length).toBeGreaterThan(3);
});
