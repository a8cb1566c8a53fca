import { randomUUID } from 'node:crypto';
import { downloadCalendar, readCalendar } from '@portal/contract/calendar/calendar.calls.ts';
import { getModuleActivity } from '@portal/contract/dashboard/dashboard.calls.ts';
import * as calls from '@portal/contract/incidents/incidents.calls.ts';
import { sayEnglish } from '@portal/domain/texts/testing/say-english.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { changePlans } from '../../../testing/change-plans.ts';
import { type Member, signInNewMember } from '../../../testing/people.ts';
import { queuedMails } from '../../../testing/queued-mails.ts';
import { startTestPortal, type TestPortal } from '../../../testing/test-portal.ts';
import { sendDigests } from '../../digest/send-digests.ts';
import type { OpenDeadline } from './open-deadlines.ts';
import { suggestDeadlines } from './tell-deadlines.ts';

/** A Friday; 72 hours from its evening on are over on the Monday after. */
const NOW = '2026-12-11T20:00:00Z';
const HOUR_MS = 60 * 60_000;

let portal: TestPortal;
let member: Member;
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal.stop());
beforeEach(async () => {
  portal.clock.set(NOW);
  member = await signInNewMember(portal);
  await portal.database.query(`insert into organisation_countries (org_id, code, position) values ($1, 'de', 0)`, [
    member.orgId,
  ]);
});

async function start(hoursAgo = 1) {
  const { body } = await member.browser.call(calls.startIncident, {
    ...{ requestId: randomUUID(), kind: 'data-out', whatHappened: 'A list went out.' },
    noticedAt: new Date(Date.parse(NOW) - hoursAgo * HOUR_MS).toISOString(),
  });
  return body.data.incidentId;
}
const mark = (incidentId: string, deadlineId: string, how: 'done' | 'not-needed') =>
  member.browser.call(calls.markIncidentDeadline, { incidentId, deadlineId, mark: how, reason: 'Decided.' });
const inCalendar = async () =>
  (await member.browser.call(readCalendar, {})).body.data.entries.filter(({ kind }) => kind === 'legal-deadline');
const onHome = async () =>
  (await member.browser.call(getModuleActivity, {})).body.data.nextActions.filter(
    ({ key }) => key === 'incidents.deadlines',
  );
async function markAll(incidentId: string) {
  const { deadlines } = (await member.browser.call(calls.readIncident, { incidentId })).body.data;
  for (const { id } of deadlines) await mark(incidentId, id, 'not-needed');
}

describe('a legal deadline', () => {
  test('is in the calendar and its file on its day with its hour, until it is done or does not apply', async () => {
    const incidentId = await start();
    const told = {
      day: '2026-12-14',
      kind: 'legal-deadline',
      title: expect.stringMatching(/^Tell the data protection authority by 11:00.AM \(Data got out\)$/),
      href: `/incidents/record/${incidentId}`,
    };
    const before = await inCalendar();
    expect(before).toContainEqual(told);
    const file = (await member.browser.call(downloadCalendar, {})).raw.toString();
    expect(file.replaceAll('\r\n ', '')).toContain('SUMMARY:Tell the data protection authority by');
    await mark(incidentId, 'gdpr-authority', 'done');
    expect(await inCalendar()).toEqual(before.filter(({ title }) => !title.startsWith('Tell the data protection')));
    await markAll(incidentId);
    expect(await inCalendar()).toEqual([]);
    expect(await onHome()).toEqual([]);
  });

  test('is the first thing to do at home, whatever the plan holds, and ends with the record', async () => {
    await changePlans(portal, ({ planDetail }) => ({ planDetail: { ...planDetail, securityPolicies: 'INACTIVE' } }));
    const incidentId = await start(80);
    const { data } = (await member.browser.call(getModuleActivity, {})).body;
    expect(data.nextActions[0]).toMatchObject({
      key: 'incidents.deadlines',
      isUrgent: true,
      title: expect.stringMatching(/^Resolve \d overdue legal deadlines: Data got out$/),
      href: `/incidents/record/${incidentId}`,
    });
    await member.browser.call(calls.closeIncident, { incidentId, rootCause: 'An open link.', lessons: 'Links end.' });
    expect(await onHome()).toEqual([]);
    await changePlans(portal, ({ planDetail }) => ({ planDetail: { ...planDetail, securityPolicies: 'ACTIVE' } }));
  });

  test('is in the email of Monday once: what the one thing to do is about does not come again', async () => {
    const digest = async () => {
      portal.clock.set('2026-12-14T16:00:00Z');
      await sendDigests(portal.portal.services);
      const requests = (await queuedMails(portal, member.email)).map(({ request }) => request);
      return JSON.stringify(requests.find(({ kind }) => kind === 'digest'));
    };
    const incidentId = await start();
    await mark(incidentId, 'gdpr-people', 'done');
    await mark(incidentId, 'gdpr-customer', 'done');
    await mark(incidentId, 'nis2-warning', 'done');
    const told = await digest();
    expect(told).toMatch(/"step":\{"title":"Resolve 3 legal deadlines by Dec 14, 2026: Data got out"/);
    expect(told.match(/Data got out/g)).toHaveLength(1);
  });

  test('is of one firm alone', async () => {
    await start();
    member = await signInNewMember(portal);
    expect(await inCalendar()).toEqual([]);
    expect(await onHome()).toEqual([]);
  });
});

describe('the one step for all deadlines', () => {
  const deadline = (changes: Partial<OpenDeadline>): OpenDeadline => ({
    name: 'Tell the authority',
    endsAt: new Date('2026-12-14T20:00:00Z'),
    daysLeft: 30,
    isOver: false,
    incident: 'Data got out',
    href: '/incidents/record/1',
    ...changes,
  });
  const told = (...deadlines: readonly OpenDeadline[]) => suggestDeadlines(deadlines, sayEnglish)[0];

  test.each<[string, readonly OpenDeadline[], object]>([
    [
      'that is far',
      [deadline({})],
      { urgency: 'soon', minutes: 10, title: expect.stringContaining('Dec 14, 2026: Data') },
    ],
    [
      'that is over, before others',
      [deadline({ isOver: true, daysLeft: 0 }), deadline({})],
      { urgency: 'clock', title: 'Resolve 1 overdue legal deadline: Data got out' },
    ],
    [
      'without a number, which leaves dates to the calendar',
      [deadline({ endsAt: null, daysLeft: 0 }), deadline({ daysLeft: 2 })],
      { urgency: 'clock', title: 'Resolve 1 legal deadline now: Data got out', coversComing: false },
    ],
    [
      'of two incidents',
      [deadline({}), deadline({ href: '/incidents/record/2', incident: 'Lost device' })],
      { href: '/incidents', covers: ['/incidents/record/1', '/incidents/record/2'] },
    ],
  ])('%s', (_what, deadlines, words) => {
    expect(told(...deadlines)).toMatchObject(words);
  });

  test('is none where nothing stands open', () => {
    expect(suggestDeadlines([], sayEnglish)).toEqual([]);
  });
});
