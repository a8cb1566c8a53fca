import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PasswordRule } from '@portal/domain/accounts/password-rule.ts';
import type { BrowserProgram } from '@portal/scanner/browser/browser-program.ts';
import { z } from 'zod';
import { addressContradictions } from './address-contradictions.ts';
import { FILES_SETTINGS, filesContradictions, type S3Settings, s3Settings } from './files-settings.ts';
import type { Problem } from './outside-settings.ts';
import {
  type ChargebeeSettings,
  type CognitoSettings,
  chargebeeSettings,
  cognitoSettings,
  PROVIDER_SETTINGS,
  providerContradictions,
  type RecaptchaSettings,
  recaptchaSettings,
} from './provider-settings.ts';
import {
  type BitsightSettings,
  bitsightSettings,
  RATINGS_SETTINGS,
  ratingsContradictions,
} from './ratings-settings.ts';
import {
  type HeapSettings,
  type HubspotSettings,
  heapSettings,
  hubspotSettings,
  REPORTING_SETTINGS,
  reportingContradictions,
} from './reporting-settings.ts';
import {
  type ProbelySettings,
  probelySettings,
  SCANNER_SETTINGS,
  type ScanCallback,
  scanBrowser,
  scanCallback,
  scannerContradictions,
  wapitiProgram,
} from './scanner-settings.ts';

const flag = z
  .enum(['', '0', '1', 'true', 'false', 'on', 'off'])
  .transform((value) => ['1', 'true', 'on'].includes(value));
const list = z.string().transform((value) =>
  value
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== ''),
);
const number = z
  .string()
  .regex(/^\d+(\.\d+)?$/)
  .transform(Number);

/** Every setting; its description completes "must be …" where a value is wrong. */
const environment = z.object({
  HOST: z.string().min(1).default('127.0.0.1').describe('an address of this machine, such as 127.0.0.1'),
  PORT: number.pipe(z.int().min(0).max(65_535)).default(3000).describe('a whole number from 0 to 65535'),
  PUBLIC_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe('an address such as https://portal.example.com'),
  DATA_DIR: z.string().min(1).default('./data').describe('a folder'),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/ })
    .optional()
    .describe('an address such as postgres://user:password@host:5432/portal'),
  MAIL_URL: z
    .url({ protocol: /^smtps?$/ })
    .optional()
    .describe('an address such as smtp://user:password@host:587'),
  MAIL_FROM: z
    .string()
    .min(3)
    .max(300)
    .optional()
    .describe('a sender such as "Portal <no-reply@example.com>", of at most 300 characters'),
  PRODUCTION: flag.default(false).describe('on or off'),
  SCAN_ALLOW_HOSTS: list.default([]).describe('host names or addresses, separated by commas'),
  /** Minutes without activity after which a session ends; 0 turns the check off. */
  SESSION_INACTIVITY_TIMEOUT: number
    .pipe(z.number().max(24 * 60))
    .default(30)
    .describe('a number of minutes from 0 to 1440'),
  ROLES: list
    .default(['web', 'worker'])
    .pipe(z.array(z.enum(['web', 'worker'])).min(1))
    .describe('web, worker, or both separated by a comma'),
  METRICS_TOKEN: z.string().min(16).optional().describe('a secret of at least 16 characters'),
  TRUST_PROXY: list
    .pipe(z.array(z.string().refine(isProxyAddress)))
    .default([])
    .describe('addresses or networks of proxies, separated by commas, such as 10.0.0.0/8'),
  /** Whether answers may tell that an address has an account, as the specification's texts do. */
  ENUMERATION: z.enum(['spec', 'strict']).default('spec').describe('spec or strict'),
  /** Folder with other questions of the maturity assessment than those that come along. */
  MATURITY_SET: z.string().min(1).optional().describe('a folder'),
  MAINTENANCE: z.string().max(2000).default('').describe('a text of at most 2000 characters'),
  DNS_SERVERS: list
    .pipe(z.array(z.string().refine((entry) => isIP(entry.replace(/:\d+$/, '')) !== 0 || isIP(entry) !== 0)))
    .default([])
    .describe('IP addresses of name servers, separated by commas'),
  ...PROVIDER_SETTINGS,
  ...FILES_SETTINGS,
  ...REPORTING_SETTINGS,
  ...SCANNER_SETTINGS,
  ...RATINGS_SETTINGS,
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent'])
    .default('info')
    .describe('one of fatal, error, warn, info, debug, silent'),
});

function isProxyAddress(entry: string): boolean {
  const [address = '', bits, ...more] = entry.split('/');
  const family = isIP(address);
  if (bits === undefined) return family !== 0 || ['loopback', 'linklocal', 'uniquelocal'].includes(entry);
  return family !== 0 && more.length === 0 && /^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128);
}

export type Role = 'web' | 'worker';

