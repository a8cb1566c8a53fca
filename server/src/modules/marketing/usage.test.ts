import { randomUUID } from 'node:crypto';
import { openServiceSession } from '@portal/contract/console/service-session.calls.ts';
import {
  changeMarketingConsent,
  countUsage,
  readMarketingConsents,
} from '@portal/contract/marketing/marketing.calls.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createHeapAnalytics } from '../../providers/analytics/heap-analytics.ts';
import { type OutsideService, startOutsideService } from '../../testing/outside-service.ts';
import { freshProof, type Member, signInNewMember, signInNewStaff } from '../../testing/people.ts';
import { startTestPortal, type TestPortal } from '../../testing/test-portal.ts';
import { clearOldUsage } from './count-usage.ts';
import { trackUsage } from './marketing.jobs.ts';
import { trackUsageJob } from './marketing.kinds.ts';

let heap: OutsideService;
let portal: TestPortal;
beforeAll(async () => {
  heap = await startOutsideService(() => ({ status: 200 }));
  portal = await startTestPortal({ HEAP_APP_ID: '77', HEAP_ENDPOINT: heap.endpoint });
});
afterAll(async () => {
  await portal.stop();
  await heap.stop();
});

const agree = ({ browser }: Member, agrees: boolean) => browser.call(changeMarketingConsent, { kind: 'usage', agrees });
const count = ({ browser }: Member) => browser.call(countUsage, { name: 'Viewed Dashboard' });
const eventsOf = ({ orgId }: Member) =>
  portal.database.query('select name, at from usage_events where org_id = $1', [orgId]);
const waiting = () => portal.database.query<{ data: object }>(`select data from jobs.job where name = 'track-usage'`);

test('V14.2.3 before consent nothing is counted and nothing goes out', async () => {
  const member = await signInNewMember(portal);
  expect((await member.browser.call(readMarketingConsents, {})).body.data).toEqual({
    usageAgreedAt: null,
    promotionsAgreedAt: null,
  });
  expect((await count(member)).status).toBe(200);
  expect(await eventsOf(member)).toEqual([]);
  expect(await waiting()).toEqual([]);
});

test('a consent is kept in the language in which it was read', async () => {
  const member = await signInNewMember(portal);
  const german = { 'accept-language': 'de-AT' };
  await member.browser.call(changeMarketingConsent, { kind: 'usage', agrees: true }, german);
  const [row] = await portal.database.query(
    'select language, consent_text from marketing_consents where user_id = $1',
    [member.userId],
  );
  expect(row).toEqual({
    language: 'de',
    consent_text: expect.stringMatching(/^Zählen, welche Seiten von Cyber Safety ich öffne/),
  });
});

test('a consent is kept with time and words, its end too, and a second one is another stranger', async () => {
  const member = await signInNewMember(portal);
  const { body } = await agree(member, true);
  expect(body.data.usageAgreedAt).toBe(portal.clock.now().toISOString());
  await agree(member, true);
  await agree(member, false);
  await agree(member, false);
  await agree(member, true);
  const rows = await portal.database.query(
    'select consent_id, consent_text, taken_back_at from marketing_consents where user_id = $1 order by taken_back_at',
    [member.userId],
  );
  expect(rows).toHaveLength(2);
  expect(new Set(rows.map((row) => row.consent_id)).size).toBe(2);
  expect(rows.map((row) => row.taken_back_at)).toEqual([portal.clock.now(), null]);
  for (const row of rows) expect(row.consent_text).toMatch(/^Count which pages of Cyber Safety I open/);
  const log = await portal.database.query(
    `select action from audit_log where actor_id = $1 and action like 'consent.%'`,
    [member.userId],
  );
  expect(log.map(({ action }) => action).sort()).toEqual([
    'consent.usage-given',
    'consent.usage-given',
    'consent.usage-taken-back',
  ]);
});

test('with consent name, time and organisation are kept, and the event goes out under a stranger’s name', async () => {
  const member = await signInNewMember(portal);
  await agree(member, true);
  await count(member);
  expect(await eventsOf(member)).toEqual([{ name: 'Viewed Dashboard', at: portal.clock.now() }]);
  const event = trackUsageJob.payload.parse((await waiting()).at(-1)?.data);
  const analytics = createHeapAnalytics({ appId: '77', endpoint: heap.endpoint });
  const run = () => trackUsage({ ...portal.portal.services, analytics }, event);
  await run();
  const sent = heap.seen.at(-1)?.body ?? '';
  expect(JSON.parse(sent)).toMatchObject({ event: 'Viewed Dashboard', timestamp: portal.clock.now().toISOString() });
  for (const own of [member.userId, member.orgId, member.email]) expect(sent).not.toContain(own);

  // Taken back before the job's turn came, nothing goes out.
  await agree(member, false);
  const before = heap.seen.length;
  await run();
  expect(heap.seen).toHaveLength(before);
  await count(member);
  expect(await eventsOf(member)).toHaveLength(1);
});

test('nothing is counted in a service session', async () => {
  const member = await signInNewMember(portal);
  await agree(member, true);
  const staff = await signInNewStaff(portal);
  const reason = 'You asked us to look at a scan.';
  await staff.browser.call(openServiceSession, { orgId: member.orgId, reason }, await freshProof(portal, staff.email));
  expect(await staff.browser.call(countUsage, { name: 'Viewed Dashboard' })).toMatchObject({
    status: 403,
    errors: [{ code: 'CLOSED_TO_SERVICE' }],
  });
  expect(await eventsOf(member)).toEqual([]);
});

test.each(['Viewed Everything', 'dana@firm.example', ''])('the name %j is none that is counted', async (name) => {
  const { browser } = await signInNewMember(portal);
  expect((await browser.call(countUsage, { name: name as 'Viewed Plan' })).status).toBe(400);
});

test('what is older than 13 months is deleted', async () => {
  const member = await signInNewMember(portal);
  const add = (at: string) =>
    portal.database.query(`insert into usage_events values ($1, $2, 'Viewed Plan', $3)`, [
      randomUUID(),
      member.orgId,
      at,
    ]);
  await add('2025-10-20T00:00:00Z');
  await add('2025-10-22T00:00:00Z');
  const { database } = portal.portal.services;
  await clearOldUsage({ database, clock: { now: () => new Date('2026-11-21T12:00:00Z') } });
  expect(await eventsOf(member)).toEqual([{ name: 'Viewed Plan', at: new Date('2025-10-22T00:00:00Z') }]);
});
