import { checkSession } from '@portal/contract/accounts/accounts.calls.ts';
import type { InputOf } from '@portal/contract/call.ts';
import { saveConciergeMessage } from '@portal/contract/concierge/staff-messages.calls.ts';
import { listOrganisations } from '@portal/contract/console/console.calls.ts';
import { findForStaff } from '@portal/contract/console/find.calls.ts';
import { readOrganisation } from '@portal/contract/console/organisation.calls.ts';
import { assignExperts, saveExpertView } from '@portal/contract/console/owners/experts.calls.ts';
import { CUSTOMER_FIELDS, FIELDS_OF_PROVIDER, namedInInput } from '@portal/contract/customer-fields.ts';
import { staffMay } from '@portal/domain/accounts/staff-permissions.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fieldsOf } from '../call-fields.ts';
import { EVERY_CALL, proofFor, sampleOf, titled } from '../every-call.ts';
import type { FilledOrganisation } from '../filled-ids.ts';
import { fillOrganisation } from '../filled-organisation.ts';
import { freshProof, type Person, signInNewStaff } from '../people.ts';
import { sampleInputs } from '../sample-inputs.ts';
import { dumpOrganisation } from '../table-dump.ts';
import { startTestPortal, type TestPortal } from '../test-portal.ts';

const OF_EXPERTS = EVERY_CALL.filter(
  ({ call }) => call.access === 'staff' && call.permission !== undefined && staffMay('expert', call.permission),
);

let portal: TestPortal;
let owner: Person;
let expert: Person;
/** Not one of the expert's customers, and the one that is. */
let other: FilledOrganisation;
let own: FilledOrganisation;
let otherRows: Record<string, string>;

beforeAll(async () => {
  portal = await startTestPortal({ SCAN_ALLOW_HOSTS: '127.0.0.1' });
  owner = await signInNewStaff(portal);
  expert = await signInNewStaff(portal, 'expert');
  other = await fillOrganisation(portal);
  own = await fillOrganisation(portal);
  await portal.database.query(
    `insert into expert_customers (org_id, user_id, assigned_by_name, assigned_at)
     select customer.org_id, user_id, 'Robin Park', $3 from users, unnest($1::uuid[]) as customer (org_id) where email = $2`,
    [[own.orgId, own.waitingOrgId], expert.email, portal.clock.now()],
  );
  await owner.browser.call(saveExpertView, { view: 'assigned' }, await freshProof(portal, owner.email));
  otherRows = await dumpOrganisation(portal.database, other.orgId);
});
afterAll(() => portal.stop());

/** Everything by which the other customer's rows can be told. */
const secretsOf = ({ browser: _browser, ...values }: FilledOrganisation) => Object.values(values).flat();

test('every call that experts may make says how it is about customers, and every id in it is known', () => {
  expect(OF_EXPERTS.filter(({ call }) => call.customers === undefined).map(({ name }) => name)).toEqual([]);
  const ids = OF_EXPERTS.flatMap((entry) => fieldsOf(entry).flatMap(({ path }) => path.at(-1) ?? []));
  const unknown = new Set(ids.filter((name) => /Ids?$/.test(name) && !isKnown(name)));
  expect([...unknown]).toEqual([]);
});

const isKnown = (name: string) => name in CUSTOMER_FIELDS || FIELDS_OF_PROVIDER.includes(name);

const ABOUT_CUSTOMERS = OF_EXPERTS.filter(({ call }) => call.customers !== 'none');

test.each(titled(ABOUT_CUSTOMERS))(
  'V8.2.2 %s tells nothing of customers who are not assigned',
  async (_title, entry) => {
    const input = sampleOf(sampleInputs(other, portal.clock.now()), entry);
    const answer = await expert.browser.call(entry.call, input, await proofFor(portal, entry, expert.email));
    const isListed = entry.call.customers === 'listed' && namedInInput(input).length === 0;
    expect(answer.status).toBe(isListed ? 200 : 404);
    for (const secret of secretsOf(other)) expect(answer.raw.toString('latin1')).not.toContain(secret);
  },
);

test('V8.2.2 none of the refused calls has changed anything by then', async () => {
  expect(await dumpOrganisation(portal.database, other.orgId)).toEqual(otherRows);
});

test('V8.2.2 lists, the finder and messages keep to the customers who are assigned', async () => {
  const found = async (search: string) =>
    (await expert.browser.call(findForStaff, { search })).body.data.hits.filter(({ kind }) => kind === 'customer');
  expect(await found(other.marker)).toEqual([]);
  expect(await found(own.marker)).toMatchObject([{ title: `Firm ${own.marker}` }]);
  const listed = (await expert.browser.call(listOrganisations, {})).body.data;
  expect(listed.organisations.map(({ orgId }) => orgId).sort()).toEqual([own.orgId, own.waitingOrgId].sort());
  const message = { title: 'A word', body: 'Hello.' };
  const save = (audience: InputOf<typeof saveConciergeMessage>['audience']) =>
    expert.browser.call(saveConciergeMessage, { ...message, audience });
  expect((await save({ kind: 'all' })).status).toBe(403);
  expect((await save({ kind: 'organisations', ids: [own.orgId, other.orgId] })).status).toBe(404);
  expect((await save({ kind: 'organisations', ids: [own.orgId] })).status).toBe(200);
});

// Who has gone into a customer's portal can do little else.
const visitsLast = ABOUT_CUSTOMERS.toSorted(
  (one, two) => Number(one.module === 'serviceSession') - Number(two.module === 'serviceSession'),
);
test.each(titled(visitsLast))('%s works for the customers who are', async (_title, entry) => {
  const input = sampleOf(sampleInputs(own, portal.clock.now()), entry);
  const answer = await expert.browser.call(entry.call, input, await proofFor(portal, entry, expert.email));
  expect(answer.status).toBe(200);
});

test('who is assigned no longer leaves the customer, and an owner who wants that lets experts see all', async () => {
  const isVisiting = async () => (await expert.browser.call(checkSession, {})).body.serviceSessionEndsAt !== null;
  expect(await isVisiting()).toBe(true);
  expect((await owner.browser.call(assignExperts, { orgId: own.orgId, userIds: [] })).status).toBe(200);
  expect(await isVisiting()).toBe(false);
  const read = async () => (await expert.browser.call(readOrganisation, { orgId: own.orgId })).status;
  expect(await read()).toBe(404);
  await owner.browser.call(saveExpertView, { view: 'all' }, await freshProof(portal, owner.email));
  expect(await read()).toBe(200);
});
