import {
  addPhishingDomain,
  confirmPhishingDomain,
  makeReportLink,
  phishingOverview,
  provePhishingDomain,
  removePhishingDomain,
  reportedMails,
  revokeReportLink,
  turnPhishingOff,
} from '@portal/contract/phishing/phishing.calls.ts';
import {
  phishingCampaign,
  phishingCampaigns,
  phishingProgress,
  phishingTemplate,
  phishingTemplates,
  savePhishingCampaign,
  stopPhishingCampaign,
} from '@portal/contract/phishing/phishing-campaigns.calls.ts';
import {
  goFurther,
  openPhishing,
  openReportPage,
  phishingLessonDone,
  reportMail,
  visitPhishing,
} from '@portal/contract/phishing/phishing-links.calls.ts';
import {
  checkPhishingSender,
  phishingProviderState,
  stopAllPhishing,
} from '@portal/contract/phishing/phishing-staff.calls.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signIn, signInNewMember, signInNewStaff } from '../../testing/people.ts';
import { queuedMails } from '../../testing/queued-mails.ts';
import {
  deliverAll,
  MONDAY,
  MONDAY_NINE,
  newPhishingFirm,
  type PhishingPortal,
  planCampaign,
  SENDER,
  sendAt,
  simulatedMails,
  soundRecords,
  startPhishingPortal,
} from './testing/phishing-steps.ts';

const MONDAY_EVENING = '2026-11-24T00:29:00Z';

let shared: PhishingPortal;
beforeAll(async () => {
  shared = await startPhishingPortal();
});
afterAll(() => shared.stop());
const at = (instant: string) => shared.portal.clock.set(instant);

describe('a mail domain', () => {
  test('is proved by its record, and only then reaches people', async () => {
    at(MONDAY_NINE);
    const { browser } = await newPhishingFirm(shared, 3);
    const overview = (await browser.call(phishingOverview, {})).body.data;
    expect(overview).toMatchObject({
      obstacle: null,
      settings: { isOn: true, showsNames: true, turnedOnBy: 'Dana Reyes' },
      people: { active: 3, reachable: 3, due: 3 },
      domains: [{ state: 'proved', provedBy: 'dns' }],
      allow: { senderDomain: SENDER, header: 'X-Phishing-Simulation' },
    });
    const other = (await browser.call(addPhishingDomain, { domain: 'Other.Example' })).body.data;
    expect(other).toMatchObject({
      domain: 'other.example',
      state: 'waiting',
      record: { name: '_phishing-training.other.example' },
    });
    const missing = await browser.call(provePhishingDomain, { by: 'dns', domainId: other.domainId });
    expect(missing.errors).toMatchObject([{ code: 'PHISHING_RECORD_MISSING' }]);
  });

  test.each([
    ['gmail.com', 'PHISHING_DOMAIN_SHARED'],
    ['not a domain', 'PHISHING_DOMAIN_INVALID'],
  ])('%s is not taken', async (domain, code) => {
    at(MONDAY_NINE);
    const { browser } = await signInNewMember(shared.portal);
    expect((await browser.call(addPhishingDomain, { domain })).errors).toMatchObject([{ code, field: 'domain' }]);
  });

  test('is proved by a code to its postmaster, which works five times and a day', async () => {
    at(MONDAY_NINE);
    const { browser } = await signInNewMember(shared.portal, 'Otter Prints');
    const { domainId } = (await browser.call(addPhishingDomain, { domain: 'otter.example' })).body.data;
    const codeMail = async () => (await queuedMails(shared.portal, 'postmaster@otter.example')).at(-1)?.request;
    const codeOf = async () => {
      const mail = await codeMail();
      return mail?.kind === 'phishing-code' ? mail.code : '';
    };
    const send = () => browser.call(provePhishingDomain, { by: 'mail', domainId, mailbox: 'postmaster' });
    expect((await send()).body.data).toMatchObject({ state: 'waiting', codeSentTo: 'postmaster@otter.example' });
    const wrong = (await codeOf()) === '000000' ? '111111' : '000000';
    for (const left of [4, 3, 2, 1, 0])
      expect((await browser.call(confirmPhishingDomain, { domainId, code: wrong })).errors).toMatchObject([
        { code: 'PHISHING_CODE_WRONG', message: expect.stringContaining(String(left)) },
      ]);
    const over = await browser.call(confirmPhishingDomain, { domainId, code: await codeOf() });
    expect(over.errors).toMatchObject([{ code: 'PHISHING_CODE_OVER' }]);
    await send();
    const proved = await browser.call(confirmPhishingDomain, { domainId, code: await codeOf() });
    expect(proved.body.data).toMatchObject({
      state: 'proved',
      provedBy: 'mail',
      expiresAt: '2027-11-23T17:00:00.000Z',
    });
    expect((await browser.call(removePhishingDomain, { domainId })).status).toBe(200);
    expect((await browser.call(phishingOverview, {})).body.data.domains).toEqual([]);
  });
});

