import {
  listApiTokens,
  listProviderTokens,
  makeApiToken,
  makeProviderToken,
  readApiReference,
  revokeApiToken,
} from '@portal/contract/developers/developers.calls.ts';
import { CALLS_PER_MINUTE, MAX_TOKENS } from '@portal/domain/developers/developer-limits.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshProof, type Member, signInNewMember, signInNewStaff } from '../../testing/people.ts';
import { startTestPortal, type TestPortal } from '../../testing/test-portal.ts';
import { ApiClient, clientOf } from './testing/api-client.ts';

let portal: TestPortal;
let member: Member;
beforeAll(async () => {
  portal = await startTestPortal();
  member = await signInNewMember(portal, 'Lark Bakery');
});
afterAll(() => portal.stop());

const wanted = { name: 'Reports', days: 90, scopes: ['websites:read'] } as const;
const make = async (from: Member = member) =>
  (
    await from.browser.call(
      makeApiToken,
      { ...wanted, scopes: [...wanted.scopes] },
      await freshProof(portal, from.email),
    )
  ).body.data;
const listed = async () => (await member.browser.call(listApiTokens, {})).body.data.tokens;
const addWebsites = (count: number, of = member) =>
  portal.database.query(
    `insert into websites (website_id, org_id, name, url, scan_level, created_at)
     select gen_random_uuid(), $1, 'Site ' || n, 'http://127.0.0.1:9/' || gen_random_uuid(), 'lightning', now() - n * interval '1 microsecond'
     from generate_series(1, $2::int) n returning website_id`,
    [of.orgId, count],
  );

test('a token is told once, kept as a hash, opens what it may, and is gone when it is revoked', async () => {
  const { token, tokenId } = await make();
  const client = new ApiClient(portal, token);
  expect((await client.send('GET', '/websites')).status).toBe(200);
  expect(await listed()).toMatchObject([
    {
      tokenId,
      name: 'Reports',
      hint: token.slice(-4),
      madeBy: 'Dana Reyes',
      lastUsedAt: portal.clock.now().toISOString(),
    },
  ]);
  expect(JSON.stringify(await portal.database.query('select * from api_tokens'))).not.toContain(token);
  expect((await member.browser.call(revokeApiToken, { tokenId })).status).toBe(200);
  expect((await client.send('GET', '/websites')).status).toBe(401);
  expect((await member.browser.call(revokeApiToken, { tokenId })).status).toBe(404);
});

test('a token ends by its day, with its maker, and while its firm is suspended', async () => {
  const other = await signInNewMember(portal);
  const client = new ApiClient(portal, (await make(other)).token);
  const status = async () => (await client.send('GET', '/websites')).status;
  const suspend = (at: Date | null) =>
    portal.database.query('update organisations set suspended_at = $1 where org_id = $2', [at, other.orgId]);
  await suspend(portal.clock.now());
  expect(await status()).toBe(401);
  await suspend(null);
  expect(await status()).toBe(200);
  await portal.database.query('update api_tokens set expires_at = $1 where org_id = $2', [
    portal.clock.now(),
    other.orgId,
  ]);
  expect(await status()).toBe(401);
  const later = await clientOf(portal, other);
  await portal.database.query('update users set org_id = $1 where user_id = $2', [member.orgId, other.userId]);
  expect((await later.send('GET', '/websites')).status).toBe(401);
});

test('a firm has so many tokens and no more', async () => {
  const crowded = await signInNewMember(portal);
  for (let made = 0; made < MAX_TOKENS; made += 1) await clientOf(portal, crowded);
  const proof = await freshProof(portal, crowded.email);
  const refused = await crowded.browser.call(makeApiToken, { ...wanted, scopes: [...wanted.scopes] }, proof);
  expect(refused).toMatchObject({ status: 409, errors: [{ code: 'TOO_MANY_TOKENS' }] });
});

