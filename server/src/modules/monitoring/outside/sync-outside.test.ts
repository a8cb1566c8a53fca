import { randomUUID } from 'node:crypto';
import {
  getScanReport,
  probelyUpdateSchedule,
  scanFindings,
  scheduleScan,
  syncScans,
} from '@portal/contract/monitoring/monitoring.calls.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type OutsideService, startOutsideService } from '../../../testing/outside-service.ts';
import { signInNewMember } from '../../../testing/people.ts';
import { type Probely, startProbely } from '../../../testing/probely-stand-in.ts';
import { startTestPortal, type TestPortal } from '../../../testing/test-portal.ts';
import { addWebsite } from '../../../testing/websites.ts';

let probely: Probely;
let site: OutsideService;
let portal: TestPortal;
beforeAll(async () => {
  probely = await startProbely();
  site = await startOutsideService(() => 'say nothing');
  portal = await startTestPortal({ ...probely.settings, LOG_LEVEL: 'warn' });
});
afterAll(() => Promise.all([portal.stop(), probely.stop(), site.stop()]));
beforeEach(() => {
  probely.state.isDown = false;
});

/** A website that was scanned by Probely before, so that it is known there. */
async function knownThere(at: TestPortal = portal) {
  const member = await signInNewMember(at);
  const targetId = await addWebsite(member);
  const target = probely.addTarget(`${site.endpoint}/`);
  const memory = JSON.stringify({ targetId: target.id, hasAddress: true });
  await at.database.query('update websites set scanner_memory = $2 where website_id = $1', [targetId, memory]);
  return { member, targetId, target };
}

test('scans that somebody started there come in once, with their findings', async () => {
  const { member, targetId, target } = await knownThere();
  const scan = probely.startScan(target.id);
  await expect.poll(() => scan.status).toBe('completed');
  const stopped = probely.startScan(target.id);
  Object.assign(stopped, { status: 'canceled', completed: new Date().toISOString() });

  const [first, again] = await Promise.all([1, 2].map(() => member.browser.call(syncScans, { targetId })));
  expect([first?.status, again?.status]).toEqual([200, 200]);
  const { body } = await member.browser.call(syncScans, { targetId });
  expect(body.data.map(({ status }) => status).sort()).toEqual(['completed', 'failed']);
  const done = body.data.find(({ status }) => status === 'completed');
  expect(done).toMatchObject({ highs: 2, mediums: 1, lows: 4 });
  const found = await member.browser.call(scanFindings, { scanId: done?.scanId ?? '' });
  expect(found.body.data.findings.map(({ title }) => title)).toContain('SQL Injection');
});

test('what a later scan there does not find any more is fixed, and followed like what the portal finds', async () => {
  const { member, targetId, target } = await knownThere();
  const first = probely.startScan(target.id);
  await expect.poll(() => first.status).toBe('completed');
  await member.browser.call(syncScans, { targetId });
  probely.state.states = { 'SQL Injection': 'fixed' };
  const second = probely.startScan(target.id);
  await expect.poll(() => second.status).toBe('completed');
  await member.browser.call(syncScans, { targetId });
  probely.state.states = {};
  const rows = await portal.database.query<{ state: string; name: string }>(
    `select state, search_text as name from website_findings where website_id = $1 order by state`,
    [targetId],
  );
  expect(rows).toHaveLength(7);
  expect(rows.filter(({ state }) => state === 'fixed')).toHaveLength(1);
});

test('what another engine saw before is not called fixed by it', async () => {
  const { member, targetId, target } = await knownThere();
  const first = probely.startScan(target.id);
  await expect.poll(() => first.status).toBe('completed');
  await member.browser.call(syncScans, { targetId });
  await portal.database.query(`update scans set engine = 'wapiti' where website_id = $1`, [targetId]);
  probely.state.states = { 'SQL Injection': 'fixed', 'Missing Content Security Policy header': 'fixed' };
  const second = probely.startScan(target.id);
  await expect.poll(() => second.status).toBe('completed');
  await member.browser.call(syncScans, { targetId });
  probely.state.states = {};
  const rows = await portal.database.query('select state from website_findings where website_id = $1', [targetId]);
  expect(rows.map(({ state }) => state)).toEqual(Array(7).fill(expect.not.stringMatching('fixed')));
});

test('a schedule that somebody set there becomes the portal’s own, and is taken away there', async () => {
  const { member, targetId, target } = await knownThere();
  await member.browser.call(scheduleScan, { targetId, recurrence: 'q', dateTime: '2026-11-30T09:00:00Z' });
  target.schedules.push({ id: 's1', date_time: '2026-12-03T10:00:00Z', recurrence: 'm' });
  const { body } = await member.browser.call(probelyUpdateSchedule, { targetId });
  expect(body.data).toEqual([expect.objectContaining({ dateTime: '2026-12-03T10:00:00.000Z', recurrence: 'm' })]);
  expect(target.schedules).toEqual([]);
  expect((await member.browser.call(probelyUpdateSchedule, { targetId })).body.data).toEqual(body.data);
});

test('a schedule that the plan does not hold is refused, and stays there', async () => {
  const { member, targetId, target } = await knownThere();
  target.schedules.push({ id: 's1', date_time: '2026-12-03T10:00:00Z', recurrence: 'd' });
  const answer = await member.browser.call(probelyUpdateSchedule, { targetId });
  expect(answer.errors[0]?.code).toBe('FREQUENCY_NOT_IN_PLAN');
  expect(target.schedules).toHaveLength(1);
});

test('while the service is down this is said, and why is in the log', async () => {
  const { member, targetId } = await knownThere();
  probely.state.isDown = true;
  for (const call of [syncScans, probelyUpdateSchedule]) {
    const answer = await member.browser.call(call, { targetId });
    expect([answer.status, answer.errors[0]?.code]).toEqual([503, 'SCAN_SERVICE_UNAVAILABLE']);
  }
  expect(portal.logged.join()).toContain('Probely did not answer');
});

test('a website that was never scanned there has nothing to bring in', async () => {
  const member = await signInNewMember(portal);
  const targetId = await addWebsite(member);
  expect((await member.browser.call(syncScans, { targetId })).body.data).toEqual([]);
  expect((await member.browser.call(probelyUpdateSchedule, { targetId })).body.data).toEqual([]);
  expect((await member.browser.call(syncScans, { targetId: randomUUID() })).status).toBe(404);
});

test('its own report of a scan is given out where the operator wants it, and nothing else in its place', async () => {
  const theirs = await startTestPortal({ ...probely.settings, PROBELY_REPORTS: 'probely' });
  try {
    const { member, targetId, target } = await knownThere(theirs);
    const scan = probely.startScan(target.id);
    await expect.poll(() => scan.status).toBe('completed');
    const scanId = (await member.browser.call(syncScans, { targetId })).body.data[0]?.scanId ?? '';
    const input = { encodedName: 'Shop', a: targetId, b: scanId, c: 'pci' } as const;
    const answer = await member.browser.call(getScanReport, input);
    expect(answer.raw.toString()).toMatch(/^%PDF-1.4 pci report of /);
    expect(String(answer.headers['content-disposition'])).toContain('_PCI_');
    probely.state.reports = 'an error page';
    expect((await member.browser.call(getScanReport, input)).errors[0]?.code).toBe('SCAN_SERVICE_UNAVAILABLE');
    probely.state.reports = 'none';
    // What the service has lost the portal still can write.
    expect((await member.browser.call(getScanReport, input)).raw.toString('latin1')).toMatch(/^%PDF-1\.7/);
  } finally {
    probely.state.reports = 'all';
    await theirs.stop();
  }
});
