import * as calls from '@portal/contract/console/news.calls.ts';
import { openServiceSession } from '@portal/contract/console/service-session.calls.ts';
import { markNewsSeen, readNews, readReleaseNotes } from '@portal/contract/portal/news.calls.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { freshProof, type Member, type Person, signInNewMember, signInNewStaff } from '../../testing/people.ts';
import { startTestPortal, type TestPortal } from '../../testing/test-portal.ts';

let portal: TestPortal;
let owner: Person;
let member: Member;
beforeAll(async () => {
  portal = await startTestPortal();
});
beforeEach(async () => {
  owner = await signInNewStaff(portal);
  member = await signInNewMember(portal);
});
afterAll(() => portal.stop());

const DAY_MS = 24 * 60 * 60_000;
const dayIn = (days: number) =>
  Temporal.Instant.from(portal.clock.now().toISOString())
    .toZonedDateTimeISO(portal.portal.services.brands.default.timeZone)
    .toPlainDate()
    .add({ days })
    .toString();
const news = async (person: Person = member) => (await person.browser.call(readNews, {})).body.data;
const promote = (changes: object = {}) =>
  owner.browser.call(calls.createPromotion, {
    text: 'One month free.',
    startsOn: dayIn(0),
    endsOn: dayIn(1),
    ...changes,
  });
const write = (changes: object = {}) =>
  owner.browser.call(calls.saveReleaseNote, {
    title: 'Faster scans',
    body: 'They are.',
    isPublished: true,
    ...changes,
  });

test('a promotion is shown from its first day to the end of its last, until it is closed', async () => {
  expect((await promote({ linkLabel: 'See the plans', linkUrl: '/plan' })).status).toBe(200);
  const { promotion } = await news();
  expect(promotion).toMatchObject({ text: 'One month free.', linkUrl: '/plan' });
  const other = await signInNewMember(portal);
  expect((await member.browser.call(markNewsSeen, { newsIds: [promotion?.promotionId ?? ''] })).status).toBe(200);
  expect((await news()).promotion).toBeNull();
  expect((await news(other)).promotion?.promotionId).toBe(promotion?.promotionId);
  portal.clock.advance(2 * DAY_MS);
  expect((await news(await signInNewMember(portal))).promotion).toBeNull();
});

test('a promotion of tomorrow, or of another brand, is not shown; one that was deleted is gone', async () => {
  await promote({ startsOn: dayIn(1), endsOn: dayIn(2) });
  expect((await news()).promotion).toBeNull();
  await promote({ brandId: 'default', text: 'For this brand.' });
  const shown = (await news()).promotion;
  expect(shown?.text).toBe('For this brand.');
  await portal.database.query(`update promotions set brand_id = 'acme' where promotion_id = $1`, [shown?.promotionId]);
  expect((await news()).promotion).toBeNull();
  for (const { promotionId } of (await owner.browser.call(calls.listPromotions, {})).body.data)
    expect((await owner.browser.call(calls.deletePromotion, { promotionId })).status).toBe(200);
  expect((await owner.browser.call(calls.listPromotions, {})).body.data).toEqual([]);
});

test('a promotion is changed at once for everybody; of two who change it the second is told', async () => {
  await promote({ text: 'First words.' });
  const find = async () =>
    (await owner.browser.call(calls.listPromotions, {})).body.data.find(({ text }) => /words/.test(text));
  const listed = await find();
  expect(listed).toMatchObject({ startsOn: dayIn(0), endsOn: dayIn(1), version: 1, state: 'running' });
  const { promotionId = '', version = 0 } = listed ?? {};
  const change = {
    promotionId,
    version,
    text: 'Better words.',
    linkUrl: '/plan',
    startsOn: dayIn(0),
    endsOn: dayIn(3),
  };
  const edit = (changes: object = {}) => owner.browser.call(calls.editPromotion, { ...change, ...changes });
  expect((await edit({ endsOn: '2020-01-02', startsOn: '2020-01-01' })).errors).toMatchObject([
    { code: 'DATE_IN_THE_PAST', field: 'endsOn' },
  ]);
  expect((await edit()).status).toBe(200);
  expect((await edit({ text: 'Late words.' })).errors).toMatchObject([{ code: 'CHANGED_ELSEWHERE' }]);
  expect(await find()).toMatchObject({ text: 'Better words.', endsOn: dayIn(3), version: 2 });
  expect((await news()).promotion).toMatchObject({ promotionId, text: 'Better words.', linkUrl: '/plan' });
  const log = await portal.database.query(`select details from audit_log where action = 'promotion.changed'`);
  expect(log).toMatchObject([{ details: { before: { text: 'First words.' }, after: { text: 'Better words.' } } }]);
  await owner.browser.call(calls.deletePromotion, { promotionId });
  expect((await edit({ version: 2 })).status).toBe(404);
});

