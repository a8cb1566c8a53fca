import { checkSession, createSession } from '@portal/contract/accounts/accounts.calls.ts';
import { authenticate, signUp } from '@portal/contract/accounts/identity.calls.ts';
import { listOrganisations } from '@portal/contract/console/console.calls.ts';
import { setMaintenance } from '@portal/contract/console/maintenance.calls.ts';
import { featureUsageProfile } from '@portal/contract/plans/plans.calls.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  freshProof,
  type Member,
  type Person,
  signIn,
  signInNewMember,
  signInNewStaff,
  TEST_PASSWORD,
} from '../../testing/people.ts';
import { startTestPortal, type TestPortal } from '../../testing/test-portal.ts';

let portal: TestPortal;
let owner: Person;
let member: Member;
beforeAll(async () => {
  portal = await startTestPortal();
  owner = await signInNewStaff(portal);
  member = await signInNewMember(portal);
});
afterAll(() => portal.stop());

const TEXTS = { title: 'Back at noon', subHead: 'We are moving house', content: 'Have a tea.' };
const CLOSED = { status: 503, errors: [{ code: 'IN_MAINTENANCE' }] };
const change = async (enabled: boolean, person = owner) =>
  person.browser.call(setMaintenance, { enabled, ...TEXTS }, await freshProof(portal, person.email));

test('an owner closes the portal for everybody but staff, and opens it again', async () => {
  expect((await change(true)).status).toBe(200);
  const stranger = portal.browser();
  const seen = (await stranger.call(checkSession, {})).body.maintenance;
  expect(seen).toEqual({ enabled: true, ...TEXTS });
  expect(await stranger.call(signUp, { email: 'new@firm.example', password: TEST_PASSWORD })).toMatchObject(CLOSED);
  expect(await member.browser.call(featureUsageProfile, {})).toMatchObject(CLOSED);
  const browser = portal.browser();
  const { body } = await browser.call(authenticate, { username: member.email, password: TEST_PASSWORD });
  const started = await browser.call(createSession, {}, { authorization: `Bearer ${body.bearer}` });
  expect(started).toMatchObject(CLOSED);
  // Staff that was signed out gets in, and sees that it can end this.
  const again = { browser: await signIn(portal, owner.email), email: owner.email };
  expect((await again.browser.call(listOrganisations, {})).status).toBe(200);
  expect((await change(false, again)).status).toBe(200);
  expect((await member.browser.call(featureUsageProfile, {})).status).toBe(200);
  expect((await stranger.call(checkSession, {})).body.maintenance.enabled).toBe(false);
  expect(
    await portal.database.query(
      `select action, subject from audit_log where action like 'maintenance.%' order by audit_id`,
    ),
  ).toEqual([
    { action: 'maintenance.started', subject: 'Back at noon' },
    { action: 'maintenance.ended', subject: 'Back at noon' },
  ]);
});

test('the configuration closes it whatever the switch says, with its own text', async () => {
  const configured = await startTestPortal({ MAINTENANCE: 'Back at noon.' });
  const { maintenance } = (await configured.browser().call(checkSession, {})).body;
  expect(maintenance).toMatchObject({ enabled: true, content: 'Back at noon.' });
  await configured.stop();
});
