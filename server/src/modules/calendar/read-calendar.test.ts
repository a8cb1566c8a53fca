import {
  downloadCalendar,
  endCalendarFeed,
  readCalendar,
  readCalendarFeed,
  renewCalendarFeed,
} from '@portal/contract/calendar/calendar.calls.ts';
import { handOver } from '@portal/contract/handovers/handovers.calls.ts';
import { markFinding } from '@portal/contract/monitoring/findings.calls.ts';
import { scheduleScan } from '@portal/contract/monitoring/monitoring.calls.ts';
import { MONTHS_AHEAD, monthAfter } from '@portal/domain/calendar/calendar-months.ts';
import { type ComingEntry, comingWithin } from '@portal/domain/calendar/coming.ts';
import ICAL from 'ical.js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { changePlans } from '../../testing/change-plans.ts';
import { finding, findingSteps } from '../../testing/finding-steps.ts';
import { type Member, signInNewMember, signInNewStaff } from '../../testing/people.ts';
import { proofSteps } from '../../testing/proof-steps.ts';
import { provenFirm } from '../../testing/proven-firm.ts';
import { queuedMails } from '../../testing/queued-mails.ts';
import { startTestPortal, type TestPortal } from '../../testing/test-portal.ts';
import { addWebsite } from '../../testing/websites.ts';
import { sendDigests } from '../digest/send-digests.ts';

const TODAY = '2026-12-22';
let portal: TestPortal;
let member: Member;
let coming: readonly ComingEntry[];

const read = async ({ browser }: Pick<Member, 'browser'>, month?: string) =>
  (await browser.call(readCalendar, month === undefined ? {} : { month })).body.data;

/** Every month that there is, one after the other. */
async function readAll(who: Pick<Member, 'browser'>): Promise<ComingEntry[]> {
  const months = Array.from({ length: MONTHS_AHEAD + 1 }, (_, index) => monthAfter(TODAY.slice(0, 7), index));
  const entries: ComingEntry[] = [];
  for (const month of months) entries.push(...(await read(who, month)).entries);
  return entries;
}
const kindsOf = (entries: readonly ComingEntry[]) => new Set(entries.map(({ kind }) => kind));

/** A firm of which something of every kind comes. */
async function fillFirm(): Promise<void> {
  member = await provenFirm(portal);
  await portal.database.query(
    `update organisations set subscription_status = 'INTRIAL', trial_ends_at = '2027-03-01T12:00:00Z' where org_id = $1`,
    [member.orgId],
  );
  const steps = findingSteps(() => portal);
  const site = { member, targetId: await addWebsite(member, 'Shop & more') };
  const dated = { host: 'shop.example', expiresOn: '2027-01-05', days: '14' };
  const certificate = finding('certificate', { checkId: 'P02', variant: 'certificate-expires-soon', facts: dated });
  await steps.scan(site, [certificate, finding('header')]);
  const { findings } = await steps.list({ member }, { targetId: site.targetId });
  const accepted = findings.find(({ subject }) => subject === 'header')?.findingId ?? '';
  const until = { kind: 'accepted', reason: 'Later.', until: '2027-02-01' } as const;
  expect((await member.browser.call(markFinding, { findingId: accepted, ...until })).status).toBe(200);
  const weekly = { targetId: site.targetId, recurrence: 'w', dateTime: '2026-12-24T20:00:00Z' } as const;
  expect((await member.browser.call(scheduleScan, weekly)).status).toBe(200);
  const helper = {
    name: 'Jo Fixer',
    email: 'jo@it.example',
    note: '',
    showsFirm: true,
    days: 30,
    sends: false,
  } as const;
  const points = [{ kind: 'finding', ref: findings[0]?.findingId ?? '' }] as const;
  expect((await member.browser.call(handOver, { points: [...points], ...helper })).status).toBe(200);
  await proofSteps(() => portal).made(member);
  await seeFromOutside(['shop.example:443', 'mail.firm.example:443']);
}

