import { savePolicyInterview } from '@portal/contract/policies/interview.calls.ts';
import { policySave } from '@portal/contract/policies/policies.calls.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signInNewMember } from '../../../testing/people.ts';
import { startTestPortal, type TestPortal } from '../../../testing/test-portal.ts';
import { readPolicyLibrary } from '../library/policy-library.ts';
import { FACTS } from '../testing/four-firms.ts';
import { given, load, save } from '../testing/policy-calls.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal.stop());

test('a fact that nobody stated keeps a policy from being approved, and not from being saved', async () => {
  const member = await signInNewMember(portal);
  const draft = await save(member, 'website-privacy');
  expect(draft.faults).toMatchObject([
    { rule: 'facts-stated', fields: ['websiteServices', 'tracking', 'onlineOrders'], severity: 'error' },
  ]);
  const refused = await member.browser.call(policySave, { policy: given(draft, { status: 'Active' }) });
  expect(refused.status).toBe(400);
  expect(refused.errors.map(({ field }) => field)).toEqual([
    'policy.customValues.websiteServices',
    'policy.customValues.tracking',
    'policy.customValues.onlineOrders',
  ]);
});

test('an answer is enough, also one that is the suggestion, and the approved version has no fault', async () => {
  const member = await signInNewMember(portal);
  const { fields } = (await load(member, 'website-privacy')).data;
  const suggested = fields.filter(({ fact }) => fact === true).map(({ id, value }) => [id, value] as const);
  const saved = await save(member, 'website-privacy', {
    status: 'Active',
    customValues: Object.fromEntries(suggested),
  });
  expect(saved).toMatchObject({ status: 'Active', faults: [] });
});

test('a notice says nothing of orders where people cannot order on the website', async () => {
  const member = await signInNewMember(portal);
  const noticeWith = async (onlineOrders: boolean) =>
    JSON.stringify((await save(member, 'website-privacy', { customValues: { onlineOrders } })).text).split(
      'Privacy notice for our website',
    )[1];
  expect(await noticeWith(false)).not.toMatch(/\border\b|\borders\b|booking/i);
  expect(await noticeWith(true)).toMatch(/If you place an order/);
});

test('a fact that policies share is stated once for all of them', async () => {
  const member = await signInNewMember(portal);
  expect((await load(member, 'network-security')).data.faults).toMatchObject([{ fields: ['remoteAccess'] }]);
  await member.browser.call(savePolicyInterview, { version: 0, answers: { remoteAccess: 'none' } });
  for (const id of ['network-security', 'remote-work'])
    expect(await save(member, id, { status: 'Active' })).toMatchObject({ status: 'Active', faults: [] });
});

test('each policy can be approved once its facts are stated', () => {
  const own = readPolicyLibrary('en').flatMap(({ id, fields }) =>
    fields.filter(({ fact }) => fact === true).map((field) => ({ id, field: field.id })),
  );
  const shared = ['remoteAccess', 'aiTools'];
  expect(own.filter(({ id, field }) => FACTS[id]?.[field] === undefined && !shared.includes(field))).toEqual([]);
});
