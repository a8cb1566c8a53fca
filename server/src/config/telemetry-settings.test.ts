import { expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

const ENDPOINT = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318/' };
const PRODUCTION = {
  PRODUCTION: 'on',
  PUBLIC_URL: 'https://portal.example.com',
  MAIL_URL: 'smtp://mail.example.com',
  MAIL_FROM: 'no-reply@example.com',
};

test('without an address nobody gets anything, whatever else is set', () => {
  expect(readConfig({ OTEL_SERVICE_NAME: 'x', OTEL_TRACES_SAMPLER: 'always_on' }).telemetry).toBeNull();
});

test('an address alone sends every trace, and metrics each minute', () => {
  expect(readConfig(ENDPOINT).telemetry).toEqual({
    endpoint: 'http://127.0.0.1:4318',
    headers: {},
    serviceName: 'cyber-safety',
    sampledShare: 1,
    metricsEveryMs: 60_000,
  });
});

test.each([
  ['always_off', 0],
  ['parentbased_always_off', 0],
  ['always_on', 1],
  ['traceidratio', 0.25],
  ['parentbased_traceidratio', 0.25],
])('the sampler %s sends a share of %d', (sampler, share) => {
  const { telemetry } = readConfig({ ...ENDPOINT, OTEL_TRACES_SAMPLER: sampler, OTEL_TRACES_SAMPLER_ARG: '0.25' });
  expect(telemetry?.sampledShare).toBe(share);
});

test('headers are separated by commas, values percent-encoded', () => {
  const { telemetry } = readConfig({ ...ENDPOINT, OTEL_EXPORTER_OTLP_HEADERS: 'api-key=a%20b=,x-team=1' });
  expect(telemetry?.headers).toEqual({ 'api-key': 'a b=', 'x-team': '1' });
});

test.each(['https://otel.example.com', 'http://localhost:4318', 'http://[::1]:4318', 'http://collector:4318'])(
  'in production %s is taken',
  (endpoint) => {
    const { telemetry } = readConfig({ ...PRODUCTION, OTEL_EXPORTER_OTLP_ENDPOINT: endpoint });
    expect(telemetry?.endpoint).toBe(endpoint);
  },
);

test('in production a collector elsewhere has to speak https', () => {
  const env = { ...PRODUCTION, OTEL_EXPORTER_OTLP_ENDPOINT: 'http://otel.example.com:4318' };
  expect(() => readConfig(env)).toThrow(ConfigError);
  expect(() => readConfig(env)).toThrow(/OTEL_EXPORTER_OTLP_ENDPOINT: must start with https/);
});
