import { openHelpRequest } from '@portal/contract/concierge/concierge.calls.ts';
import { answerHelpRequest } from '@portal/contract/concierge/staff-help.calls.ts';
import { publishConciergeMessage, saveConciergeMessage } from '@portal/contract/concierge/staff-messages.calls.ts';
import { changeDigestByLink, readDigestChoice, saveDigestChoice } from '@portal/contract/digest/digest.calls.ts';
import { saveRegisterEntry } from '@portal/contract/registers/registers.calls.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { breakFirm } from '../../testing/broken-firm.ts';
import { inviteColleague, type Member, signInNewMember, signInNewStaff } from '../../testing/people.ts';
import { queuedMails } from '../../testing/queued-mails.ts';
import { readsIn } from '../../testing/reads-in.ts';
import { dumpDatabase } from '../../testing/table-dump.ts';
import { startTestPortal, type TestPortal } from '../../testing/test-portal.ts';
import { addWebsite, completeScan, startScanOf } from '../../testing/websites.ts';
import { readSituation } from '../dashboard/public.ts';
import { digestOf } from './digest-of.ts';
import { ONE_CLICK_PATH } from './public.ts';
import { sendDigests } from './send-digests.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal.stop());

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;
let member: Member;
let websiteId: string;

/** Goes on to a Monday at noon, which is after seven in the brand's time zone and well within the two days. */
function nextMonday(): void {
  const now = portal.clock.now();
  const days = (8 - now.getUTCDay()) % 7 || 7;
  const noon = Date.parse(now.toISOString().slice(0, 10)) + days * DAY_MS + 20 * HOUR_MS;
  portal.clock.advance(noon - now.getTime());
}
function firstMondayOfAMonth(): void {
  do nextMonday();
  while (portal.clock.now().getUTCDate() > 7);
}

beforeEach(async () => {
  nextMonday();
  portal.clock.advance(3 * DAY_MS);
  member = await signInNewMember(portal);
  websiteId = await addWebsite(member, 'Shop');
});

const send = () => sendDigests(portal.portal.services);
const digests = async (email = member.email) =>
  (await queuedMails(portal, email)).map(({ request }) => request).filter(({ kind }) => kind === 'digest');

test('every admin gets one on Monday, and one only', async () => {
  const colleague = await inviteColleague(portal, member);
  await send();
  expect(await digests()).toEqual([]);
  nextMonday();
  await Promise.all([send(), send()]);
  await send();
  expect(await digests(colleague)).toHaveLength(1);
  const [mail, ...more] = await digests();
  expect(more).toEqual([]);
  expect(mail).toMatchObject({
    frequency: 'weekly',
    score: expect.any(Number),
    step: { title: expect.stringMatching(/\w/), url: expect.stringMatching(/^https?:\/\/[^/]+\/\w/) },
  });
  nextMonday();
  await send();
  expect(await digests()).toHaveLength(2);
});

test('who joined on the day itself has had no week yet', async () => {
  nextMonday();
  const late = await signInNewMember(portal);
  await send();
  expect(await digests(late.email)).toEqual([]);
});

/** Sessions have ended by Monday. */
const chosen = async (email: string) => {
  const sql = 'select frequency from digest_choices join users using (user_id) where email = $1';
  return (await portal.database.query<{ frequency: string }>(sql, [email]))[0]?.frequency;
};

test('everybody chooses for themselves', async () => {
  const choice = async () => (await member.browser.call(readDigestChoice, {})).body.data.frequency;
  expect(await choice()).toBe('weekly');
  await member.browser.call(saveDigestChoice, { frequency: 'never' });
  expect(await choice()).toBe('never');
});

test('once a month is the first Monday, and never is never', async () => {
  const colleague = await inviteColleague(portal, member);
  await member.browser.call(saveDigestChoice, { frequency: 'monthly' });
  await portal.database.query(
    `insert into digest_choices (user_id, org_id, frequency, token)
      select user_id, org_id, 'never', 'token of ' || user_id from users where email = $1`,
    [colleague],
  );
  firstMondayOfAMonth();
  await send();
  expect(await digests()).toMatchObject([{ frequency: 'monthly' }]);
  nextMonday();
  await send();
  expect(await digests()).toHaveLength(1);
  expect(await digests(colleague)).toEqual([]);
});

test('where it fails for one firm all others get theirs, and that one does once it can', async () => {
  const others = [await signInNewMember(portal), await signInNewMember(portal)];
  const repair = await breakFirm(portal, 'digest_choices', member.orgId);
  nextMonday();
  await send();
  for (const { email } of others) expect(await digests(email)).toHaveLength(1);
  expect(await digests()).toEqual([]);
  await repair();
  await send();
  expect(await digests()).toHaveLength(1);
  for (const { email } of others) expect(await digests(email)).toHaveLength(1);
});

test('a firm that is suspended gets none', async () => {
  await portal.database.query('update organisations set suspended_at = now() where org_id = $1', [member.orgId]);
  nextMonday();
  await send();
  expect(await digests()).toEqual([]);
});