/** What the look from outside saw of certificates, in the words of `judge-certificate.ts`. */
async function seeFromOutside(assets: readonly string[]): Promise<void> {
  await portal.database.query(
    `insert into rated_companies (org_id, domain, state, asked_at, looked_at, looks_on, looks, next_look_at)
     values ($1, 'firm.example', 'idle', now(), now(), '2026-12-22', 1, now())
     on conflict (org_id) do update set domain = excluded.domain`,
    [member.orgId],
  );
  for (const asset of assets) {
    await portal.database.query(
      `insert into rating_findings (rating_finding_id, org_id, domain, vector, kind, asset, grade, importance, evidence,
         first_seen_at, last_seen_at)
       values (gen_random_uuid(), $1, 'firm.example', 'ssl_certificates', 'certificate-expires-soon', $2, 'FAIR', 1,
         '["The certificate expires on 2027-01-05, in 14 days."]', now(), now())`,
      [member.orgId, asset],
    );
  }
}

beforeAll(async () => {
  portal = await startTestPortal();
  await fillFirm();
  coming = await readAll(member);
});
afterAll(() => portal.stop());

test('each module tells its days, with the page that each is about', () => {
  const firstOf = (kind: ComingEntry['kind']) => coming.find((entry) => entry.kind === kind);
  const path = expect.stringMatching(/^\/webappscan\/Shop%20%26%20more\/findings\/[\w-]{36}$/);
  expect(firstOf('scan')).toMatchObject({
    day: '2026-12-24',
    title: 'Scan of Shop & more',
    href: '/webappscan/Shop%20%26%20more',
  });
  expect(coming).toContainEqual({
    day: '2027-01-05',
    kind: 'certificate-end',
    title: 'shop.example certificate expires',
    href: path,
  });
  expect(firstOf('risk-end')).toMatchObject({ day: '2027-02-01', title: '1 accepted risk on Shop & more expires' });
  expect(firstOf('course-due')).toMatchObject({ title: '“Your part in security” is due for 1 person' });
  expect(firstOf('policy-review')).toMatchObject({ day: '2027-12-22', href: '/securitypolicy/acceptable-use' });
  expect(firstOf('sign-off-reminder')).toMatchObject({ day: '2026-12-28', title: 'Reminders for 1 open sign-off' });
  expect(firstOf('answers-confirm')).toMatchObject({ day: '2027-03-22', href: '/cybermaturity/assessment' });
  expect(firstOf('handover-end')).toMatchObject({ day: '2027-01-21', title: 'The link for Jo Fixer expires' });
  expect(firstOf('proof-pack-end')).toMatchObject({
    day: '2027-03-22',
    title: 'The proof pack for Harbor Foods expires',
  });
  expect(firstOf('plan-end')).toEqual({
    day: '2027-03-01',
    kind: 'plan-end',
    title: 'Your free trial ends',
    href: '/plan',
  });
  expect(coming.filter(({ kind }) => kind === 'course-opens').length).toBeGreaterThan(2);
  expect(coming.filter(({ kind }) => kind === 'scan')).toHaveLength(54);
  expect(coming.every(({ day }) => day >= TODAY)).toBe(true);
});

test('a certificate that a scan and the look from outside saw is told once, by the scan, and one that the look alone saw by the look', async () => {
  const seen = coming.filter(({ kind }) => kind === 'certificate-end');
  expect(seen.map(({ title }) => title)).toEqual([
    'mail.firm.example certificate expires',
    'shop.example certificate expires',
  ]);
  expect(seen[0]?.href).toBe('/attacksurface/details#ssl_certificates');
  expect(seen[1]?.href).toContain('/findings/');
  await changePlans(portal, ({ planDetail }) => ({ planDetail: { ...planDetail, bitsight: 'INACTIVE' } }));
  const without = (await readAll(member)).filter(({ kind }) => kind === 'certificate-end');
  expect(without).toEqual(seen.slice(1));
  await changePlans(portal, ({ planDetail }) => ({ planDetail: { ...planDetail, bitsight: 'ACTIVE' } }));
});

test('nobody sees what is another firm’s, and staff and visitors nothing at all', async () => {
  const other = await signInNewMember(portal);
  expect(kindsOf(await readAll(other))).toEqual(new Set(['plan-end']));
  const staff = await signInNewStaff(portal, 'owner');
  expect((await staff.browser.call(readCalendar, {})).status).toBe(403);
  expect((await portal.browser().call(readCalendar, {})).status).toBe(401);
});

test('a month that there is not is the nearest, and what is no month is refused', async () => {
  expect(await read(member)).toMatchObject({ today: TODAY, month: '2026-12', first: '2026-12', last: '2027-12' });
  expect((await read(member, '1999-01')).month).toBe('2026-12');
  expect((await read(member, '9999-12')).month).toBe('2027-12');
  for (const month of ['2026-13', '2026-1', '0000-01', 'now', '2026-12-01'])
    expect((await member.browser.call(readCalendar, { month })).status).toBe(400);
});

