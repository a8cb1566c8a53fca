import {
  deleteTarget,
  editTarget,
  loadScanMap,
  loadScheduleMap,
  loadTargetList,
  scheduleScan,
} from '@portal/contract/monitoring/monitoring.calls.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signInNewMember } from '../../testing/people.ts';
import { startTestPortal, type TestPortal } from '../../testing/test-portal.ts';
import { addWebsite, startScanOf } from '../../testing/websites.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal.stop());

describe('changing a website', () => {
  test('renames it and sets its level', async () => {
    const member = await signInNewMember(portal);
    const targetId = await addWebsite(member, 'Before');
    const answer = await member.browser.call(editTarget, { targetId, targetName: 'before', scanLevel: 'safe' });
    expect(answer.body).toMatchObject({ data: { targetId, name: 'before', scan_profile: 'safe' } });
  });

  test.each(['taken', 'TAKEN', ' Taken '])('refuses the name of another website, as "%s"', async (targetName) => {
    const member = await signInNewMember(portal);
    await addWebsite(member, 'Taken');
    const targetId = await addWebsite(member, 'Free');
    const answer = await member.browser.call(editTarget, { targetId, targetName });
    expect(answer.errors[0]).toMatchObject({ code: 'TARGET_NAME_TAKEN', field: 'targetName' });
  });

  test('knows no website of another organisation', async () => {
    const [owner, stranger] = [await signInNewMember(portal), await signInNewMember(portal)];
    const targetId = await addWebsite(owner, 'Mine');
    expect((await stranger.browser.call(editTarget, { targetId, targetName: 'Yours' })).status).toBe(404);
    expect((await stranger.browser.call(deleteTarget, { targetId })).status).toBe(404);
    const list = await owner.browser.call(loadTargetList, {});
    expect(list.body.data.map(({ name }) => name)).toEqual(['Mine']);
  });
});

test('removing a website takes its schedule and scans along, and keeps the permission', async () => {
  const member = await signInNewMember(portal);
  const targetId = await addWebsite(member, 'Old shop', 'https://old.example');
  await member.browser.call(scheduleScan, { targetId, recurrence: 'w', dateTime: '2026-11-30T09:00:00Z' });
  await startScanOf(member, targetId);
  expect((await member.browser.call(deleteTarget, { targetId, targetName: 'Old shop' })).status).toBe(200);
  for (const table of ['websites', 'scan_schedules', 'scans']) {
    expect(await portal.database.query(`select 1 from ${table} where website_id = $1`, [targetId])).toEqual([]);
  }
  const consents = await portal.database.query('select website_id, url from scan_consents where org_id = $1', [
    member.orgId,
  ]);
  expect(consents).toEqual([{ website_id: null, url: 'https://old.example' }]);
  expect((await member.browser.call(deleteTarget, { targetId })).status).toBe(404);
});

test('the three lists have their shapes', async () => {
  const member = await signInNewMember(portal);
  const targetId = await addWebsite(member, 'Shop', 'https://shapes.example');
  const schedule = await member.browser.call(scheduleScan, {
    targetId,
    recurrence: 'm',
    dateTime: '2026-11-30T09:00:00Z',
    day_of_month: 31,
  });
  const scanId = await startScanOf(member, targetId);
  const targets = await member.browser.call(loadTargetList, {});
  expect(targets.body).toEqual({
    success: true,
    data: [
      { targetId, probelyTargetId: targetId, name: 'Shop', url: 'https://shapes.example', scan_profile: 'lightning' },
    ],
    numberOfTargets: { maximumAllowed: 3, remaining: 2 },
  });
  const { scheduledScanId } = schedule.body.data;
  const schedules = await member.browser.call(loadScheduleMap, {});
  expect(schedules.body.data).toEqual({
    [targetId]: [
      {
        scheduledScanId,
        probelyScheduledScanId: scheduledScanId,
        targetId,
        dateTime: '2026-11-30T09:00:00.000Z',
        recurrence: 'm',
        runOnDayOfWeek: false,
        scheduledDayOfWeek: null,
        weekIndex: null,
        dayOfMonth: 31,
      },
    ],
  });
  const scans = await member.browser.call(loadScanMap, {});
  expect(scans.body.data).toEqual({
    [targetId]: [
      {
        scanId,
        probelyScanId: scanId,
        targetId,
        status: 'started',
        startTime: portal.clock.now().toISOString(),
        completeTime: null,
        scanProfile: 'lightning',
        highs: 0,
        mediums: 0,
        lows: 0,
        progress: 0,
        failureReason: null,
        retestOf: null,
        traces: [],
      },
    ],
  });
});