describe('a campaign', () => {
  test('gives each person one mail in working hours, and nobody a second in two weeks', async () => {
    at(MONDAY_NINE);
    const firm = await newPhishingFirm(shared, 8);
    const { planned, campaignId } = await planCampaign(firm, { days: 2 });
    expect(planned).toBe(8);
    const again = await firm.browser.call(savePhishingCampaign, { name: 'Again', startsOn: '2026-12-06', days: 1 });
    expect(again.errors).toMatchObject([{ code: 'PHISHING_DATE_INVALID' }]);
    const tooSoon = await firm.browser.call(savePhishingCampaign, { name: 'Again', startsOn: '2026-12-01', days: 1 });
    expect(tooSoon.errors).toMatchObject([{ code: 'PHISHING_NOBODY' }]);
    await sendAt(shared.portal, MONDAY_EVENING);
    const rows = () =>
      shared.portal.database.query<{ state: string }>('select state from phishing_mails where campaign_id = $1', [
        campaignId,
      ]);
    expect((await rows()).filter(({ state }) => state === 'queued')).toHaveLength(4);
    await sendAt(shared.portal, '2026-11-25T00:29:59Z');
    await sendAt(shared.portal, '2026-11-25T00:29:59Z');
    expect((await rows()).map(({ state }) => state)).toEqual(Array.from({ length: 8 }, () => 'queued'));
    for (let index = 0; index < 8; index += 1)
      expect(await simulatedMails(shared.portal, `person${index}@${firm.domain}`)).toHaveLength(1);
  });

  test('can be planned anew until it begins, and what is late waits for the next morning', async () => {
    at('2026-11-22T20:00:00Z');
    const firm = await newPhishingFirm(shared, 4);
    const { campaignId } = await planCampaign(firm);
    expect((await planCampaign(firm, { campaignId, name: 'Second', templates: ['parcel-fee'] })).planned).toBe(4);
    // The portal was away until the evening.
    await sendAt(shared.portal, '2026-11-24T01:00:00Z');
    expect(await simulatedMails(shared.portal, `person0@${firm.domain}`)).toEqual([]);
    const { email } = firm;
    const begun = await (await signIn(shared.portal, email)).call(savePhishingCampaign, {
      campaignId,
      name: 'Third',
      startsOn: '2026-11-24',
      days: 1,
    });
    expect(begun.status).toBe(200);
    await sendAt(shared.portal, '2026-11-25T00:29:00Z');
    expect(await simulatedMails(shared.portal, `person0@${firm.domain}`)).toHaveLength(1);
    const late = await (await signIn(shared.portal, email)).call(savePhishingCampaign, {
      campaignId,
      name: 'Third',
      startsOn: '2026-11-26',
      days: 1,
    });
    expect(late.errors).toMatchObject([{ code: 'PHISHING_CAMPAIGN_BEGUN' }]);
  });

  test('keeps emails two weeks apart by when they arrived: after a late one, the next waits or is dropped', async () => {
    at('2026-11-22T20:00:00Z');
    const firm = await newPhishingFirm(shared, 1);
    const person = `person0@${firm.domain}`;
    await planCampaign(firm, { name: 'First' });
    const plan = async (startsOn: string, days: number) =>
      planCampaign({ browser: await signIn(shared.portal, firm.email) }, { name: `From ${startsOn}`, startsOn, days });
    expect((await plan('2026-12-08', 1)).planned).toBe(1);
    // The portal was away until Thursday.
    await sendAt(shared.portal, '2026-11-26T18:00:00Z');
    expect(await simulatedMails(shared.portal, person)).toHaveLength(1);
    await sendAt(shared.portal, '2026-12-09T00:29:00Z');
    const stateOf = async () =>
      (
        await shared.portal.database.query<{ state: string; send_at: Date }>(
          `select state, send_at from phishing_mails where org_id = $1 order by send_at`,
          [firm.orgId],
        )
      ).map(({ state, send_at: sendAt }) => `${state} ${sendAt.toISOString().slice(0, 10)}`);
    expect(await stateOf()).toEqual(['queued 2026-11-23', 'planned 2026-12-10']);
    await sendAt(shared.portal, '2026-12-10T17:59:00Z');
    expect(await simulatedMails(shared.portal, person)).toHaveLength(1);
    await sendAt(shared.portal, '2026-12-10T18:01:00Z');
    expect(await simulatedMails(shared.portal, person)).toHaveLength(2);
    // Planned before the late one left, for a day that is too near to wait until its campaign is over.
    expect((await plan('2026-12-28', 1)).planned).toBe(1);
    await shared.portal.database.query(
      `update phishing_mails set sent_at = '2026-12-21T18:00:00Z', state = 'delivered'
       where org_id = $1 and send_at between '2026-12-01' and '2026-12-20'`,
      [firm.orgId],
    );
    await sendAt(shared.portal, '2026-12-29T00:29:00Z');
    expect((await stateOf()).at(-1)).toBe('dropped 2026-12-28');
    expect(await simulatedMails(shared.portal, person)).toHaveLength(2);
  });

  test('drops what is too late, what a stop catches, who has left and whose domain is no longer proved', async () => {
    at('2026-11-22T20:00:00Z');
    const [late, stopped, left, lost, off] = await Promise.all([1, 2, 3, 4, 5].map(() => newPhishingFirm(shared, 1)));
    if (!late || !stopped || !left || !lost || !off) throw new Error('Five firms were made');
    await planCampaign(late);
    const { campaignId } = await planCampaign(stopped);
    for (const firm of [left, lost, off]) await planCampaign(firm);
    await shared.portal.database.query(`update trainees set status = 'removed', removed_at = $2 where org_id = $1`, [
      left.orgId,
      shared.portal.clock.now(),
    ]);
    delete shared.records[`_phishing-training.${lost.domain}`];
    expect((await stopped.browser.call(stopPhishingCampaign, { campaignId })).status).toBe(200);
    expect((await stopped.browser.call(stopPhishingCampaign, { campaignId })).errors).toMatchObject([
      { code: 'PHISHING_CAMPAIGN_OVER' },
    ]);
    expect((await off.browser.call(turnPhishingOff, { revision: 1 })).status).toBe(200);
    await sendAt(shared.portal, '2026-11-27T18:00:00Z');
    for (const { domain, orgId } of [late, stopped, left, lost, off]) {
      expect(await simulatedMails(shared.portal, `person0@${domain}`)).toEqual([]);
      expect(await shared.portal.database.query('select state from phishing_mails where org_id = $1', [orgId])).toEqual(
        [{ state: 'dropped' }],
      );
    }
  });

  test('of another firm is not there', async () => {
    at(MONDAY_NINE);
    const firm = await newPhishingFirm(shared, 1);
    const { campaignId } = await planCampaign(firm);
    const { browser } = await newPhishingFirm(shared, 1);
    expect((await browser.call(phishingCampaign, { campaignId })).status).toBe(404);
    expect((await browser.call(phishingCampaigns, {})).body.data.campaigns).toEqual([]);
  });
});

