import { readPlanOfOrganisation } from '@portal/contract/console/plan-requests.calls.ts';
import { makeProviderToken } from '@portal/contract/developers/developers.calls.ts';
import type { ApiScope } from '@portal/domain/developers/api-scopes.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshProof, type Member, type Person, signInNewMember, signInNewStaff } from '../../../testing/people.ts';
import { startTestPortal, type TestPortal } from '../../../testing/test-portal.ts';
import { ApiClient } from '../testing/api-client.ts';

let portal: TestPortal;
let customer: Member;
let owner: Person;
beforeAll(async () => {
  portal = await startTestPortal();
  customer = await signInNewMember(portal, 'Lark Bakery');
  owner = await signInNewStaff(portal);
});
afterAll(() => portal.stop());

async function clientWith(...scopes: Extract<ApiScope, 'customers:read' | 'plans:read' | 'plans:write'>[]) {
  const proof = await freshProof(portal, owner.email);
  const made = await owner.browser.call(makeProviderToken, { name: 'Shop', days: 30, scopes }, proof);
  return new ApiClient(portal, made.body.data.token);
}

test('plans are those of the catalogue, in their order, and one is found by its id', async () => {
  const client = await clientWith('plans:read');
  const { data } = (await client.send('GET', '/plans')).body;
  const { plans } = portal.portal.services.plans.catalogue;
  expect(data.map(({ name, price }: { name: string; price: number }) => [name, price])).toEqual(
    plans.map((plan) => [plan.planDetail.planName, plan.planPrice]),
  );
  const [, second] = data;
  expect((await client.send('GET', `/plans/${second.id}`)).body).toEqual(second);
  expect((await client.send('GET', '/plans/other')).status).toBe(404);
  const body = { customerId: customer.orgId, planId: second.id, subscription: 'ACTIVE', reason: 'Ordered' };
  expect((await client.send('POST', '/plan-changes', { body })).status).toBe(403);
});

test('a program puts a customer on a plan, and the log says which, from what, and why', async () => {
  const client = await clientWith('plans:read', 'plans:write');
  const { id: planId } = (await client.send('GET', '/plans')).body.data.at(-1);
  const body = { customerId: customer.orgId, planId, subscription: 'ACTIVE', reason: 'Ordered in our shop' };
  const headers = { 'idempotency-key': 'order-17' };
  for (const _ of [1, 2]) {
    const { status, body: changed } = await client.send('POST', '/plan-changes', { body, headers });
    expect([status, changed]).toMatchObject([200, { id: customer.orgId, planId, subscription: 'ACTIVE' }]);
  }
  const other = { ...body, subscription: 'CANCELLED' };
  expect((await client.send('POST', '/plan-changes', { body: other, headers })).status).toBe(422);
  const shown = await owner.browser.call(readPlanOfOrganisation, { orgId: customer.orgId });
  expect(shown.body.data).toMatchObject({ planId, subscriptionStatus: 'ACTIVE' });
  const rows = await portal.database.query("select * from audit_log where action = 'plan.set' and org_id = $1", [
    customer.orgId,
  ]);
  expect(rows).toMatchObject([{ subject: planId, details: { reason: 'Ordered in our shop', staff: owner.email } }]);
  const used = await portal.database.query("select * from audit_log where action = 'developers.token-used'");
  expect(used).toMatchObject([{ subject: 'Shop', details: { operation: 'changePlan' } }]);
});

test.each([
  ['no plan of that id', { planId: 'other' }, 400, 'planId'],
  ['a trial that ended', { subscription: 'INTRIAL', trialEndsOn: '2020-01-01' }, 400, 'trialEndsOn'],
  ['no reason', { reason: ' ' }, 400, 'reason'],
  ['nobody’s customer', { customerId: '5b3e8d1f-7c2a-4e9d-8b40-6f1a9c2d8e08' }, 404, undefined],
])('%s changes nothing', async (_case, odd, status, field) => {
  const client = await clientWith('plans:read', 'plans:write', 'customers:read');
  const [{ id: planId }] = (await client.send('GET', '/plans')).body.data;
  const body = { customerId: customer.orgId, planId, subscription: 'ACTIVE', reason: 'Ordered', ...odd };
  const before = (await client.send('GET', `/customers/${customer.orgId}`)).body;
  const refused = await client.send('POST', '/plan-changes', { body });
  expect(refused.status).toBe(status);
  if (field !== undefined) expect(refused.body.errors).toMatchObject([{ field }]);
  expect((await client.send('GET', `/customers/${customer.orgId}`)).body).toEqual(before);
});