test('tokens of the provider are its own, and made by owners alone', async () => {
  const owner = await signInNewStaff(portal);
  const input = { name: 'Billing', days: 30 as const, scopes: ['customers:read' as const] };
  const made = await owner.browser.call(makeProviderToken, input, await freshProof(portal, owner.email));
  const client = new ApiClient(portal, made.body.data.token);
  const { body } = await client.send('GET', '/customers?limit=100');
  expect(body.data).toContainEqual(expect.objectContaining({ id: member.orgId, name: 'Lark Bakery' }));
  expect((await owner.browser.call(listProviderTokens, {})).body.data.tokens).toMatchObject([{ name: 'Billing' }]);
  expect((await owner.browser.call(readApiReference, {})).body.data.operations.map(({ name }) => name)).toEqual([
    ...['listCustomers', 'readCustomer', 'listPlans', 'readPlan', 'changePlan'],
  ]);
  const support = await signInNewStaff(portal, 'support');
  expect((await support.browser.call(listProviderTokens, {})).status).toBe(403);
  await portal.database.query("update users set staff_role = 'support' where email = $1", [owner.email]);
  expect((await client.send('GET', '/customers')).status).toBe(401);
});

test('lists come in pages that leave nothing out and tell nothing twice, also of the same millisecond', async () => {
  const client = await clientOf(portal, member);
  const ids = (await addWebsites(5)).map((row) => row.website_id);
  const seen: string[] = [];
  for (let cursor: string | null = ''; cursor !== null; ) {
    const query: string = cursor === '' ? '' : `&cursor=${cursor}`;
    const { body } = await client.send('GET', `/websites?limit=2${query}`);
    seen.push(...body.data.map(({ id }: { id: string }) => id));
    cursor = body.nextCursor;
  }
  expect(seen.toSorted()).toEqual(ids.toSorted());
  for (const cursor of [
    'x',
    Buffer.from("1 ' or true").toString('base64url'),
    Buffer.from('9e99 x').toString('base64url'),
  ])
    expect((await client.send('GET', `/websites?cursor=${cursor}`)).body).toMatchObject({
      status: 400,
      errors: [{ field: 'cursor' }],
    });
});

test('a list is limited to a period: since is part of it, until is not', async () => {
  const of = await signInNewMember(portal);
  const client = await clientOf(portal, of);
  const [first, second, third] = (await addWebsites(3, of)).map((row) => row.website_id);
  for (const [id, at] of [
    [first, '2026-03-01T00:00:00.000Z'],
    [second, '2026-03-02T12:00:00.000Z'],
    [third, '2026-03-03T00:00:00.000Z'],
  ])
    await portal.database.query('update websites set created_at = $2 where website_id = $1', [id, at]);
  const listed = async (query: string) => {
    const { status, body } = await client.send('GET', `/websites?${query}`);
    return status === 200 ? body.data.map(({ id }: { id: string }) => id) : body.errors;
  };
  expect(await listed('since=2026-03-02T12:00:00Z')).toEqual([third, second]);
  expect(await listed('until=2026-03-03T00:00:00Z')).toEqual([second, first]);
  expect(await listed('since=2026-03-01T00:00:00.001Z&until=2026-03-03T00:00:00Z&limit=1')).toEqual([second]);
  expect(await listed('since=0000-01-01T00:00:00Z&until=9999-12-31T23:59:59Z')).toHaveLength(3);
  expect(await listed('until=2026-03-01T00:00:00Z&since=2026-03-03T00:00:00Z')).toEqual([]);
  expect(await listed('since=yesterday')).toMatchObject([{ field: 'since' }]);
});

