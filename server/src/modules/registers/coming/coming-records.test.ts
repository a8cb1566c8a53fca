import { downloadCalendar, readCalendar } from '@portal/contract/calendar/calendar.calls.ts';
import { getModuleActivity } from '@portal/contract/dashboard/dashboard.calls.ts';
import { findAnything } from '@portal/contract/find/find.calls.ts';
import { readinessSheet } from '@portal/contract/insurance/insurance.calls.ts';
import { saveRegisterEntry } from '@portal/contract/registers/registers.calls.ts';
import { sayEnglish } from '@portal/domain/texts/testing/say-english.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { changePlans } from '../../../testing/change-plans.ts';
import { type Member, signInNewMember } from '../../../testing/people.ts';
import { queuedMails } from '../../../testing/queued-mails.ts';
import { startTestPortal, type TestPortal } from '../../../testing/test-portal.ts';
import { sendDigests } from '../../digest/send-digests.ts';
import { suggestRecords } from './suggest-records.ts';

let portal: TestPortal;
let member: Member;
let path: string;
const ids: string[] = [];
/** A Thursday; the next Monday is the 28th. */
const TODAY = '2026-12-24';
beforeAll(async () => {
  portal = await startTestPortal();
  portal.clock.set(`${TODAY}T20:00:00Z`);
  member = await signInNewMember(portal);
  for (const [system, dueOn] of [
    ['Accounting', '2026-12-30'],
    ['Email', '2026-12-20'],
  ] as const) {
    const values = { system, dueOn, reviewer: 'Ann Lee' };
    const input = { register: 'access-reviews', entryId: null, values, ticks: {}, version: 0 } as const;
    ids.push((await member.browser.call(saveRegisterEntry, input)).body.data.entryId);
  }
  path = `/registers/access-reviews/${ids[0]}`;
});
afterAll(() => portal.stop());

const coming = async () => (await member.browser.call(readCalendar, { month: '2026-12' })).body.data.entries;
const ofRecords = async () => (await coming()).filter(({ kind }) => kind === 'record-due');

test('a record that is due is in the calendar and its file', async () => {
  const due = { day: '2026-12-30', kind: 'record-due', title: 'Access review: Accounting', href: path };
  expect(await ofRecords()).toEqual([due]);
  const file = (await member.browser.call(downloadCalendar, {})).raw.toString();
  expect(file).toContain('SUMMARY:Access review: Accounting');
});

test('what is overdue is counted in the menu, suggested, and a fact', async () => {
  const { data } = (await member.browser.call(getModuleActivity, {})).body;
  expect(data.registers).toEqual({ overdue: 1 });
  const sheet = (await member.browser.call(readinessSheet, {})).body.data;
  const fact = sheet.topics.flatMap(({ questions }) => questions).find(({ key }) => key === 'records-kept');
  expect(fact).toMatchObject({ state: 'partly', basis: 'seen', seenHref: '/registers' });
  const oldest = { entryId: ids[1] ?? '', register: 'access-reviews', title: 'Email', origin: null } as const;
  const begun = { ...oldest, title: 'Data got out', origin: '/incidents/record/1' };
  const suggest = (overdue: number, told: readonly string[] = []) => {
    const late = overdue === 0 ? [] : overdue === 1 ? [oldest] : [begun, oldest];
    return suggestRecords({ kept: ['access-reviews'], open: 9, overdue, late }, [{ covers: told }], sayEnglish);
  };
  expect(suggest(0)).toEqual([]);
  expect(suggest(1)).toMatchObject([
    { title: 'Bring 1 overdue record up to date', href: `/registers/access-reviews/${ids[1]}`, minutes: 5 },
  ]);
  expect(suggest(30)).toMatchObject([{ href: '/registers', minutes: 60, raises: ['records-kept'] }]);
  expect(suggest(2, ['/incidents/record/1'])).toEqual(suggest(1));
});

test('records and registers are found by name', async () => {
  const find = async (search: string) =>
    (await member.browser.call(findAnything, { search })).body.data.hits.filter(({ kind }) => kind === 'record');
  expect(await find('account')).toEqual([{ kind: 'record', path, title: 'Accounting', detail: 'Access reviews' }]);
  expect(await find('suppl')).toMatchObject([{ path: '/registers/suppliers', title: 'Suppliers' }]);
});

test('the email of Monday tells it, and a plan without policies tells none of it', async () => {
  portal.clock.set('2026-12-28T20:00:00Z');
  await sendDigests(portal.portal.services);
  const requests = (await queuedMails(portal, member.email)).map(({ request }) => request);
  expect(requests.find(({ kind }) => kind === 'digest')).toMatchObject({
    coming: expect.arrayContaining([expect.objectContaining({ title: 'Access review: Accounting' })]),
  });
  portal.clock.set(`${TODAY}T20:00:00Z`);
  await changePlans(portal, ({ planDetail }) => ({ planDetail: { ...planDetail, securityPolicies: 'INACTIVE' } }));
  expect(await ofRecords()).toEqual([]);
  const { data } = (await member.browser.call(getModuleActivity, {})).body;
  expect(data.registers).toBeNull();
});
