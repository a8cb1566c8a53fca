import { randomUUID } from 'node:crypto';
import { openHelpRequest } from '@portal/contract/concierge/concierge.calls.ts';
import { answerHelpRequest, readHelpRequest } from '@portal/contract/concierge/staff-help.calls.ts';
import { listWaiting } from '@portal/contract/console/waiting.calls.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Member, type Person, signInNewMember, signInNewStaff } from '../../../testing/people.ts';
import { startTestPortal, type TestPortal } from '../../../testing/test-portal.ts';

const DAY_MS = 24 * 60 * 60_000;

let portal: TestPortal;
let support: Person;
let member: Member;
beforeAll(async () => {
  portal = await startTestPortal();
  support = await signInNewStaff(portal, 'support');
  member = await signInNewMember(portal);
});
afterAll(() => portal.stop());

const groups = async () => (await support.browser.call(listWaiting, {})).body.data.groups;
const group = async (wanted: string) => (await groups()).find(({ kind }) => kind === wanted);
const at = (days: number) => new Date(portal.clock.now().getTime() + days * DAY_MS);

test('where nobody waits there is nothing', async () => {
  expect((await groups()).filter(({ kind }) => kind !== 'leads')).toEqual([]);
});

test('a customer waits from the question to the answer', async () => {
  const { body } = await member.browser.call(openHelpRequest, {
    subject: 'Our mail server',
    about: { kind: 'general' },
    text: 'What should we do first?',
  });
  const { helpRequestId } = body.data;
  expect(await group('help-requests')).toEqual({
    kind: 'help-requests',
    total: 1,
    first: [{ id: helpRequestId, title: 'Our mail server', who: 'Harbor Bakery Ltd', at: expect.any(String) }],
  });
  const { version } = (await support.browser.call(readHelpRequest, { helpRequestId })).body.data;
  await support.browser.call(answerHelpRequest, { helpRequestId, version, text: 'Update it.' });
  expect(await group('help-requests')).toBeUndefined();
});

test('a critical weakness waits until somebody of the customer has opened it', async () => {
  const weaknessId = randomUUID();
  await portal.database.query(
    `insert into weaknesses (weakness_id, org_id, title, severity, reported_on, body, published_at, source, created_at, created_by_name, changed_at)
      values ($1, $2, 'Remote desktop is open', 'Critical', $3, '', $4, 'console', $4, 'Sam', $4)`,
    [weaknessId, member.orgId, portal.clock.now().toISOString().slice(0, 10), portal.clock.now()],
  );
  expect(await group('unread-weaknesses')).toMatchObject({ total: 1, first: [{ id: weaknessId }] });
  await portal.database.query(
    'insert into weakness_reads (org_id, weakness_id, user_id, read_at) select $1, $2, user_id, $3 from users where email = $4',
    [member.orgId, weaknessId, portal.clock.now(), member.email],
  );
  expect(await group('unread-weaknesses')).toBeUndefined();
});

test('plans that are asked for, and trials that end within seven days and not later', async () => {
  const change = (text: string, values: unknown[]) =>
    portal.database.query(`update organisations set ${text} where org_id = $1`, [member.orgId, ...values]);
  await change("requested_plan_id = 'premium', requested_plan_at = $2", [portal.clock.now()]);
  expect(await group('plan-requests')).toMatchObject({ total: 1, first: [{ id: member.orgId, title: 'Premium' }] });
  await change('trial_ends_at = $2', [at(8)]);
  expect(await group('trials-ending')).toBeUndefined();
  await change('trial_ends_at = $2', [at(6)]);
  expect(await group('trials-ending')).toMatchObject({ total: 1, first: [{ title: 'Harbor Bakery Ltd', who: '' }] });
  await change('suspended_at = $2', [portal.clock.now()]);
  expect(await group('trials-ending')).toBeUndefined();
});

test('leads and failures of this week are counted, and the first three leads are named', async () => {
  const before = (await group('leads'))?.total ?? 0;
  for (const [index, days] of [-1, -2, -3, -4, -8].entries())
    await portal.database.query(
      `insert into leads (lead_id, email, lead_form, source, ip, brand_id, created_at, updated_at)
        values ($1, $2, 'form', 'source', '', 'default', $3, $3)`,
      [randomUUID(), `lead${index}@lark.example`, at(days)],
    );
  await portal.database.query(
    `insert into outside_check_leads (lead_id, email, domain, brand_id, channel, consent_text, left_at, expires_at)
      values ($1, 'sam@wren.example', 'wren.example', 'default', '', 'Yes', $2, $3)`,
    [randomUUID(), at(-1), at(30)],
  );
  for (const [status, days] of [
    ['failed', -1],
    ['failed', -9],
    ['sent', -1],
  ] as const)
    await portal.database.query(
      `insert into mail_log (mail_id, recipient, kind, status, attempts, queued_at, ended_at)
        values ($1, 'sam@wren.example', 'digest', $2, 1, $3, $3)`,
      [randomUUID(), status, at(days)],
    );
  const leads = await group('leads');
  expect(leads?.total).toBe(before + 4);
  expect(leads?.first).toHaveLength(3);
  expect(await group('check-leads')).toMatchObject({ total: 1, first: [{ who: 'wren.example' }] });
  expect(await group('failed-mails')).toEqual({ kind: 'failed-mails', total: 1, first: [] });
});

test('a quarter without tricks of criminals waits for somebody to write them', async () => {
  expect(await group('missing-tricks')).toBeUndefined();
  portal.clock.set('2040-06-20T12:00:00Z');
  const { browser } = await signInNewStaff(portal, 'support');
  const { groups: waiting } = (await browser.call(listWaiting, {})).body.data;
  // Of this quarter, and of the one that begins within a month.
  expect(waiting).toContainEqual({ kind: 'missing-tricks', total: 2, first: [] });
});
