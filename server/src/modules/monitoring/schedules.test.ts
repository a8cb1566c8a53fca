import { editSchedule, loadScheduleMap, scheduleScan } from '@portal/contract/monitoring/monitoring.calls.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Member, signInNewMember } from '../../testing/people.ts';
import { startTestPortal, type TestPortal } from '../../testing/test-portal.ts';
import { addWebsite } from '../../testing/websites.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal.stop());

/** Monday, 30 November 2026, 1:00 AM in Los Angeles, which is the brand's zone. */
const MONDAY = '2026-11-30T09:00:00Z';

async function memberWithWebsite(): Promise<Member & { targetId: string }> {
  const member = await signInNewMember(portal);
  return { ...member, targetId: await addWebsite(member) };
}

const storedSchedule = async (targetId: string) =>
  (await portal.database.query('select * from scan_schedules where website_id = $1', [targetId]))[0];

describe('a new schedule', () => {
  test('runs first at its date', async () => {
    const { browser, targetId } = await memberWithWebsite();
    const { body } = await browser.call(scheduleScan, { targetId, recurrence: 'w', dateTime: MONDAY });
    expect(body.data).toMatchObject({ targetId, recurrence: 'w', dateTime: '2026-11-30T09:00:00.000Z' });
  });

  test.each([
    ['yesterday', '2026-11-20T20:00:00Z'],
    ['yesterday by the zone, today in UTC', '2026-11-21T07:59:59Z'],
    ['a day after the last one that can be picked', '2032-01-01T08:00:00Z'],
    ['a day that there is not', '2026-13-01T00:00:00Z'],
  ])('refuses %s', async (_case, dateTime) => {
    const { browser, targetId } = await memberWithWebsite();
    const answer = await browser.call(scheduleScan, { targetId, recurrence: 'w', dateTime });
    expect(answer.errors).toEqual([
      { code: 'SCHEDULE_DATE_INVALID', message: 'Date is not valid.', field: 'dateTime' },
    ]);
    expect(await storedSchedule(targetId)).toBeUndefined();
  });

  test.each([
    ['today', '2026-11-21T08:00:00Z', '2026-11-28T08:00:00.000Z'],
    ['the last day that can be picked', '2032-01-01T07:59:59Z', '2032-01-01T07:59:59.000Z'],
  ])('takes %s', async (_case, dateTime, next) => {
    const { browser, targetId } = await memberWithWebsite();
    const { body } = await browser.call(scheduleScan, { targetId, recurrence: 'w', date_time: dateTime });
    expect(body.data.dateTime).toBe(next);
  });

  test.each(['2026-11-30', '2026-11-30T09:00:00.000Z', '2026-11-30T09:00:00+01:00', 'soon'])(
    'takes no date in another form: %s',
    async (dateTime) => {
      const { browser, targetId } = await memberWithWebsite();
      const answer = await browser.call(scheduleScan, { targetId, recurrence: 'w', dateTime });
      expect(answer.errors[0]).toMatchObject({ message: 'Date is not valid.', field: 'dateTime' });
    },
  );

  test('needs a date', async () => {
    const { browser, targetId } = await memberWithWebsite();
    const answer = await browser.call(scheduleScan, { targetId, recurrence: 'w' });
    expect(answer.errors[0]).toMatchObject({ message: 'Date is not valid.', field: 'dateTime' });
  });

  test('refuses a frequency outside the plan', async () => {
    const { browser, targetId } = await memberWithWebsite();
    const answer = await browser.call(scheduleScan, { targetId, recurrence: 'd', dateTime: MONDAY });
    expect(answer.errors).toEqual([{ code: 'FREQUENCY_NOT_IN_PLAN', message: 'Upgrade to use', field: 'recurrence' }]);
  });

  test('sets the website’s level, and refuses one outside the plan', async () => {
    const { browser, targetId } = await memberWithWebsite();
    const input = { targetId, recurrence: 'w', dateTime: MONDAY } as const;
    const refused = await browser.call(scheduleScan, { ...input, scan_profile: 'full' });
    expect(refused.errors[0]?.code).toBe('SCAN_LEVEL_NOT_IN_PLAN');
    expect((await browser.call(scheduleScan, { ...input, scan_profile: 'safe' })).status).toBe(200);
    const [website] = await portal.database.query('select scan_level from websites where website_id = $1', [targetId]);
    expect(website).toEqual({ scan_level: 'safe' });
  });

  test.each([0, 32, 1.5])('refuses %d as a day of the month', async (day_of_month) => {
    const { browser, targetId } = await memberWithWebsite();
    const answer = await browser.call(scheduleScan, { targetId, recurrence: 'm', dateTime: MONDAY, day_of_month });
    expect(answer.errors[0]?.field).toBe('day_of_month');
  });

  test('keeps the day of the month, and no weekday', async () => {
    const { browser, targetId } = await memberWithWebsite();
    const parts = { day_of_month: 31, scheduled_day_of_week: 2, week_index: 'last' } as const;
    const { body } = await browser.call(scheduleScan, { targetId, recurrence: 'q', dateTime: MONDAY, ...parts });
    expect(body.data).toMatchObject({
      dayOfMonth: 31,
      runOnDayOfWeek: false,
      scheduledDayOfWeek: null,
      weekIndex: null,
    });
  });

  test('keeps the weekday of the month, and no day', async () => {
    const { browser, targetId } = await memberWithWebsite();
    const parts = {
      run_on_day_of_week: true,
      day_of_month: 3,
      scheduled_day_of_week: 2,
      week_index: 'second',
    } as const;
    const { body } = await browser.call(scheduleScan, { targetId, recurrence: 'm', dateTime: MONDAY, ...parts });
    expect(body.data).toMatchObject({
      dayOfMonth: null,
      runOnDayOfWeek: true,
      scheduledDayOfWeek: 2,
      weekIndex: 'second',
    });
  });

  test('takes the first run’s own weekday where none is named', async () => {
    const { browser, targetId } = await memberWithWebsite();
    const parts = { run_on_day_of_week: true } as const;
    const { body } = await browser.call(scheduleScan, { targetId, recurrence: 'm', dateTime: MONDAY, ...parts });
    expect(body.data).toMatchObject({ runOnDayOfWeek: true, scheduledDayOfWeek: 1, weekIndex: 'last' });
  });

  test('has no parts of a month when it is weekly', async () => {
    const { browser, targetId } = await memberWithWebsite();
    const parts = {
      run_on_day_of_week: true,
      day_of_month: 3,
      scheduled_day_of_week: 2,
      week_index: 'second',
    } as const;
    const { body } = await browser.call(scheduleScan, { targetId, recurrence: 'w', dateTime: MONDAY, ...parts });
    expect(body.data).toMatchObject({ dayOfMonth: null, runOnDayOfWeek: false, weekIndex: null });
  });

  test('comes once, also when it is sent twice', async () => {
    const { browser, targetId } = await memberWithWebsite();
    const send = () => browser.call(scheduleScan, { targetId, recurrence: 'w', dateTime: MONDAY });
    const answers = await Promise.all([send(), send()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await send()).errors[0]?.code).toBe('SCHEDULE_EXISTS');
  });
});