test('it is in its reader’s language, with what comes and the pages that it leads to', async () => {
  await readsIn(portal, member, 'de');
  await portal.database.query(`update organisations set trial_ends_at = $2 where org_id = $1`, [
    member.orgId,
    new Date(portal.clock.now().getTime() + 6 * DAY_MS),
  ]);
  nextMonday();
  await send();
  const mail = (await queuedMails(portal, member.email)).findLast(({ request: { kind } }) => kind === 'digest');
  const inGerman = expect.stringMatching(/\?(.+&)?lang=de(#.*)?$/);
  const request = { homeUrl: inGerman, choiceUrl: inGerman, step: { url: inGerman }, coming: [{ kind: 'plan-end' }] };
  expect(mail).toMatchObject({ language: 'de', request });
  expect(mail?.request).toMatchObject({ unsubscribeUrl: expect.stringMatching(/\/[\w-]{43}$/) });
});

test('nothing of what the concierge wrote is in it', async () => {
  // With nothing else to do, the weakness is the one step of the mail.
  await completeScan(portal, await startScanOf(member, websiteId), []);
  const now = portal.clock.now();
  await portal.database.query(
    `insert into weaknesses (weakness_id, org_id, title, severity, reported_on, body, published_at, source, created_at, created_by_name, changed_at)
      values (gen_random_uuid(), $1, 'Secret of the firm', 'Critical', $2, '', $3, 'console', $3, 'Sam', $3)`,
    [member.orgId, now.toISOString().slice(0, 10), now],
  );
  nextMonday();
  await send();
  const mails = await digests();
  expect(mails).toHaveLength(1);
  expect(JSON.stringify(mails)).not.toContain('Secret of the firm');
  const title = expect.stringContaining('your concierge wrote');
  expect(mails).toMatchObject([{ worse: [expect.stringContaining('from your concierge')], step: { title } }]);
});

test('no message and no answer of the concierge is in it', async () => {
  const { browser } = await signInNewStaff(portal, 'support');
  const message = { title: 'Hidden title', body: 'Hidden words.', audience: { kind: 'all' } } as const;
  const { conciergeMessageId } = (await browser.call(saveConciergeMessage, message)).body.data;
  expect((await browser.call(publishConciergeMessage, { conciergeMessageId, version: 1 })).status).toBe(200);
  const asked = { subject: 'Hidden subject', about: { kind: 'general' }, text: 'Hidden question' } as const;
  const { helpRequestId } = (await member.browser.call(openHelpRequest, asked)).body.data;
  const answer = { helpRequestId, version: 1, text: 'Hidden answer.' };
  expect((await browser.call(answerHelpRequest, answer)).status).toBe(200);
  nextMonday();
  await send();
  const mails = await digests();
  expect(mails).toHaveLength(1);
  expect(JSON.stringify(mails)).not.toContain('Hidden');
});

test('its link and the button of the mail program end it, without signing in', async () => {
  nextMonday();
  await send();
  const [mail] = await digests();
  if (mail?.kind !== 'digest') throw new Error('no digest');
  const token = mail.choiceUrl.split('/').at(-1) ?? '';
  expect(mail.unsubscribeUrl.endsWith(`${ONE_CLICK_PATH}/${token}`)).toBe(true);
  const stranger = portal.browser();
  const before = await dumpDatabase(portal.database);
  for (const url of [new URL(mail.choiceUrl).pathname, `${ONE_CLICK_PATH}/${token}`]) await stranger.send('GET', url);
  expect(await dumpDatabase(portal.database)).toEqual(before);
  await stranger.call(changeDigestByLink, { token, frequency: 'monthly' });
  expect(await chosen(member.email)).toBe('monthly');
  // Nothing but how often it comes has changed.
  const { digest_choices: _, ...others } = await dumpDatabase(portal.database);
  expect(before).toMatchObject(others);
  const headers = { 'content-type': 'application/x-www-form-urlencoded', host: new URL(mail.unsubscribeUrl).host };
  const press = (url: string) =>
    portal.portal.http.inject({ method: 'POST', url, headers, payload: 'List-Unsubscribe=One-Click' });
  expect((await press(`${ONE_CLICK_PATH}/${token}`)).statusCode).toBe(200);
  expect(await chosen(member.email)).toBe('never');
  const wrong = 'x'.repeat(43);
  expect((await press(`${ONE_CLICK_PATH}/${wrong}`)).statusCode).toBe(404);
  expect((await stranger.call(changeDigestByLink, { token: wrong, frequency: 'weekly' })).body).toMatchObject({
    errors: [{ code: 'DIGEST_LINK_INVALID' }],
  });
});

test('overdue records are told once: as the one thing to do, or as late beside another', async () => {
  const values = { system: 'Email', dueOn: '2026-01-20', reviewer: 'Ann Lee' };
  const input = { register: 'access-reviews', entryId: null, values, ticks: {}, version: 0 } as const;
  expect((await member.browser.call(saveRegisterEntry, input)).status).toBe(200);
  nextMonday();
  await send();
  const [mail] = await digests();
  expect(mail).toMatchObject({ lateRecords: 1, step: { title: expect.not.stringContaining('record') } });
  expect(JSON.stringify(mail)).not.toContain('Access review');
  const rows = await portal.portal.services.brands.list();
  const situation = await readSituation(portal.portal.services, {
    session: { orgId: member.orgId, userId: null },
    brand: rows[0] as (typeof rows)[number],
  });
  const step = {
    key: 'registers.overdue',
    raises: ['records-kept'] as const,
    title: 'Bring 1 overdue record up to date',
  };
  const first = { ...(situation.actions[0] as (typeof situation.actions)[number]), ...step };
  expect(digestOf({ ...situation, actions: [first] }, [], '2026-12-28', 7).lateRecords).toBe(0);
});
