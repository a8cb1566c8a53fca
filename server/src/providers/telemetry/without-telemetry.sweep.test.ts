import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';

/** A portal of its own, because this process may hold the SDK already; prom-client brings the API, which does nothing alone. */
const SOURCE = `
import { createRequire } from 'node:module';
const SDK = /@opentelemetry.(?!api.)/;
const countLoaded = () => Object.keys(createRequire(import.meta.url).cache).filter((path) => SDK.test(path)).length;
await import('../../app.ts');
const { chooseTelemetry } = await import('./choose-telemetry.ts');
const { Registry } = await import('prom-client');
const choose = (telemetry) => chooseTelemetry({ telemetry }, new Registry(), { warn() {} });
await choose(null);
const without = countLoaded();
const collector = { endpoint: 'http://127.0.0.1:1', headers: {}, serviceName: 'x', sampledShare: 1, metricsEveryMs: 60000 };
await (await choose(collector)).stop();
console.log(JSON.stringify({ without, withCollector: countLoaded() }));`;

test('without a collector the SDK is not loaded', () => {
  const printed = execFileSync(process.execPath, ['--input-type=module', '-e', SOURCE], { cwd: import.meta.dirname });
  const { without, withCollector } = JSON.parse(printed.toString()) as { without: number; withCollector: number };
  expect(without).toBe(0);
  expect(withCollector).toBeGreaterThan(50);
});
