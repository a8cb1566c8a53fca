import { z } from 'zod';
import { isThisMachine } from '../system/this-machine.ts';
import { contradictionsOf, type Problem, webAddress } from './outside-settings.ts';

const SAMPLERS = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const;

const headers = z
  .string()
  .regex(/^[\w!#$%&'*+.^`|~-]+=[^,]+(?:,[\w!#$%&'*+.^`|~-]+=[^,]+)*$/)
  .transform((text) => Object.fromEntries(text.split(',').map(headerOf)));

/** Settings of an OpenTelemetry collector, by the names of its specification; see `config.ts`. */
export const TELEMETRY_SETTINGS = {
  OTEL_EXPORTER_OTLP_ENDPOINT: webAddress.optional().describe('an address such as http://127.0.0.1:4318'),
  OTEL_EXPORTER_OTLP_PROTOCOL: z.literal('http/json').optional().describe('http/json, the only one supported'),
  OTEL_EXPORTER_OTLP_HEADERS: headers.optional().describe('headers such as api-key=secret, separated by commas'),
  OTEL_SERVICE_NAME: z.string().min(1).max(200).default('cyber-safety').describe('a name of at most 200 characters'),
  OTEL_TRACES_SAMPLER: z
    .enum(SAMPLERS)
    .default('parentbased_always_on')
    .describe(`one of ${SAMPLERS.join(', ')}`),
  OTEL_TRACES_SAMPLER_ARG: z
    .string()
    .regex(/^(?:0(?:\.\d+)?|1(?:\.0+)?)$/)
    .transform(Number)
    .default(1)
    .describe('a number from 0 to 1'),
  OTEL_METRIC_EXPORT_INTERVAL: z
    .string()
    .regex(/^\d+$/)
    .transform(Number)
    .pipe(z.int().min(1000).max(3_600_000))
    .default(60_000)
    .describe('a whole number of milliseconds from 1000 to 3600000'),
};

type Settings = z.output<z.ZodObject<typeof TELEMETRY_SETTINGS>>;

/** The collector that traces and metrics go to. */
export type TelemetrySettings = {
  /** Address without a slash at the end and without `/v1/traces`. */
  readonly endpoint: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly serviceName: string;
  /** How many of all traces are sent, from 0 to 1. */
  readonly sampledShare: number;
  readonly metricsEveryMs: number;
};

/** The collector; null where nobody set one. */
export function telemetrySettings(settings: Settings): TelemetrySettings | null {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint } = settings;
  if (endpoint === undefined) return null;
  return {
    endpoint,
    headers: settings.OTEL_EXPORTER_OTLP_HEADERS ?? {},
    serviceName: settings.OTEL_SERVICE_NAME,
    sampledShare: sampledShare(settings),
    metricsEveryMs: settings.OTEL_METRIC_EXPORT_INTERVAL,
  };
}

/** What contradicts itself in these settings. A collector on this machine or in a network of containers needs no TLS. */
export function telemetryContradictions(settings: Settings, isProduction: boolean): Problem[] {
  const endpoint = settings.OTEL_EXPORTER_OTLP_ENDPOINT;
  const host = endpoint === undefined ? '' : new URL(endpoint).hostname;
  const isNear = isThisMachine(host) || /^[a-z\d-]+$/i.test(host);
  return contradictionsOf(settings, {
    together: [],
    overHttps: isProduction && !isNear ? ['OTEL_EXPORTER_OTLP_ENDPOINT'] : [],
  });
}

/** The portal believes nobody's trace, so a sampler that asks the parent first does the same as one that does not. */
function sampledShare({ OTEL_TRACES_SAMPLER: sampler, OTEL_TRACES_SAMPLER_ARG: share }: Settings): number {
  if (sampler.endsWith('always_off')) return 0;
  return sampler.endsWith('always_on') ? 1 : share;
}

/** Values are percent-encoded (OpenTelemetry, "Specifying headers via environment variables"). */
function headerOf(pair: string): [name: string, value: string] {
  const at = pair.indexOf('=');
  return [pair.slice(0, at).trim(), decodeURIComponent(pair.slice(at + 1).trim())];
}
