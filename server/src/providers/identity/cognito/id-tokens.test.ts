import { randomUUID } from 'node:crypto';
import { createSession } from '@portal/contract/accounts/accounts.calls.ts';
import {
  exportJWK,
  exportPKCS8,
  exportSPKI,
  type GenerateKeyPairResult,
  generateKeyPair,
  importPKCS8,
  SignJWT,
  UnsecuredJWT,
} from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startCognito, type TestCognito } from '../../../testing/cognito/start-cognito.ts';
import { createTestClock } from '../../../testing/test-clock.ts';
import { startTestPortal, type TestPortal } from '../../../testing/test-portal.ts';
import { createIdTokenReader } from './id-tokens.ts';

const KEY_ID = 'pool-key';
const REJECTED = { status: 401, errors: [{ code: 'BEARER_REJECTED' }] };

let cognito: TestCognito;
let portal: TestPortal;
let key: GenerateKeyPairResult;
let otherKey: GenerateKeyPairResult;
beforeAll(async () => {
  [key, otherKey] = await Promise.all([generateKeyPair('RS256', { extractable: true }), generateKeyPair('RS256')]);
  cognito = await startCognito();
  portal = await startTestPortal(cognito.settings);
  cognito.state.keys = [{ ...(await exportJWK(key.publicKey)), kid: KEY_ID, alg: 'RS256', use: 'sig' }];
});
afterAll(async () => {
  await portal.stop();
  await cognito.stop();
});

const seconds = () => Math.floor(portal.clock.now().getTime() / 1000);
const claims = () => ({
  iss: cognito.issuer,
  aud: cognito.clientId,
  sub: randomUUID(),
  jti: randomUUID(),
  email: `person-${randomUUID()}@firm.example`,
  email_verified: true,
  token_use: 'id',
  auth_time: seconds(),
  iat: seconds(),
  exp: seconds() + 3600,
});
const sign = (changes: Record<string, unknown> = {}, header: Record<string, unknown> = {}) =>
  new SignJWT({ ...claims(), ...changes })
    .setProtectedHeader({ alg: 'RS256', kid: KEY_ID, ...header })
    .sign(key.privateKey);
const exchange = (bearer: string) => portal.browser().call(createSession, {}, { authorization: `Bearer ${bearer}` });

test('an ID token of the pool makes a session, once', async () => {
  const token = await sign({ email: 'Dana@Firm.example' });
  const answers = await Promise.all([exchange(token), exchange(token), exchange(token)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401]);
  expect(answers.find(({ status }) => status === 200)?.body.username).toBe('dana@firm.example');
  expect(await exchange(token)).toMatchObject(REJECTED);
});

test('the same sign-in under another signature of the same token id is a replay', async () => {
  const jti = randomUUID();
  expect((await exchange(await sign({ jti }))).status).toBe(200);
  expect(await exchange(await sign({ jti, iat: seconds() - 1 }))).toMatchObject(REJECTED);
});

