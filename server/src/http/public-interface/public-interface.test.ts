import type { Operation } from '@portal/contract/developers/operation.ts';
import { OPERATIONS } from '@portal/contract/developers/operations.ts';
import { fillPath } from '@portal/contract/path.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BOUND_OPERATIONS } from '../../modules/developers/public.ts';
import { ApiClient, type ApiReply, clientOf } from '../../modules/developers/testing/api-client.ts';
import { changePlans } from '../../testing/change-plans.ts';
import type { FilledOrganisation } from '../../testing/filled-ids.ts';
import { fillOrganisation } from '../../testing/filled-organisation.ts';
import { signInNewStaff } from '../../testing/people.ts';
import { startTestPortal, type TestPortal } from '../../testing/test-portal.ts';

let portal: TestPortal;
let org: FilledOrganisation;
let stranger: FilledOrganisation;
let firm: ApiClient;
let provider: ApiClient;
beforeAll(async () => {
  portal = await startTestPortal({ SCAN_ALLOW_HOSTS: '127.0.0.1' });
  org = await fillOrganisation(portal);
  stranger = await fillOrganisation(portal);
  const { email } = await signInNewStaff(portal);
  const [staff] = await portal.database.query<{ user_id: string }>('select user_id from users where email = $1', [
    email,
  ]);
  firm = await clientOf(portal, org);
  provider = await clientOf(portal, { orgId: null, userId: staff?.user_id ?? '' });
});
afterAll(() => portal.stop());

const EVERY = OPERATIONS.map((operation) => [operation.name, operation] as const);
const OF_FIRMS = EVERY.filter(([, { audience }]) => audience === 'firm');
const BY_ID = OF_FIRMS.filter(([, { path }]) => path.includes('{id}'));
const clientFor = ({ audience }: Operation) => (audience === 'firm' ? firm : provider);

/** What a firm has of each resource. */
const idsOf = (of: FilledOrganisation): Readonly<Record<string, string>> => ({
  websites: of.websiteId,
  scans: of.completedScanId,
  findings: of.findingId,
  weaknesses: of.weaknessId,
  people: of.traineeId,
  policies: of.policyId,
  records: of.registerEntryId,
  customers: of.orgId,
  plans: 'standard',
});

/** An input that the firm can ask with. */
function inputOf(
  { path, resource, method, name, example }: Operation,
  of: FilledOrganisation,
): Record<string, unknown> {
  if (name === 'startScan') return { websiteId: of.idleWebsiteId };
  if (name === 'changePlan') return { ...example.input, customerId: of.orgId, planId: 'standard' };
  if (method === 'POST') return { ...example.input, email: `new-${of.marker}@firm.example` };
  return path.includes('{id}') ? { id: idsOf(of)[resource] } : {};
}

function ask(client: ApiClient, operation: Operation, input: Readonly<Record<string, unknown>>): Promise<ApiReply> {
  const { path, rest } = fillPath(operation.path, input);
  if (operation.method === 'POST') return client.send('POST', path, { body: rest });
  const query = new URLSearchParams(Object.entries(rest).map(([name, value]) => [name, String(value)]));
  return client.send('GET', `${path}?${query}`);
}

test('every call is told of and answered', () => {
  const names = (operations: readonly Operation[]) => operations.map(({ name }) => name).toSorted();
  expect(names(BOUND_OPERATIONS.map(({ operation }) => operation))).toEqual(names(OPERATIONS));
  expect(new Set(names(OPERATIONS)).size).toBe(OPERATIONS.length);
});

describe.each(EVERY)('%s', (_name, operation) => {
  test('V8.2.1 is refused without a token, and with one that lacks the permission or is of the other kind', async () => {
    const refused = await ask(new ApiClient(portal, null), operation, inputOf(operation, org));
    expect(refused).toMatchObject({ status: 401, body: { status: 401, code: 'TOKEN_REJECTED' } });
    expect(refused.headers).toMatchObject({ 'www-authenticate': 'Bearer realm="api"' });
    expect(refused.headers['content-type']).toMatch(/^application\/problem\+json/);
    const other = operation.audience === 'firm' ? provider : firm;
    expect(await ask(other, operation, inputOf(operation, org))).toMatchObject({
      status: 403,
      body: { code: 'SCOPE_MISSING', detail: expect.stringContaining(operation.scope) },
    });
  });

  test('answers as it is described', async () => {
    const answer = await ask(clientFor(operation), operation, inputOf(operation, org));
    expect(answer, JSON.stringify(answer.body)).toMatchObject({ status: operation.status });
    expect(operation.output.parse(answer.body)).toEqual(answer.body);
    expect(JSON.stringify(answer.body)).not.toContain(operation.audience === 'firm' ? stranger.marker : '§');
  });
});

test.each(EVERY.filter(([name]) => name === 'listScans' || name === 'addPerson'))(
  '%s refuses what it does not know, and says where',
  async (_name, operation) => {
    const answer = await ask(firm, operation, { ...inputOf(operation, org), surprise: 1 });
    expect(answer).toMatchObject({ status: 400, body: { code: 'INVALID_INPUT' } });
  },
);

test.each(BY_ID)('V8.2.2 %s knows nothing of another firm’s', async (_name, operation) => {
  const foreign = idsOf(stranger)[operation.resource];
  if (foreign === idsOf(org)[operation.resource]) return;
  expect(await ask(firm, operation, { id: foreign })).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
});

test('V8.3.1 nothing of a module that is not in the plan is told', async () => {
  await portal.database.query("update organisations set subscription_status = 'CANCELLED' where org_id = $1", [
    stranger.orgId,
  ]);
  await changePlans(portal, ({ planDetail }) => ({ planDetail: { ...planDetail, cyberconcierge: 'NOT_AVAILABLE' } }));
  const client = await clientOf(portal, stranger);
  for (const [name, operation] of OF_FIRMS) {
    const { status, body } = await ask(client, operation, inputOf(operation, stranger));
    expect([name, status, body.code]).toEqual([name, 403, 'MODULE_NOT_ACTIVE']);
  }
});