describe('a click', () => {
  async function sentMail(people = 1, showsNames = true) {
    at(MONDAY_NINE);
    const firm = await newPhishingFirm(shared, people, { showsNames });
    const { campaignId } = await planCampaign(firm, { templates: ['parcel-fee'] });
    await sendAt(shared.portal, MONDAY_EVENING);
    await deliverAll(shared.portal);
    const mails = await Promise.all(
      Array.from({ length: people }, (_, index) => simulatedMails(shared.portal, `person${index}@${firm.domain}`)),
    );
    const campaign = async () => (await firm.browser.call(phishingCampaign, { campaignId })).body.data;
    return { ...firm, campaignId, mails: mails.flat(), campaign };
  }
  const PERSON = { gesture: true, webdriver: false };

  test('opens the lesson of that very mail; looking alone counts nothing, a person’s visit does', async () => {
    const { mails, campaign } = await sentMail();
    const [mail] = mails;
    if (mail === undefined) throw new Error('It was sent');
    const anybody = shared.portal.browser();
    const opened = (await anybody.call(openPhishing, { token: mail.token })).body.data;
    expect(opened).toMatchObject({
      firstName: 'Ann',
      organisation: 'Lark Bakery',
      contact: null,
      page: 'payment',
      lesson: {
        hasCode: false,
        exercise: {
          mail: { from: { address: `notice@${SENDER}` }, to: { text: mail.values && expect.stringContaining('@') } },
        },
      },
    });
    expect(JSON.stringify(opened)).not.toMatch(/\{\w+\}/);
    shared.portal.clock.advance(60_000);
    await anybody.call(visitPhishing, { token: mail.token, signs: PERSON });
    await anybody.call(goFurther, { token: mail.token });
    await anybody.call(phishingLessonDone, { token: mail.token });
    expect((await anybody.call(openPhishing, { token: mail.token })).body.data).toMatchObject({
      page: 'lesson',
      isLessonDone: true,
    });
    await sendAt(shared.portal, shared.portal.clock.now().toISOString());
    expect((await campaign()).figures).toMatchObject({
      delivered: 1,
      clicked: 1,
      wentFurther: 1,
      lessonsDone: 1,
      clickRate: 100,
      robots: 0,
    });
  });

  test('of a robot is told apart: at once and without a gesture, or after the hidden link', async () => {
    const { mails, campaign } = await sentMail(2);
    const [first, second] = mails;
    if (first === undefined || second === undefined) throw new Error('They were sent');
    const robot = shared.portal.browser();
    await robot.call(visitPhishing, { token: first.token, signs: { gesture: false, webdriver: false } });
    await robot.call(visitPhishing, { token: second.trap, signs: { gesture: false, webdriver: false } });
    shared.portal.clock.advance(30_000);
    await robot.call(visitPhishing, { token: second.token, signs: { gesture: false, webdriver: false } });
    await sendAt(shared.portal, shared.portal.clock.now().toISOString());
    expect((await campaign()).figures).toMatchObject({ delivered: 2, clicked: 0, robots: 2 });
    await robot.call(visitPhishing, { token: second.token, signs: PERSON });
    expect((await campaign()).figures).toMatchObject({ clicked: 1, robots: 1 });
  });

  test.each([visitPhishing, goFurther, phishingLessonDone])(
    'no password or anything else typed is taken: $path refuses it',
    async (call) => {
      const { mails } = await sentMail();
      const browser = shared.portal.browser();
      const token = mails[0]?.token ?? '';
      const right = call === visitPhishing ? { token, signs: PERSON } : { token };
      await browser.fetchCsrfToken();
      for (const typed of [{ password: 'Quiet-River' }, { email: 'a@b.example' }, { card: '4242' }])
        expect((await browser.call(call, { ...right, ...typed } as never)).status).toBe(400);
      expect((await browser.call(call, right as never)).status).toBe(200);
    },
  );

  test('people are shown by name only where the firm chose so, and small groups are not told apart', async () => {
    const named = await sentMail(1, true);
    expect((await named.campaign()).people).toMatchObject([{ name: 'Ann Lee 0', state: 'queued' }]);
    const silent = await sentMail(2, false);
    expect(await silent.campaign()).toMatchObject({ people: null, byDepartment: [], byTemplate: [] });
  });

  test('a link that nobody made opens nothing', async () => {
    const answer = await shared.portal.browser().call(openPhishing, { token: 'x'.repeat(43) });
    expect(answer.errors).toMatchObject([{ code: 'PHISHING_LINK_INVALID' }]);
  });

  test('a report on the page counts once, with the time that it took; other mails are kept without their text', async () => {
    const { mails, browser, campaign, email, orgId } = await sentMail(1);
    const { url } = (await browser.call(makeReportLink, {})).body.data;
    const token = url.slice(-43);
    const anybody = shared.portal.browser();
    expect((await anybody.call(openReportPage, { token })).body.data.organisation).toBe('Lark Bakery');
    shared.portal.clock.advance(7 * 60_000);
    const report = async (text: string) =>
      (await anybody.call(reportMail, { token, file: { fileName: 'mail.eml', bytes: Buffer.from(text) } })).body.data;
    const ours = `From: notice@${SENDER}\r\nSubject: Package\r\nX-Phishing-Simulation: ${mails[0]?.id}\r\n\r\nHello`;
    expect(await report(ours)).toEqual({ kind: 'simulation', isFirst: true, minutes: 7 });
    shared.portal.clock.advance(60_000);
    expect(await report(`Look at this: http://localhost:3000/look/${mails[0]?.token}`)).toEqual({
      kind: 'simulation',
      isFirst: false,
      minutes: 7,
    });
    expect(await report('From: evil@bad.example\r\nSubject: Win\r\n\r\nA secret text')).toEqual({
      kind: 'other',
      isFirst: true,
      minutes: null,
    });
    const unreadable = await anybody.call(reportMail, { token, file: { fileName: 'a', bytes: Buffer.from('hm') } });
    expect(unreadable.errors).toMatchObject([{ code: 'PHISHING_REPORT_UNREADABLE' }]);
    expect((await browser.call(reportedMails, {})).body.data).toMatchObject([
      { sender: 'evil@bad.example', subject: 'Win' },
    ]);
    expect((await queuedMails(shared.portal, email)).map(({ request }) => request.kind)).toContain('phishing-reported');
    expect(JSON.stringify(await shared.portal.database.query('select * from phishing_reports'))).not.toContain(
      'secret',
    );
    await sendAt(shared.portal, shared.portal.clock.now().toISOString());
    expect((await campaign()).figures).toMatchObject({
      reported: 1,
      reportRate: 100,
      firstReportMinutes: 7,
      clicked: 0,
    });
    expect((await browser.call(phishingProgress, {})).body.data).toMatchObject([
      { month: '2026-11', figures: { reported: 1 } },
    ]);
    const log = await shared.portal.database.query(
      `select actor_name from audit_log where org_id = $1 and action = 'phishing.reported'`,
      [orgId],
    );
    expect(log).toEqual([{ actor_name: null }]);
    await browser.call(revokeReportLink, {});
    expect((await anybody.call(openReportPage, { token })).status).toBe(404);
  });
});