describe('V6.8.1/6.8.2/9.1.1/9.1.2/9.1.3/9.2.1/9.2.2/9.2.3/9.2.4 a token proves nothing', () => {
  test.each([
    ['of another client', { aud: 'another-client' }],
    ['of another pool', { iss: 'https://cognito-idp.eu-west-1.amazonaws.com/eu-west-1_Other' }],
    ['that is an access token', { token_use: 'access' }],
    ['without its use', { token_use: undefined }],
    ['of an address that is not verified', { email_verified: false }],
    ['of an address that is said to be verified', { email_verified: 'true' }],
    ['without an address', { email: undefined }],
    ['without a subject', { sub: undefined }],
    ['without an id', { jti: undefined }],
    ['without an end', { exp: undefined }],
    ['without the time of the sign-in', { auth_time: undefined }],
  ])('%s', async (_kind, changes) => {
    expect(await exchange(await sign(changes))).toMatchObject(REJECTED);
    expect((await exchange(await sign())).status).toBe(200);
  });

  test('that is over, not valid yet, or of an old sign-in that was refreshed', async () => {
    expect(await exchange(await sign({ exp: seconds() - 31 }))).toMatchObject(REJECTED);
    expect(await exchange(await sign({ nbf: seconds() + 60 }))).toMatchObject(REJECTED);
    expect(await exchange(await sign({ auth_time: seconds() - 301 }))).toMatchObject(REJECTED);
    expect(await exchange(await sign({ auth_time: seconds() + 60 }))).toMatchObject(REJECTED);
    expect((await exchange(await sign({ auth_time: seconds() - 299 }))).status).toBe(200);
  });

  test('without a signature, or with one that is not the pool’s', async () => {
    const good = await sign();
    const [header, payload, signature] = good.split('.');
    const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
    // The public key is known to all; as a shared secret it must not count (RFC 8725, section 2.1).
    const publicText = new TextEncoder().encode(await exportSPKI(key.publicKey));
    const withSecret = (alg: string) => new SignJWT(claims()).setProtectedHeader({ alg, kid: KEY_ID }).sign(publicText);
    const byOther = (more: Record<string, unknown>) =>
      new SignJWT(claims()).setProtectedHeader({ alg: 'RS256', kid: KEY_ID, ...more }).sign(otherKey.privateKey);
    const ownKey = await exportJWK(otherKey.publicKey);
    const forged = [
      '',
      'x',
      new UnsecuredJWT(claims()).encode(),
      `${encode({ alg: 'none' })}.${payload}.`,
      `${encode({ alg: 'NONE', kid: KEY_ID })}.${payload}.${signature}`,
      `${header}.${encode({ ...claims(), sub: randomUUID() })}.${signature}`,
      `${header}.${payload}.`,
      `${header}.${payload}.${signature?.slice(0, -4)}`,
      await withSecret('HS256'),
      await withSecret('HS512'),
      await byOther({}),
      await byOther({ kid: 'another-key' }),
      await byOther({ jwk: ownKey }),
      await byOther({ jku: 'https://evil.example/jwks.json' }),
      await new SignJWT(claims())
        .setProtectedHeader({ alg: 'PS256', kid: KEY_ID })
        .sign((await generateKeyPair('PS256')).privateKey),
    ];
    for (const bearer of forged) expect(await exchange(bearer), bearer.slice(0, 60)).toMatchObject(REJECTED);
    expect((await exchange(good)).status).toBe(200);
  });
});

test('V9.1.2 another algorithm does not count, not even with the pool’s own key and a key that names none', async () => {
  const kept = cognito.state.keys;
  cognito.state.keys = [{ ...(await exportJWK(key.publicKey)), kid: KEY_ID }];
  const settings = { endpoint: cognito.endpoint, userPoolId: cognito.userPoolId, clientId: cognito.clientId };
  const read = createIdTokenReader({ ...settings, region: 'local' }, portal.clock, () => undefined);
  const other = await importPKCS8(await exportPKCS8(key.privateKey), 'PS256');
  const byOther = new SignJWT(claims()).setProtectedHeader({ alg: 'PS256', kid: KEY_ID }).sign(other);
  expect(await read(await byOther)).toBeNull();
  expect(await read(await sign())).toMatchObject({ subject: expect.any(String) });
  cognito.state.keys = kept;
});

describe('the pool’s keys', () => {
  const reader = (pool: TestCognito, report: (error: unknown) => void = () => undefined) =>
    createIdTokenReader(
      { endpoint: pool.endpoint, userPoolId: pool.userPoolId, clientId: pool.clientId, region: 'local' },
      createTestClock(portal.clock.now().toISOString()),
      report,
    );

  test('are fetched once, however many tokens of unknown keys come', async () => {
    const read = reader(cognito);
    const before = cognito.state.keyRequests;
    expect(await read(await sign())).toMatchObject({ subject: expect.any(String) });
    for (let tries = 0; tries < 20; tries += 1) expect(await read(await sign({}, { kid: `key-${tries}` }))).toBeNull();
    expect(cognito.state.keyRequests).toBe(before + 1);
  });

  test('that cannot be fetched are an outage, not a refusal, and are asked for again', async () => {
    const problems: unknown[] = [];
    const read = reader(cognito, (error) => void problems.push(error));
    const token = await sign();
    cognito.state.isDown = true;
    await expect(read(token)).rejects.toMatchObject({ code: 'IDENTITY_UNAVAILABLE' });
    cognito.state.isDown = false;
    expect(problems).toHaveLength(1);
    expect(await read(token)).toMatchObject({ subject: expect.any(String) });
  });

  test.each([
    ['are no keys', () => [{ kty: 'nothing' }]],
    ['are none', () => []],
  ])('that %s make no token good', async (_kind, keys) => {
    const kept = cognito.state.keys;
    cognito.state.keys = keys();
    const token = await sign();
    const answer = await reader(cognito)(token).catch((error: { code: string }) => error.code);
    cognito.state.keys = kept;
    expect([null, 'IDENTITY_UNAVAILABLE']).toContain(answer);
  });
});
