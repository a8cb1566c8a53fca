import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PasswordRule } from '@portal/domain/accounts/password-rule.ts';
import type { BrowserProgram } from '@portal/scanner/browser/browser-program.ts';
import { z } from 'zod';
import { addressContradictions } from './address-contradictions.ts';
import { FILES_SETTINGS, filesContradictions, type S3Settings, s3Settings } from './files-settings.ts';
import type { Problem } from './outside-settings.ts';
import {
  PHISHING_SETTINGS,
  type PhishingSettings,
  phishingContradictions,
  phishingSettings,
} from './phishing-settings.ts';
import { PORTAL_SETTINGS } from './portal-settings.ts';
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
  type ScanDns,
  scanBrowser,
  scanCallback,
  scanDns,
  scannerContradictions,
  wapitiProgram,
} from './scanner-settings.ts';
import {
  TELEMETRY_SETTINGS,
  type TelemetrySettings,
  telemetryContradictions,
  telemetrySettings,
} from './telemetry-settings.ts';
import {
  UPDATES_SETTINGS,
  type UpdatesSettings,
  updatesContradictions,
  updatesKey,
  updatesSettings,
} from './updates-settings.ts';

/** Every setting; its description completes "must be …" where a value is wrong. */
const environment = z.object({
  ...PORTAL_SETTINGS,
  ...PROVIDER_SETTINGS,
  ...FILES_SETTINGS,
  ...REPORTING_SETTINGS,
  ...SCANNER_SETTINGS,
  ...RATINGS_SETTINGS,
  ...UPDATES_SETTINGS,
  ...TELEMETRY_SETTINGS,
  ...PHISHING_SETTINGS,
});

export type Role = 'web' | 'worker';

/** All settings, validated; durations in milliseconds. */
export type Config = {
  readonly host: string;
  readonly port: number;
  /** Origin under which people reach the portal, without a slash at the end. */
  readonly publicUrl: string;
  readonly dataDir: string;
  /** Null with the portal's own PostgreSQL. */
  readonly databaseUrl: string | null;
  /** The same database past a pooler; null where there isn't one. */
  readonly databaseDirectUrl: string | null;
  /** Valkey or Redis in which requests are counted; null where the database does it. */
  readonly rateLimitsUrl: string | null;
  readonly mailUrl: string | null;
  readonly mailFrom: string | null;
  readonly production: boolean;
  readonly scanAllowHosts: readonly string[];
  /** Hosts inside that anybody may have checked: none in production, where strangers ask. */
  readonly openCheckHosts: readonly string[];
  /** Null when scanned websites cannot call this portal. */
  readonly scanCallback: ScanCallback | null;
  readonly scanDns: ScanDns | null;
  /** Null when pages are not opened in a browser. */
  readonly scanBrowser: BrowserProgram | null;
  readonly sessionInactivityMs: number;
  readonly roles: readonly Role[];
  /** Where a process without the role `web` says whether it is well; null where it does not. */
  readonly healthPort: number | null;
  readonly metricsToken: string | null;
  readonly trustProxy: readonly string[];
  /** `strict`: no public answer tells whether an address has an account or an invitation. */
  readonly enumeration: 'spec' | 'strict';
  /** Text of the maintenance page; null while there isn't one. */
  readonly maintenance: string | null;
  /** Folder of the questions of the maturity assessment; null with those that come along. */
  readonly maturitySet: URL | null;
  readonly dnsServers: readonly string[];
  /** Null where the place that the log goes to decides. */
  readonly logLevel: string | null;
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
  /** Where it stands whether there is a newer version; null where nobody looks. */
  readonly updates: UpdatesSettings | null;
  /** The public key whose signature on lists of known flaws counts. */
  readonly updatesKey: string | null;
  /** Where traces and metrics are sent to; null where nobody gets them. */
  readonly telemetry: TelemetrySettings | null;
  /** From where simulated phishing comes, and where reports of it arrive. */
  readonly phishing: PhishingSettings;
};

/** Settings that are wrong, all of them, each in a line that says what to change. */
export class ConfigError extends Error {
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(`Some settings are wrong:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
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
    databaseDirectUrl: settings.DATABASE_DIRECT_URL ?? null,
    rateLimitsUrl: settings.RATE_LIMITS_URL ?? null,
    mailUrl: settings.MAIL_URL ?? null,
    mailFrom: settings.MAIL_FROM ?? null,
    production: settings.PRODUCTION,
    scanAllowHosts: settings.SCAN_ALLOW_HOSTS,
    openCheckHosts: settings.PRODUCTION ? [] : settings.SCAN_ALLOW_HOSTS,
    scanCallback: scanCallback(settings),
    scanDns: scanDns(settings),
    scanBrowser: scanBrowser(settings),
    sessionInactivityMs: settings.SESSION_INACTIVITY_TIMEOUT * 60_000,
    roles: settings.ROLES,
    healthPort: settings.HEALTH_PORT ?? null,
    metricsToken: settings.METRICS_TOKEN ?? null,
    trustProxy: settings.TRUST_PROXY,
    enumeration: settings.ENUMERATION,
    maintenance: settings.MAINTENANCE === '' ? null : settings.MAINTENANCE,
    maturitySet: settings.MATURITY_SET === undefined ? null : pathToFileURL(`${resolve(settings.MATURITY_SET)}/`),
    dnsServers: settings.DNS_SERVERS,
    logLevel: settings.LOG_LEVEL ?? null,
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
    updates: updatesSettings(settings),
    updatesKey: updatesKey(settings),
    telemetry: telemetrySettings(settings),
    phishing: phishingSettings(settings),
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
    updatesContradictions,
    telemetryContradictions,
    phishingContradictions,
  ];
  return [
    ...parts.flatMap((contradictionsOf) => contradictionsOf(settings, settings.PRODUCTION)),
    ...addressContradictions(settings, publicUrl),
  ];
}