test('a request with an idempotency key is answered once, and the log tells which token did it', async () => {
  const of = await signInNewMember(portal);
  const client = await clientOf(portal, of);
  const [site, other] = (await addWebsites(2, of)).map((row) => row.website_id);
  const start = (websiteId: unknown, key?: string) =>
    client.send('POST', '/scans', {
      body: { websiteId },
      ...(key === undefined ? {} : { headers: { 'idempotency-key': key } }),
    });
  const [one, again] = [await start(site, 'k1'), await start(site, 'k1')];
  expect([one.status, again.status, again.body]).toEqual([202, 202, one.body]);
  expect(one.body).toMatchObject({ websiteId: site, status: 'running', endedAt: null });
  expect((await start(other, 'k1')).body).toMatchObject({ status: 422, code: 'IDEMPOTENCY_KEY_REUSED' });
  expect((await start(site)).body).toMatchObject({ status: 409, code: 'SCAN_RUNNING' });
  expect((await start(site, 'not a key')).body).toMatchObject({ status: 400, code: 'IDEMPOTENCY_KEY_INVALID' });
  expect((await start(site, 'k2')).body.code).toBe('SCAN_RUNNING');
  await portal.database.query("update scans set status = 'completed', is_running = false where org_id = $1", [
    of.orgId,
  ]);
  expect((await start(site, 'k2')).status, 'what failed can be sent again').toBe(202);
  const log = await portal.database.query(
    'select action, subject from audit_log where org_id = $1 order by audit_id desc limit 2',
    [of.orgId],
  );
  expect(log).toMatchObject([{ action: 'developers.token-used', subject: 'Program' }, { action: 'scan.started' }]);
});

test('a person is added as by hand: with a seat, courses and a welcome email', async () => {
  const client = await clientOf(portal, member);
  const body = { name: 'Ann Lee', email: 'ann@lark.example', department: 'Sales' };
  const added = await client.send('POST', '/people', { body });
  expect(added).toMatchObject({ status: 201, body: { ...body, isActive: true } });
  expect((await client.send('GET', `/people/${added.body.id}`)).body).toEqual(added.body);
  expect((await client.send('POST', '/people', { body })).body).toMatchObject({
    status: 409,
    code: 'TRAINEE_EMAIL_TAKEN',
  });
});

test('answers tell what is left of the minute, and when to come again', async () => {
  const of = await signInNewMember(portal);
  const client = await clientOf(portal, of);
  const { headers } = await client.send('GET', '/websites');
  expect(headers).toMatchObject({ 'ratelimit-policy': '"token";q=120;w=60' });
  expect(headers.ratelimit).toMatch(/^"token";r=119;t=\d+$/);
  const [token] = await portal.database.query<{ token_id: string }>(
    'select token_id from api_tokens where org_id = $1 order by made_at desc, last_used_at desc nulls last limit 1',
    [of.orgId],
  );
  for (let asked = 1; asked < CALLS_PER_MINUTE; asked += 1)
    await portal.portal.services.limits.count(`token ${token?.token_id}`, 60_000, CALLS_PER_MINUTE);
  const { status, headers: refused, body } = await client.send('GET', '/websites');
  expect([status, body.code]).toEqual([429, 'TOO_MANY_REQUESTS']);
  expect(Number(refused['retry-after'])).toBeGreaterThan(0);
});

test('everything but the description needs a token, also what is not there', async () => {
  const nobody = new ApiClient(portal, null);
  expect((await nobody.send('GET', '/openapi.json')).body).toMatchObject({
    openapi: '3.1.0',
    servers: [{ url: 'http://localhost:3000/api/v1' }],
  });
  expect((await nobody.send('GET', '/nothing')).status).toBe(401);
  expect((await new ApiClient(portal, 'csp_wrong').send('GET', '/websites')).status).toBe(401);
  expect((await (await clientOf(portal, member)).send('GET', '/nothing')).body).toMatchObject({
    status: 404,
    code: 'ROUTE_NOT_FOUND',
    title: 'Not Found',
  });
  const broken = await (await clientOf(portal, member)).send('POST', '/scans', { body: '{"websiteId":' });
  expect(broken.body).toMatchObject({ status: 400, code: 'INVALID_INPUT' });
});