describe('an existing schedule', () => {
  async function memberWithSchedule() {
    const member = await memberWithWebsite();
    const input = { targetId: member.targetId, recurrence: 'w', dateTime: MONDAY } as const;
    const { body } = await member.browser.call(scheduleScan, input);
    return { ...member, scheduledScanId: body.data.scheduledScanId };
  }

  test('is changed as a whole', async () => {
    const { browser, targetId, scheduledScanId } = await memberWithSchedule();
    const { body } = await browser.call(editSchedule, {
      targetId,
      scheduledScanId,
      probelyScheduledScanId: scheduledScanId,
      probelyTargetId: targetId,
      recurrence: 'm',
      dateTime: '2026-12-15T18:30:00Z',
      day_of_month: 15,
      scan_profile: 'safe',
    });
    expect(body.data).toMatchObject({
      scheduledScanId,
      recurrence: 'm',
      dateTime: '2026-12-15T18:30:00.000Z',
      dayOfMonth: 15,
    });
    const map = await browser.call(loadScheduleMap, {});
    expect(map.body.data[targetId]).toEqual([body.data]);
    const [website] = await portal.database.query('select scan_level from websites where website_id = $1', [targetId]);
    expect(website).toEqual({ scan_level: 'safe' });
  });

  test('stays as it is when the change is refused', async () => {
    const { browser, targetId, scheduledScanId } = await memberWithSchedule();
    const before = await storedSchedule(targetId);
    const change = { targetId, scheduledScanId, recurrence: 'w', dateTime: '2026-11-01T00:00:00Z' } as const;
    expect((await browser.call(editSchedule, change)).errors[0]?.code).toBe('SCHEDULE_DATE_INVALID');
    const daily = { ...change, recurrence: 'd', dateTime: MONDAY, scan_profile: 'safe' } as const;
    expect((await browser.call(editSchedule, daily)).errors[0]?.code).toBe('FREQUENCY_NOT_IN_PLAN');
    expect(await storedSchedule(targetId)).toEqual(before);
  });

  test('is known only with its own website, and only to its organisation', async () => {
    const one = await memberWithSchedule();
    const other = await memberWithSchedule();
    const change = { recurrence: 'w', dateTime: '2026-12-01T09:00:00Z' } as const;
    const mixed = { ...change, targetId: one.targetId, scheduledScanId: other.scheduledScanId };
    expect((await one.browser.call(editSchedule, mixed)).status).toBe(404);
    const foreign = { ...change, targetId: other.targetId, scheduledScanId: other.scheduledScanId };
    expect((await one.browser.call(editSchedule, foreign)).status).toBe(404);
    const map = await one.browser.call(loadScheduleMap, {});
    expect(Object.keys(map.body.data)).toEqual([one.targetId]);
  });
});
