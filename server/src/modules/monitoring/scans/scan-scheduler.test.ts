import { deleteTarget, scheduleScan } from '@portal/contract/monitoring/monitoring.calls.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { createPortal } from '../../../app.ts';
import { breakFirm } from '../../../testing/broken-firm.ts';
import { type Member, signInNewMember } from '../../../testing/people.ts';
import { startTestPortal, type TestPortal } from '../../../testing/test-portal.ts';
import { addWebsite, completeScan, startScanOf } from '../../../testing/websites.ts';
import { startDueScans } from './scan-scheduler.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal.stop());
beforeEach(async () => {
  portal.clock.set('2026-11-21T20:00:00Z');
  await portal.database.query('delete from websites');
});

type Parts = Partial<z.input<typeof scheduleScan.input>>;

async function scheduledWebsite(recurrence: 'w' | 'm' | 'q', dateTime: string, parts: Parts = {}) {
  const member = await signInNewMember(portal);
  const targetId = await addWebsite(member);
  const answer = await member.browser.call(scheduleScan, { targetId, recurrence, dateTime, ...parts });
  expect(answer.status).toBe(200);
  return { member, targetId };
}

const subscribe = (member: Member) =>
  portal.database.query(`update organisations set subscription_status = 'ACTIVE' where org_id = $1`, [member.orgId]);
const runDue = () => startDueScans(portal.portal.services);
const scansOf = (targetId: string) =>
  portal.database.query<{ scan_id: string; due_at: Date | null; status: string }>(
    'select scan_id, due_at, status from scans where website_id = $1 order by started_at',
    [targetId],
  );
async function nextRunOf(targetId: string): Promise<string | undefined> {
  const rows = await portal.database.query<{ next_run_at: Date }>(
    'select next_run_at from scan_schedules where website_id = $1',
    [targetId],
  );
  return rows[0]?.next_run_at.toISOString();
}

/** Runs the schedule that many times, each at its due instant, and tells those instants. */
async function dueInstants(targetId: string, count: number): Promise<string[]> {
  const instants: string[] = [];
  while (instants.length < count) {
    const next = (await nextRunOf(targetId)) ?? '';
    instants.push(next);
    portal.clock.set(next);
    expect(await runDue()).toBe(1);
    for (const scan of await scansOf(targetId))
      if (scan.status === 'started') await completeScan(portal, scan.scan_id, []);
  }
  return instants;
}

describe('a due scan', () => {
  test('starts at its instant, not before, and only once', async () => {
    const { targetId } = await scheduledWebsite('w', '2026-11-30T09:00:00Z');
    portal.clock.set('2026-11-30T08:59:59Z');
    expect(await runDue()).toBe(0);
    portal.clock.set('2026-11-30T09:00:00Z');
    expect(await runDue()).toBe(1);
    expect(await runDue()).toBe(0);
    const [scan, ...others] = await scansOf(targetId);
    expect(others).toEqual([]);
    expect(scan?.due_at?.toISOString()).toBe('2026-11-30T09:00:00.000Z');
    expect(await nextRunOf(targetId)).toBe('2026-12-07T09:00:00.000Z');
    const jobs = await portal.database.query(`select 1 from jobs.job where data->>'scanId' = $1`, [scan?.scan_id]);
    expect(jobs).toHaveLength(1);
    const audit = await portal.database.query(`select action, actor_id from audit_log where details->>'scanId' = $1`, [
      scan?.scan_id,
    ]);
    expect(audit).toEqual([{ action: 'scan.started', actor_id: null }]);
  });

  test('starts once with two portals on one database', async () => {
    const websites = [];
    for (let count = 0; count < 6; count += 1) websites.push(await scheduledWebsite('w', '2026-11-30T09:00:00Z'));
    const { config, database, secrets, clock } = portal;
    const log = portal.portal.http.log as never;
    const second = await createPortal({
      config,
      connection: database.connection,
      secrets,
      clock,
      log,
      distFolder: null,
    });
    try {
      portal.clock.set('2026-11-30T09:00:03Z');
      const both = [portal.portal.services, second.services];
      const started = await Promise.all([...both, ...both].map((services) => startDueScans(services)));
      expect(started.reduce((sum, count) => sum + count, 0)).toBe(6);
      for (const { targetId } of websites) expect(await scansOf(targetId)).toHaveLength(1);
    } finally {
      await second.stop();
    }
  });

  test('starts once after a time without a portal, then at the next instant', async () => {
    const { member, targetId } = await scheduledWebsite('w', '2026-11-30T09:00:00Z');
    await subscribe(member);
    portal.clock.set('2027-01-13T17:00:00Z');
    expect(await runDue()).toBe(1);
    expect(await runDue()).toBe(0);
    expect((await scansOf(targetId))[0]?.due_at?.toISOString()).toBe('2026-11-30T09:00:00.000Z');
    expect(await nextRunOf(targetId)).toBe('2027-01-18T09:00:00.000Z');
  });

  test('is left out while the website is being scanned, and comes again at its next instant', async () => {
    const { member, targetId } = await scheduledWebsite('w', '2026-11-30T09:00:00Z');
    const running = await startScanOf(member, targetId);
    portal.clock.set('2026-11-30T09:00:00Z');
    expect(await runDue()).toBe(0);
    expect(await scansOf(targetId)).toHaveLength(1);
    const audit = await portal.database.query(
      `select action from audit_log where details->>'targetId' = $1 and actor_id is null`,
      [targetId],
    );
    expect(audit).toEqual([{ action: 'scan.skipped' }]);
    await completeScan(portal, running, []);
    portal.clock.set('2026-12-07T09:00:00Z');
    expect(await runDue()).toBe(1);
  });

  test('does not start for a website that was removed meanwhile, and holds up nobody else', async () => {
    const removed = await scheduledWebsite('w', '2026-11-30T09:00:00Z');
    const kept = await scheduledWebsite('w', '2026-11-30T09:00:00Z');
    await removed.member.browser.call(deleteTarget, { targetId: removed.targetId });
    portal.clock.set('2026-11-30T09:00:00Z');
    expect(await runDue()).toBe(1);
    expect(await scansOf(removed.targetId)).toEqual([]);
    expect(await scansOf(kept.targetId)).toHaveLength(1);
  });

  test('starts for all others where it fails for one firm, and for that one once it can', async () => {
    const sites = [];
    for (let count = 0; count < 3; count += 1) sites.push(await scheduledWebsite('w', '2026-11-30T09:00:00Z'));
    const broken = sites[1] as (typeof sites)[number];
    const repair = await breakFirm(portal, 'scans', broken.member.orgId);
    portal.clock.set('2026-11-30T09:00:00Z');
    expect(await runDue()).toBe(2);
    expect(await scansOf(broken.targetId)).toEqual([]);
    await repair();
    expect(await runDue()).toBe(1);
    expect(await scansOf(broken.targetId)).toHaveLength(1);
  });

  test('does not start once the trial has ended', async () => {
    const { member, targetId } = await scheduledWebsite('w', '2026-11-30T09:00:00Z');
    await portal.database.query('update organisations set trial_ends_at = $2 where org_id = $1', [
      member.orgId,
      '2026-11-25T00:00:00Z',
    ]);
    portal.clock.set('2026-11-30T09:00:00Z');
    expect(await runDue()).toBe(0);
    expect(await scansOf(targetId)).toEqual([]);
    expect(await nextRunOf(targetId)).toBe('2026-12-07T09:00:00.000Z');
  });
});

