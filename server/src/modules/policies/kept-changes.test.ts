import type { InputOf } from '@portal/contract/call.ts';
import { policyDelete, policyKeepChanges } from '@portal/contract/policies/policies.calls.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inviteColleague, type Member, signIn, signInNewMember } from '../../testing/people.ts';
import { startTestPortal, type TestPortal } from '../../testing/test-portal.ts';
import { load, save } from './testing/policy-calls.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal.stop());

type Browser = Pick<Member, 'browser'>;
type Changes = NonNullable<InputOf<typeof policyKeepChanges>['changes']>;

const begun: Changes = {
  version: 1,
  saved: null,
  name: 'Encryption',
  customValues: { securityLead: 'Ann' },
  customPolicy: null,
};

async function keep({ browser }: Browser, changes: Changes | null): Promise<void> {
  expect(await browser.call(policyKeepChanges, { policyType: 'encryption', changes })).toMatchObject({ status: 200 });
}
const colleagueOf = async (member: Member) => ({
  browser: await signIn(portal, await inviteColleague(portal, member)),
});
const keptOf = async (who: Browser) => (await load(who, 'encryption')).kept;

test('what was changed and not saved is there again, for whoever changed it alone', async () => {
  const member = await signInNewMember(portal);
  const colleague = await colleagueOf(member);
  await keep(member, begun);
  await keep(member, { ...begun, customValues: { securityLead: 'Kim' } });
  expect(await keptOf(member)).toEqual({ ...begun, customValues: { securityLead: 'Kim' } });
  expect(await keptOf(colleague)).toBeNull();
  expect((await load(member, 'encryption')).data).toMatchObject({ saved: null, customValues: {} });
});

test('what was discarded, saved or deleted is not kept, and nothing that comes after the save that had it', async () => {
  const member = await signInNewMember(portal);
  await keep(member, begun);
  await keep(member, null);
  expect(await keptOf(member)).toBeNull();
  await keep(member, begun);
  const { saved } = await save(member, 'encryption', { customValues: begun.customValues });
  expect(await keptOf(member)).toBeNull();
  await keep(member, begun);
  expect(await keptOf(member)).toBeNull();
  await keep(member, { ...begun, saved, customValues: {} });
  expect(await keptOf(member)).toMatchObject({ saved, customValues: {} });
  await member.browser.call(policyDelete, { policyId: 'encryption', version: 1 });
  expect(await keptOf(member)).toBeNull();
});

test('what somebody else saves takes nothing away: the changes still name what they began with', async () => {
  const member = await signInNewMember(portal);
  const colleague = await colleagueOf(member);
  await keep(member, begun);
  await save(colleague, 'encryption', { customValues: { securityLead: 'Sam' } });
  expect(await keptOf(member)).toEqual(begun);
  await keep(member, { ...begun, customValues: { securityLead: 'Lee' } });
  expect(await keptOf(member)).toMatchObject({ saved: null, customValues: { securityLead: 'Lee' } });
  await save(colleague, 'encryption', { status: 'Active' });
  await save(colleague, 'encryption');
  expect(await keptOf(member)).toBeNull();
});

test('of a policy that is not there nothing is kept', async () => {
  const { browser } = await signInNewMember(portal);
  const answer = await browser.call(policyKeepChanges, { policyType: 'no-such-policy', changes: begun });
  expect(answer).toMatchObject({ status: 404 });
});
