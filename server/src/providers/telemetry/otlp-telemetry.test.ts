import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { signUp } from '@portal/contract/accounts/identity.calls.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { newToken } from '../../system/tokens.ts';
import { giveCaptchaPass } from '../../testing/captcha-pass.ts';
import { attributesOf, type Collector, type SentSpan, startCollector } from '../../testing/collector-stand-in.ts';
import { startTestPortal, type TestPortal } from '../../testing/test-portal.ts';

const patiently = { timeout: 120_000, interval: 50 };

const ends: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

async function startObserved(settings: Readonly<Record<string, string>> = {}) {
  const collector = await startCollector();
  ends.push(collector.stop);
  const portal = await startTestPortal({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint, ...settings });
  const stop = once(() => portal.stop());
  ends.push(stop);
  return { collector, portal, stop };
}

function once(work: () => Promise<void>): () => Promise<void> {
  let done: Promise<void> | null = null;
  return () => {
    done ??= work();
    return done;
  };
}

async function listen({ portal }: TestPortal): Promise<string> {
  await portal.http.listen({ host: '127.0.0.1', port: 0 });
  return `http://localhost:${(portal.http.server.address() as AddressInfo).port}`;
}

const named = (collector: Collector, name: string): SentSpan[] =>
  collector.spans().filter((span) => span.name === name);

function childrenOf(collector: Collector, parent: SentSpan | undefined): SentSpan[] {
  return collector.spans().filter(({ parentSpanId }) => parentSpanId === parent?.spanId);
}

test('a request is one trace: its route, its use case, the statements of that', async () => {
  const { collector, portal, stop } = await startObserved({ OTEL_SERVICE_NAME: 'portal-of-tests' });
  const origin = await listen(portal);
  await fetch(`${origin}/api/accounts/magicLinkSignupFetch/${newToken()}`);
  await stop();
  expect(collector.process()).toMatchObject({
    'service.name': 'portal-of-tests',
    'service.version': expect.any(String),
  });
  const [request] = named(collector, 'GET /api/accounts/magicLinkSignupFetch/{linkId}');
  expect(request).toMatchObject({ kind: 2 });
  expect(attributesOf(request)).toMatchObject({
    'http.route': '/api/accounts/magicLinkSignupFetch/{linkId}',
    'http.response.status_code': 404,
  });
  const [useCase] = childrenOf(collector, request).filter(
    ({ name }) => name === 'GET /accounts/magicLinkSignupFetch/{linkId}',
  );
  const statements = childrenOf(collector, useCase).map((span) => attributesOf(span)['db.query.text']);
  expect(statements).toContainEqual(expect.stringMatching(/^select .* = \$1/));
  expect(new Set(collector.spans().map(({ traceId }) => traceId)).size).toBe(1);
});

test('nothing that was sent to the portal gets to the collector', async () => {
  const { collector, portal, stop } = await startObserved();
  const origin = await listen(portal);
  const token = newToken();
  const email = `canary-${randomUUID()}@firm.example`;
  const headers = {
    'user-agent': `agent ${token}`,
    'x-forwarded-for': `203.0.113.77, ${token}`,
    'x-transaction-id': token,
    cookie: `sid=${token}`,
    authorization: `Bearer ${token}`,
    traceparent: `00-${'ab'.repeat(16)}-${'cd'.repeat(8)}-01`,
    referer: `${origin}/resetPassword/${token}?email=${email}`,
  };
  const { captcha } = portal.portal.services;
  Object.assign(captcha, { createChallenge: () => Promise.reject(new Error(`no answer for ${email}, ${token}`)) });
  const attacks = [
    `/api/accounts/magicLinkSignupFetch/${token}?email=${email}&token=${token}`,
    `/api/identity/verifyEmail/${token}?email=${email}`,
    `/api/recaptcha/challenge?token=${token}`,
    `/${token}/${email}?${token}`,
    `/api/${token}?${email}`,
  ];
  for (const attack of attacks) await fetch(`${origin}${attack}`, { headers, redirect: 'manual' });
  await fetch(`${origin}/api/identity/signUp?${token}`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: token }),
  });
  await stop();
  expect(named(collector, 'GET /api/recaptcha/challenge')[0]?.status).toEqual({ code: 2 });
  expect(collector.spans().filter(({ kind }) => kind === 2)).toHaveLength(attacks.length + 1);
  const sent = collector.seen.map(({ body }) => body).join('\n');
  for (const secret of [
    token,
    email,
    'canary',
    '203.0.113.77',
    'ab'.repeat(16),
    'user_agent',
    'url.path',
    'url.query',
    'url.full',
    'client.address',
  ])
    expect(sent).not.toContain(secret);
});