/** All settings, validated; durations in milliseconds. */
export type Config = {
  readonly host: string;
  readonly port: number;
  /** Origin under which people reach the portal, without a slash at the end. */
  readonly publicUrl: string;
  readonly dataDir: string;
  readonly databaseUrl: string | null;
  readonly mailUrl: string | null;
  readonly mailFrom: string | null;
  readonly production: boolean;
  readonly scanAllowHosts: readonly string[];
  /** Null when scanned websites cannot call this portal. */
  readonly scanCallback: ScanCallback | null;
  /** Null when pages are not opened in a browser. */
  readonly scanBrowser: BrowserProgram | null;
  readonly sessionInactivityMs: number;
  readonly roles: readonly Role[];
  readonly metricsToken: string | null;
  readonly trustProxy: readonly string[];
  /** `strict`: no public answer tells whether an address has an account or an invitation. */
  readonly enumeration: 'spec' | 'strict';
  /** Text of the maintenance page; null while there is none. */
  readonly maintenance: string | null;
  /** Folder of the questions of the maturity assessment; null with those that come along. */
  readonly maturitySet: URL | null;
  readonly dnsServers: readonly string[];
  readonly logLevel: string;
  /** Null with the built-in identity provider. */
  readonly cognito: CognitoSettings | null;
  /** Which rule new passwords meet: the specification's, or none here because the user pool has its own. */
  readonly passwordRule: PasswordRule;
  /** Null with the proof of work, which needs nobody. */
  readonly recaptcha: RecaptchaSettings | null;
  /** Null with billing by hand. */
  readonly chargebee: ChargebeeSettings | null;
  /** Null where files are kept on this machine's disk. */
  readonly s3: S3Settings | null;
  /** Null with another engine. */
  readonly probely: ProbelySettings | null;
  /** Null with another engine. */
  readonly wapitiProgram: string | null;
  /** Null with the portal's own ratings. */
  readonly bitsight: BitsightSettings | null;
  /** Null where leads stay in the portal. */
  readonly hubspot: HubspotSettings | null;
  /** Null where usage events stay in the portal. */
  readonly heap: HeapSettings | null;
  /** Where errors are reported to; null where they are logged alone. */
  readonly sentryDsn: string | null;
};

/** Settings that are wrong, all of them, each in a line that says what to change. */
export class ConfigError extends Error {
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(`The settings are not right:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
    this.name = 'ConfigError';
    this.problems = problems;
  }
}

/**
 * Reads the settings from the environment; the one place that does.
 * @throws ConfigError with all problems at once
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  // An empty variable is what compose files and unit files leave behind for "not set".
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''));
  const parsed = environment.safeParse(given);
  const wrong = new Set(parsed.error?.issues.map((issue) => String(issue.path[0])));
  // What can be read is read all the same, so that its contradictions are told in the same breath.
  const settings = environment.parse(Object.fromEntries(Object.entries(given).filter(([name]) => !wrong.has(name))));
  const publicUrl = (settings.PUBLIC_URL ?? `http://localhost:${settings.PORT}`).replace(/\/+$/, '');
  const problems = [
    ...[...wrong].map((name) => ({ name, text: `must be ${description(name)}` })),
    ...contradictions(settings, publicUrl).filter(({ name }) => !wrong.has(name)),
  ];
  if (problems.length > 0) throw new ConfigError(problems.map(({ name, text }) => `${name}: ${text}`));
  return {
    host: settings.HOST,
    port: settings.PORT,
    publicUrl,
    dataDir: resolve(settings.DATA_DIR),
    databaseUrl: settings.DATABASE_URL ?? null,
    mailUrl: settings.MAIL_URL ?? null,
    mailFrom: settings.MAIL_FROM ?? null,
    production: settings.PRODUCTION,
    scanAllowHosts: settings.SCAN_ALLOW_HOSTS,
    scanCallback: scanCallback(settings),
    scanBrowser: scanBrowser(settings),
    sessionInactivityMs: settings.SESSION_INACTIVITY_TIMEOUT * 60_000,
    roles: settings.ROLES,
    metricsToken: settings.METRICS_TOKEN ?? null,
    trustProxy: settings.TRUST_PROXY,
    enumeration: settings.ENUMERATION,
    maintenance: settings.MAINTENANCE === '' ? null : settings.MAINTENANCE,
    maturitySet: settings.MATURITY_SET === undefined ? null : pathToFileURL(`${resolve(settings.MATURITY_SET)}/`),
    dnsServers: settings.DNS_SERVERS,
    logLevel: settings.LOG_LEVEL,
    cognito: cognitoSettings(settings),
    passwordRule: settings.COGNITO_PASSWORD_RULE === 'pool' ? 'none' : 'rule',
    recaptcha: recaptchaSettings(settings),
    chargebee: chargebeeSettings(settings),
    s3: s3Settings(settings),
    probely: probelySettings(settings),
    wapitiProgram: wapitiProgram(settings),
    bitsight: bitsightSettings(settings),
    hubspot: hubspotSettings(settings),
    heap: heapSettings(settings),
    sentryDsn: settings.SENTRY_DSN ?? null,
  };
}

function description(name: string): string {
  const shape: Readonly<Record<string, z.ZodType>> = environment.shape;
  return shape[name]?.description ?? 'right';
}

function contradictions(settings: z.output<typeof environment>, publicUrl: string): Problem[] {
  const parts = [
    providerContradictions,
    filesContradictions,
    scannerContradictions,
    reportingContradictions,
    ratingsContradictions,
  ];
  return [
    ...parts.flatMap((contradictionsOf) => contradictionsOf(settings, settings.PRODUCTION)),
    ...addressContradictions(settings, publicUrl),
  ];
}