test.each([
  ['probely', ['scan', 'risk-end']],
  ['training', ['course-opens', 'course-due']],
  ['securityPolicies', ['policy-review', 'sign-off-reminder']],
  ['securityPoliciesSignOff', ['sign-off-reminder']],
  ['cybermaturity', ['answers-confirm']],
])('without %s in the plan nothing of it comes', async (feature, kinds) => {
  await changePlans(portal, ({ planDetail }) => ({ planDetail: { ...planDetail, [feature]: 'INACTIVE' } }));
  expect(kindsOf(coming).difference(kindsOf(await readAll(member)))).toEqual(new Set(kinds));
  await changePlans(portal, ({ planDetail }) => ({ planDetail: { ...planDetail, [feature]: 'ACTIVE' } }));
});

test('the file holds the same as the page, each event the same in every file', async () => {
  const download = () => member.browser.call(downloadCalendar, {});
  const answer = await download();
  expect(answer.headers['content-type']).toBe('text/calendar; charset=utf-8');
  expect(answer.headers['content-disposition']).toContain('calendar-2026-12-22.ics');
  const file = answer.raw.toString();
  const within = comingWithin(coming, { from: TODAY, to: '2027-03-22' });
  expect(file.match(/^BEGIN:VEVENT$/gm)).toHaveLength(within.length);
  expect(file).toContain('SUMMARY:Scan of Shop & more');
  expect(file).toMatch(/URL:https?:\/\/\S+\/webappscan\/Shop/);
  const uids = file.match(/^UID:.*$/gm) ?? [];
  expect(new Set(uids).size).toBe(within.length);
  expect((await download()).raw.toString()).toBe(file);
  const rows = await portal.database.query(
    `select from audit_log where org_id = $1 and action = 'calendar.downloaded'`,
    [member.orgId],
  );
  expect(rows).toHaveLength(2);
});

test('a calendar program reads the same by an address of the admin, until another is made or it is turned off', async () => {
  const ask = async (address: string) =>
    portal.portal.http.inject({ url: new URL(address).pathname, headers: { host: 'localhost:3000' } });
  const make = async () => (await member.browser.call(renewCalendarFeed, {})).body.data.address;
  const first = await make();
  const { statusCode, headers, body } = await ask(first);
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8']);
  const events = new ICAL.Component(ICAL.parse(body))
    .getAllSubcomponents('vevent')
    .map((event) => new ICAL.Event(event));
  const told = comingWithin(coming, { from: TODAY, to: '2027-06-20' });
  expect(events.map((event) => [event.startDate.toString(), event.summary])).toEqual(
    told.map(({ day, title }) => [day, title]),
  );
  expect(events.every((event) => event.startDate.isDate)).toBe(true);
  const now = portal.clock.now().toISOString();
  expect((await member.browser.call(readCalendarFeed, {})).body.data).toEqual({ madeAt: now, lastReadAt: now });
  const second = await make();
  expect((await ask(first)).statusCode).toBe(404);
  expect((await ask(second)).statusCode).toBe(200);
  const suspend = (at: Date | null) =>
    portal.database.query('update organisations set suspended_at = $1 where org_id = $2', [at, member.orgId]);
  await suspend(portal.clock.now());
  expect((await ask(second)).statusCode).toBe(404);
  await suspend(null);
  expect(JSON.stringify(await portal.database.query('select * from calendar_feeds'))).not.toContain(
    second.split('/').at(-1),
  );
  expect((await member.browser.call(endCalendarFeed, {})).status).toBe(200);
  expect((await ask(second)).statusCode).toBe(404);
  expect((await member.browser.call(endCalendarFeed, {})).status).toBe(404);
});

test('the mail of Monday says what the page says until the next', async () => {
  portal.clock.set('2026-12-28T20:00:00Z');
  await sendDigests(portal.portal.services);
  const requests = (await queuedMails(portal, member.email)).map(({ request }) => request);
  const span = { from: '2026-12-28', to: '2027-01-03' };
  const expected = comingWithin(coming, span);
  expect(kindsOf(expected)).toEqual(new Set(['scan', 'sign-off-reminder']));
  expect(requests.find(({ kind }) => kind === 'digest')).toMatchObject({ coming: expected });
});
