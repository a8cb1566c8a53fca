import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import pino from 'pino';
import { Registry } from 'prom-client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { AppError } from '../../call/app-error.ts';
import { newToken } from '../../system/tokens.ts';
import { attributesOf, type Collector, startCollector } from '../../testing/collector-stand-in.ts';
import { type OutsideService, startOutsideService } from '../../testing/outside-service.ts';
import { startOtlpTelemetry } from './otlp-telemetry.ts';
import type { TelemetryPort } from './telemetry-port.ts';

let collector: Collector;
let service: OutsideService;
let telemetry: TelemetryPort;
beforeEach(async () => {
  collector = await startCollector();
  service = await startOutsideService(() => ({ status: 200 }));
  telemetry = startWith(1);
});
afterEach(async () => {
  await telemetry.stop();
  await Promise.all([collector.stop(), service.stop()]);
});

function startWith(sampledShare: number): TelemetryPort {
  const settings = {
    endpoint: collector.endpoint,
    headers: { 'api-key': 'secret of the collector' },
    serviceName: 'portal',
    sampledShare,
    metricsEveryMs: 60_000,
  };
  return startOtlpTelemetry(settings, new Registry(), pino({ level: 'silent' }));
}

const token = newToken();
const ways: Readonly<Record<string, () => Promise<void>>> = {
  fetch: async () => void (await (await fetch(`${service.endpoint}/${token}?x=${token}`, { method: 'POST' })).text()),
  'node:http': () =>
    new Promise((resolve, reject) => {
      const sent = request(`${service.endpoint}/${token}?x=${token}`, { method: 'POST' }, (answer) =>
        text(answer).then(() => resolve(), reject),
      );
      sent.on('error', reject).end();
    }),
};

test.each(Object.keys(ways))('what a job asks of others by %s is in its trace, without the address', async (way) => {
  await telemetry.inJob('probe', async () => await ways[way]?.());
  await telemetry.stop();
  const [job] = collector.spans().filter(({ name }) => name === 'job probe');
  const [outgoing, ...more] = collector.spans().filter(({ kind }) => kind === 3);
  expect(more).toEqual([]);
  expect(outgoing?.parentSpanId).toBe(job?.spanId);
  expect(attributesOf(outgoing)).toMatchObject({ 'server.address': '127.0.0.1', 'http.response.status_code': 200 });
  expect(JSON.stringify(collector.spans())).not.toContain(token);
  expect(collector.seen[0]?.headers['api-key']).toBe('secret of the collector');
});

test.each(Object.keys(ways))('nobody who is asked by %s learns of the trace', async (way) => {
  await telemetry.inJob('probe', async () => await ways[way]?.());
  expect(Object.keys(service.seen[0]?.headers ?? {})).not.toContain('traceparent');
});

test('what nobody asked for makes no trace, and neither does sending traces', async () => {
  await ways.fetch?.();
  await ways['node:http']?.();
  await telemetry.stop();
  // The stand-ins answer in this process, so their side is seen.
  expect(collector.spans().filter(({ kind }) => kind !== 2)).toEqual([]);
});

test('a share of zero sends no trace', async () => {
  await telemetry.stop();
  telemetry = startWith(0);
  await telemetry.inJob('probe', async () => undefined);
  await telemetry.stop();
  expect(collector.spans()).toEqual([]);
});

test('a failure is told by its kind; what the portal refuses in its own words is none', async () => {
  const failed = telemetry.inJob('broken', () => Promise.reject(new TypeError(`no ${token}`)));
  await expect(failed).rejects.toThrow(TypeError);
  await expect(telemetry.inUseCase('refused', () => Promise.reject(new AppError('NO_ACCESS')))).rejects.toThrow();
  await telemetry.stop();
  const told = collector.spans().map((span) => [span.name, span.status.code, attributesOf(span)['error.type']]);
  expect(told).toEqual([
    ['job broken', 2, 'TypeError'],
    ['refused', 0, 'NO_ACCESS'],
  ]);
  expect(JSON.stringify(collector.seen)).not.toContain(token);
});