test('a job of a worker is a trace of its own, named after its queue', async () => {
  const { collector, portal, stop } = await startObserved({ ROLES: 'worker' });
  await portal.portal.startJobs();
  const browser = portal.browser();
  await giveCaptchaPass(portal, browser);
  const email = `canary-${randomUUID()}@firm.example`;
  await browser.call(signUp, { email, password: 'Right-Horse-Battery-7' });
  const states = () => portal.database.query<{ state: string }>(`select state from jobs.job where name = 'send-mail'`);
  await vi.waitFor(async () => expect(await states()).toEqual([{ state: 'completed' }]), patiently);
  await stop();
  const [job] = named(collector, 'job send-mail');
  expect(job).toMatchObject({ kind: 5 });
  expect(job?.parentSpanId ?? '').toBe('');
  expect(childrenOf(collector, job).map((span) => attributesOf(span)['db.operation.name'] ?? span.name)).toContainEqual(
    expect.stringMatching(/^pg/),
  );
  expect(named(collector, 'job clear what has expired')).toHaveLength(1);
  expect(named(collector, 'job start due scans')).toEqual([]);
  expect(collector.seen.map(({ body }) => body).join('\n')).not.toContain('canary');
});

test('the metrics are those of Prometheus, under the same names, counted once', async () => {
  const { collector, portal, stop } = await startObserved({ METRICS_TOKEN: 'a-token-for-the-metrics' });
  await portal.browser().send('GET', '/api/getCSRFToken');
  await portal.browser().send('GET', '/api/getCSRFToken');
  const headers = { authorization: 'Bearer a-token-for-the-metrics', host: 'localhost:3000' };
  const { body } = await portal.portal.http.inject({ url: '/metrics', headers });
  await stop();
  const metrics = collector.metrics();
  const exposed = [...body.matchAll(/^# TYPE (\S+) /gm)].map(([, name]) => name);
  expect(metrics.map(({ name }) => name).toSorted()).toEqual(exposed.toSorted());
  const [calls] = metrics.filter(({ name }) => name === 'portal_call_seconds');
  const [point, ...more] = calls?.histogram?.dataPoints ?? [];
  expect(more).toEqual([]);
  expect(attributesOf(point)).toEqual({ call: '/getCSRFToken', status: '200' });
  expect(point?.count).toBe(2);
  expect(point?.explicitBounds).toEqual([0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5]);
  expect(point?.bucketCounts).toHaveLength(11);
  expect(point?.bucketCounts?.reduce((sum, count) => sum + Number(count), 0)).toBe(2);
  expect(metrics.find(({ name }) => name === 'process_cpu_seconds_total')?.sum).toMatchObject({ isMonotonic: true });
  expect(metrics.find(({ name }) => name === 'portal_database_connections')?.gauge?.dataPoints).toHaveLength(3);
});

test('a collector that is away costs one line in the log, and no answer', async () => {
  const { collector, portal, stop } = await startObserved({ LOG_LEVEL: 'info', OTEL_METRIC_EXPORT_INTERVAL: '1000' });
  const origin = await listen(portal);
  await collector.stop();
  expect((await fetch(`${origin}/api/getCSRFToken`)).status).toBe(200);
  const told = () => portal.logged.filter((line) => line.includes('telemetry collector'));
  await vi.waitFor(() => expect(told()).toHaveLength(1), patiently);
  await stop();
  expect(told()).toHaveLength(1);
  expect(told()[0]).toMatch(/"level":"warn".*ECONNREFUSED/);
  expect(told()[0]).not.toContain('stack');
});