describe('across the changes of the clock in Los Angeles', () => {
  test('keeps its time of day when summer time begins, on 14 March 2027', async () => {
    const { member, targetId } = await scheduledWebsite('w', '2027-02-28T09:00:00Z');
    await subscribe(member);
    expect(await dueInstants(targetId, 4)).toEqual([
      '2027-02-28T09:00:00.000Z',
      '2027-03-07T09:00:00.000Z',
      '2027-03-14T09:00:00.000Z',
      '2027-03-21T08:00:00.000Z',
    ]);
  });

  test('runs at the moved time where summer time skips its own', async () => {
    const { member, targetId } = await scheduledWebsite('w', '2027-03-07T10:30:00Z');
    await subscribe(member);
    // 2:30 does not exist on 14 March; it becomes 3:30 that day and 2:30 again afterwards.
    expect(await dueInstants(targetId, 3)).toEqual([
      '2027-03-07T10:30:00.000Z',
      '2027-03-14T10:30:00.000Z',
      '2027-03-21T09:30:00.000Z',
    ]);
  });

  test('runs once in the hour that comes twice, on 7 November 2027', async () => {
    const { member, targetId } = await scheduledWebsite('w', '2027-10-31T08:30:00Z');
    await subscribe(member);
    expect(await dueInstants(targetId, 3)).toEqual([
      '2027-10-31T08:30:00.000Z',
      '2027-11-07T08:30:00.000Z',
      '2027-11-14T09:30:00.000Z',
    ]);
  });

  test('takes a month’s last day and its weekdays as they are', async () => {
    const monthly = await scheduledWebsite('m', '2027-01-31T09:00:00Z', { day_of_month: 31 });
    await subscribe(monthly.member);
    expect(await dueInstants(monthly.targetId, 4)).toEqual([
      '2027-01-31T09:00:00.000Z',
      '2027-02-28T09:00:00.000Z',
      '2027-03-31T08:00:00.000Z',
      '2027-04-30T08:00:00.000Z',
    ]);
    portal.clock.set('2026-11-21T20:00:00Z');
    await portal.database.query('delete from websites');
    const parts = { run_on_day_of_week: true, scheduled_day_of_week: 2, week_index: 'second' } as const;
    const quarterly = await scheduledWebsite('q', '2026-12-08T09:00:00Z', parts);
    await subscribe(quarterly.member);
    expect(await dueInstants(quarterly.targetId, 3)).toEqual([
      '2026-12-08T09:00:00.000Z',
      '2027-03-09T09:00:00.000Z',
      '2027-06-08T08:00:00.000Z',
    ]);
  });
});