test.each([
  [{ startsOn: dayText(5), endsOn: dayText(4) }, 'ENDS_BEFORE_START', 'endsOn'],
  [{ startsOn: '2020-01-01', endsOn: '2020-01-02' }, 'DATE_IN_THE_PAST', 'endsOn'],
  [{ brandId: 'nobody' }, 'BRAND_UNKNOWN', 'brandId'],
  [{ linkUrl: 'javascript:alert(1)' }, 'INVALID_INPUT', 'linkUrl'],
  [{ linkUrl: '//evil.example' }, 'INVALID_INPUT', 'linkUrl'],
  [{ linkUrl: 'http://plain.example' }, 'INVALID_INPUT', 'linkUrl'],
  [{ text: '' }, 'INVALID_INPUT', 'text'],
])('a promotion with %j is refused: %s', async (changes, code, field) => {
  expect(await promote(changes)).toMatchObject({ status: 400, errors: [{ code, field }] });
});

function dayText(days: number): string {
  return `2099-01-0${days}`;
}

test('a release note is shown once to who was here before it, and can be read again', async () => {
  portal.clock.advance(1000);
  await write({ title: 'A draft', isPublished: false });
  expect((await news()).releaseNote).toBeNull();
  await write();
  const note = (await news()).releaseNote;
  expect(note).toMatchObject({ title: 'Faster scans', body: 'They are.' });
  await member.browser.call(markNewsSeen, { newsIds: [note?.releaseNoteId ?? ''] });
  await member.browser.call(markNewsSeen, { newsIds: [note?.releaseNoteId ?? ''] });
  expect((await news()).releaseNote).toBeNull();
  portal.clock.advance(1000);
  const newcomer = await signInNewMember(portal);
  expect((await news(newcomer)).releaseNote).toBeNull();
  const read = (await newcomer.browser.call(readReleaseNotes, {})).body.data;
  expect(read.map(({ title }) => title)).toEqual(['Faster scans']);
});

test('changing a release note keeps its day; taking it back hides it', async () => {
  portal.clock.advance(1000);
  await write({ title: 'First words' });
  const [note] = (await owner.browser.call(calls.listReleaseNotes, {})).body.data;
  portal.clock.advance(60_000);
  await write({ releaseNoteId: note?.releaseNoteId, version: 1, title: 'Better words' });
  const late = await write({ releaseNoteId: note?.releaseNoteId, version: 1, title: 'Late words' });
  expect(late.errors).toMatchObject([{ code: 'CHANGED_ELSEWHERE' }]);
  const [changed] = (await owner.browser.call(calls.listReleaseNotes, {})).body.data;
  expect(changed).toMatchObject({ title: 'Better words', publishedAt: note?.publishedAt });
  await write({ releaseNoteId: note?.releaseNoteId, version: 2, title: 'Better words', isPublished: false });
  const titles = (await member.browser.call(readReleaseNotes, {})).body.data.map(({ title }) => title);
  expect(titles).not.toContain('Better words');
  const { status } = await owner.browser.call(calls.deleteReleaseNote, { releaseNoteId: note?.releaseNoteId ?? '' });
  expect(status).toBe(200);
});

test('staff in a service session sees no news, and nothing is kept as seen', async () => {
  portal.clock.advance(1000);
  await promote();
  await write();
  const before = await news();
  expect(before.promotion).not.toBeNull();
  const proof = await freshProof(portal, owner.email);
  await owner.browser.call(openServiceSession, { orgId: member.orgId, reason: 'You asked us.' }, proof);
  expect(await news(owner)).toEqual({ promotion: null, releaseNote: null });
  const newsIds = [before.promotion?.promotionId ?? '', before.releaseNote?.releaseNoteId ?? ''];
  expect((await owner.browser.call(markNewsSeen, { newsIds })).status).toBe(200);
  expect(await portal.database.query('select 1 from seen_news where news_id = any ($1)', [newsIds])).toEqual([]);
});
