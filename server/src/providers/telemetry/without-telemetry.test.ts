import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';

/** How many files of OpenTelemetry's SDK a process holds after it has run `script`; prom-client brings the API, which does nothing alone. */
function loadedBy(script: string): number {
  const count = `const SDK = /@opentelemetry.(?!api.)/;\nconsole.log(Object.keys(createRequire(import.meta.url).cache).filter((path) => SDK.test(path)).length);`;
  const source = `import { createRequire } from 'node:module';\n${script}\n${count}`;
  return Number(execFileSync(process.execPath, ['--input-type=module', '-e', source], { cwd: import.meta.dirname }));
}

test('without a collector the SDK is not loaded', () => {
  const chosen = (telemetry: string) =>
    `await import('../../app.ts');
    const { chooseTelemetry } = await import('./choose-telemetry.ts');
    const { Registry } = await import('prom-client');
    const telemetry = await chooseTelemetry({ telemetry: ${telemetry} }, new Registry(), { warn() {} });`;
  expect(loadedBy(chosen('null'))).toBe(0);
  const settings = `{ endpoint: 'http://127.0.0.1:1', headers: {}, serviceName: 'x', sampledShare: 1, metricsEveryMs: 60000 }`;
  expect(loadedBy(`${chosen(settings)}\nawait telemetry.stop();`)).toBeGreaterThan(50);
});
