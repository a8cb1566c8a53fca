import { readRetentionTimes, saveRetentionTimes } from '@portal/contract/console/owners/retention.calls.ts';
import { readFirmData } from '@portal/contract/firm-data/firm-data.calls.ts';
import { RETENTION_KINDS, RETENTION_TIMES } from '@portal/domain/portal/retention-times.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { MODULES } from '../../../modules.ts';
import { freshProof, signInNewMember, signInNewStaff } from '../../../testing/people.ts';
import { startTestPortal, type TestPortal } from '../../../testing/test-portal.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal.stop());

const DAY_MS = 24 * 60 * 60_000;

test('owners set how long things are kept, within bounds; it counts for what clears them, and is in the log', async () => {
  const owner = await signInNewStaff(portal);
  const member = await signInNewMember(portal);
  const save = async (days: object) =>
    owner.browser.call(saveRetentionTimes, days, await freshProof(portal, owner.email));
  const read = async () => (await owner.browser.call(readRetentionTimes, {})).body.data;
  expect(await read()).toEqual(Object.fromEntries(RETENTION_KINDS.map((kind) => [kind, RETENTION_TIMES[kind].usual])));

  const now = portal.clock.now();
  await portal.database.query(
    `insert into billing_events (event_id, event_type, outcome, occurred_at, received_at)
     select 'of-' || age, 'payment_succeeded', 'nothing new', at, at
     from unnest($1::int[], $2::timestamptz[]) as event (age, at)`,
    [[15, 60, 100], [15, 60, 100].map((age) => new Date(now.getTime() - age * DAY_MS))],
  );
  await portal.database.query(
    `insert into phishing_reports (report_id, org_id, sender, subject, way, reported_at)
     select gen_random_uuid(), $1, age || '@x.example', '', 'address', at
     from unnest($2::int[], $3::timestamptz[]) as report (age, at)`,
    [member.orgId, [80, 300, 400], [80, 300, 400].map((age) => new Date(now.getTime() - age * DAY_MS))],
  );
  const left = async () => {
    const { services } = portal.portal;
    await services.database.asSystem(async (tx) => {
      for (const module of MODULES) await module.clearExpired?.(tx, now, services);
    });
    const events = await portal.database.query<{ id: string }>('select event_id as id from billing_events order by id');
    const reports = await portal.database.query<{ id: string }>(
      'select sender as id from phishing_reports order by id',
    );
    return [...events, ...reports].map(({ id }) => id);
  };
  expect(await left()).toEqual(['of-15', 'of-60', '300@x.example', '80@x.example']);
  expect((await save({ billingEvents: 30, suspiciousEmails: 90, deletionGrace: 21, mailLog: 30 })).status).toBe(200);
  expect(await left()).toEqual(['of-15', '80@x.example']);
  expect((await member.browser.call(readFirmData, {})).body.data.graceDays).toBe(21);
  expect(await read()).toMatchObject({ billingEvents: 30, suspiciousEmails: 90, deletionGrace: 21, mailLog: 30 });

  expect((await save({ billingEvents: 13 })).status).toBe(400);
  expect((await save({ mailLog: 366 })).status).toBe(400);
  const logged = await portal.database.query(
    `select subject, details from audit_log where action = 'retention.changed' order by audit_id`,
  );
  expect(logged).toEqual([
    { subject: 'billingEvents', details: { before: 90, after: 30 } },
    { subject: 'suspiciousEmails', details: { before: 365, after: 90 } },
    { subject: 'deletionGrace', details: { before: 14, after: 21 } },
  ]);
});