test('templates are listed and shown as the mail of whoever asks', async () => {
  at(MONDAY_NINE);
  const { browser } = await newPhishingFirm(shared, 1);
  const templates = (await browser.call(phishingTemplates, {})).body.data;
  expect(templates).toHaveLength(52);
  for (const { templateId } of templates) {
    const { lesson } = (await browser.call(phishingTemplate, { templateId })).body.data;
    expect(JSON.stringify(lesson)).not.toMatch(/\{\w+\}/);
  }
  expect((await browser.call(phishingTemplate, { templateId: 'none' })).status).toBe(404);
});

describe('the provider', () => {
  test('is told what is wrong with its domain, and nothing is planned until it is put right', async () => {
    at(MONDAY_NINE);
    const staff = await signInNewStaff(shared.portal);
    const firm = await newPhishingFirm(shared, 1);
    Object.assign(shared.records, { [SENDER]: { txt: ['v=spf1 +all'] }, [`_dmarc.${SENDER}`]: {} });
    const check = (await staff.browser.call(checkPhishingSender, {})).body.data;
    expect(check).toMatchObject({
      isSound: false,
      records: [
        { record: 'spf', isSound: false, fault: expect.stringContaining('any server') },
        { record: 'dkim', isSound: true, fault: '' },
        { record: 'dmarc', isSound: false, fault: 'There is no DMARC record.' },
      ],
    });
    const refused = await firm.browser.call(savePhishingCampaign, { name: 'First', startsOn: MONDAY, days: 1 });
    expect(refused.errors).toMatchObject([{ code: 'PHISHING_SENDER_FAULTY' }]);
    Object.assign(shared.records, soundRecords());
    expect((await staff.browser.call(checkPhishingSender, {})).body.data.isSound).toBe(true);
    await planCampaign(firm);
  });

  test('can stop all, and support cannot', async () => {
    at(MONDAY_NINE);
    const firm = await newPhishingFirm(shared, 1);
    await planCampaign(firm);
    const support = await signInNewStaff(shared.portal, 'support');
    expect((await support.browser.call(stopAllPhishing, { isStopped: true })).status).toBe(403);
    const { browser } = await signInNewStaff(shared.portal);
    await browser.call(stopAllPhishing, { isStopped: true });
    expect((await browser.call(phishingProviderState, {})).body.data).toMatchObject({
      isStopped: true,
      obstacle: 'stopped',
    });
    await sendAt(shared.portal, MONDAY_EVENING);
    expect(await simulatedMails(shared.portal, `person0@${firm.domain}`)).toEqual([]);
    await browser.call(stopAllPhishing, { isStopped: false });
    await sendAt(shared.portal, MONDAY_EVENING);
    expect(await simulatedMails(shared.portal, `person0@${firm.domain}`)).toHaveLength(1);
    const log = await shared.portal.database.query<{ action: string }>(
      `select action from audit_log where action like 'phishing.%all' order by at, action desc`,
    );
    expect(log.map(({ action }) => action)).toEqual(['phishing.stopped-all', 'phishing.resumed-all']);
  });
});
