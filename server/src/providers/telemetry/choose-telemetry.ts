import type { Logger } from 'pino';
import type { Registry } from 'prom-client';
import type { Config } from '../../config/config.ts';
import { noTelemetry, type TelemetryPort } from './telemetry-port.ts';

/** A collector where one is set. The SDK is loaded only then: it takes time and memory that a portal without one keeps. */
export async function chooseTelemetry(
  { telemetry }: Pick<Config, 'telemetry'>,
  registry: Registry,
  log: Logger,
): Promise<TelemetryPort> {
  if (telemetry === null) return noTelemetry;
  const { startOtlpTelemetry } = await import('./otlp-telemetry.ts');
  return startOtlpTelemetry(telemetry, registry, log);
}
