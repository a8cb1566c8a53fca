import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeBuiltApp, PRODUCTION_SETTINGS } from '../testing/built-app.ts';
import { startTestPortal, type TestPortal } from '../testing/test-portal.ts';

const METRICS_TOKEN = 'a-token-for-the-metrics';

const app = makeBuiltApp();
let plain: TestPortal;
let real: TestPortal;
let worker: TestPortal;
beforeAll(async () => {
  [plain, real, worker] = await Promise.all([
    startTestPortal({ METRICS_TOKEN }, app.folder),
    startTestPortal({ ...PRODUCTION_SETTINGS, METRICS_TOKEN }, app.folder),
    startTestPortal({ ...PRODUCTION_SETTINGS, METRICS_TOKEN, ROLES: 'worker' }),
  ]);
});
afterAll(async () => {
  await Promise.all([plain.stop(), real.stop(), worker.stop()]);
  app.remove();
});

const ask = (portal: TestPortal, url: string, headers: Readonly<Record<string, string>> = {}) =>
  portal.portal.http.inject({
    url,
    headers: { host: portal === real ? 'portal.example.com' : 'localhost:3000', ...headers },
  });

describe('the metrics', () => {
  test('are there for whoever has the token', async () => {
    await ask(plain, '/api/getCSRFToken');
    const { body, statusCode } = await ask(plain, '/metrics', { authorization: `Bearer ${METRICS_TOKEN}` });
    expect(statusCode).toBe(200);
    expect(body).toContain('portal_call_seconds_count{call="/getCSRFToken",status="200"} 1');
    expect(body).toContain('portal_database_connections{state="total"}');
    expect(body).toContain('process_cpu_seconds_total');
  });

  test.each([{}, { authorization: 'Bearer wrong' }, { authorization: METRICS_TOKEN }, { authorization: 'Bearer ' }])(
    'V13.4.5 are not there with %j',
    async (headers) => {
      for (const portal of [plain, real])
        expect((await ask(portal, '/metrics', headers)).body).not.toContain('portal_');
      expect((await ask(plain, `/metrics?token=${METRICS_TOKEN}`, headers)).body).not.toContain('portal_');
    },
  );
});

describe('pages for development', () => {
  test.each(['/dev/mailbox', '/api/openapi.json'])(
    'V13.4.2/13.4.5 %s is there outside production only',
    async (url) => {
      const open = await ask(plain, url);
      expect(open.statusCode).toBe(200);
      const closed = await ask(real, url);
      expect(closed.body).not.toContain('Mailbox');
      expect(closed.body).not.toContain('openapi');
    },
  );

  test.each([
    ['a name that others use', { host: 'portal.example.com' }],
    ['a proxy on this machine', { 'x-forwarded-for': '203.0.113.9' }],
    ['a proxy that says so the standard way', { forwarded: 'for=203.0.113.9' }],
  ])('V13.4.2 are not there through %s', async (_name, headers) => {
    for (const url of ['/dev/mailbox', `/dev/mailbox/${'a'.repeat(32)}`, '/api/openapi.json']) {
      const { statusCode, body } = await ask(plain, url, headers);
      expect(statusCode).not.toBe(200);
      expect(body).not.toMatch(/Mailbox|openapi/);
    }
  });

  test('V13.4.2 are not there for another machine', async () => {
    const answer = await plain.portal.http.inject({ url: '/dev/mailbox', remoteAddress: '203.0.113.9' });
    expect(answer.statusCode).toBe(404);
  });

  test('the mailbox shows no file but its own', async () => {
    for (const name of ['..%2fsecrets.json', '../secrets.json', 'a'.repeat(32), '%00'])
      expect((await ask(plain, `/dev/mailbox/${name}`)).body).not.toContain('csrfKey');
  });
});

describe('health', () => {
  test('is told on any host and without a brand', async () => {
    for (const url of ['/healthz', '/readyz'])
      expect(await ask(real, url, { host: '10.0.0.5:3000' })).toMatchObject({ statusCode: 200 });
  });

  test('tells when the database is away, and the portal comes back with it', async () => {
    const portal = await startTestPortal({ LOG_LEVEL: 'warn' }, app.folder);
    const { database } = portal.portal.services;
    const [row] = await portal.database.query<{ name: string }>('select current_database() as name');
    const elsewhere = new pg.Client({ ...portal.database.connection, database: 'postgres' });
    await elsewhere.connect();
    const block = (allowed: boolean) =>
      elsewhere.query(`alter database ${row?.name} with allow_connections ${String(allowed)}`);
    const hangUp = () =>
      elsewhere.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [row?.name]);
    try {
      expect((await ask(portal, '/readyz')).statusCode).toBe(200);
      await block(false);
      const busy = database.asSystem(async () => {
        await hangUp();
        await new Promise((resolve) => setTimeout(resolve, 50));
      });
      await expect(busy).rejects.toThrow();
      expect(await ask(portal, '/readyz')).toMatchObject({ statusCode: 503 });
      expect(await ask(portal, '/healthz')).toMatchObject({ statusCode: 200 });
      expect(await ask(portal, '/signin')).toMatchObject({ statusCode: 200 });
      const call = await ask(portal, '/api/accounts/inviteLink?linkId='.concat('A'.repeat(43)));
      expect(call.statusCode).toBe(503);
      expect(call.json()).toMatchObject({ errors: [{ code: 'UNAVAILABLE' }] });
      await block(true);
      expect((await ask(portal, '/readyz')).statusCode).toBe(200);
      expect((await ask(portal, '/api/accounts/inviteLink?linkId='.concat('A'.repeat(43)))).statusCode).toBe(404);
    } finally {
      await block(true);
      await elsewhere.end();
      await portal.stop();
    }
  });
});

describe('a process that only works', () => {
  const health = async (url: string, authorization = '') => {
    const answer = await worker.portal.health?.inject({ url, headers: { host: '10.1.2.3:9100', authorization } });
    if (answer === undefined) throw new Error('It has no server for this.');
    return answer;
  };

  test.each(['/healthz', '/readyz'])('%s says that it is well, whatever name it is asked by', async (url) => {
    expect((await health(url)).json()).toEqual({ status: 'ok' });
  });

  test('V13.4.5 its figures are for whoever has the token', async () => {
    expect((await health('/metrics')).statusCode).toBe(404);
    expect((await health('/metrics', `Bearer ${METRICS_TOKEN}`)).body).toContain('portal_jobs_total');
  });

  test.each(['/', '/signin', '/api/getCSRFToken', '/dev/mailbox'])('nothing else is there: %s', async (url) => {
    expect((await health(url)).statusCode).toBe(404);
  });
});
