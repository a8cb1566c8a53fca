import { resolve } from 'node:path';
import { z } from 'zod';

const flag = z
  .enum(['', '0', '1', 'true', 'false', 'on', 'off'])
  .transform((value) => ['1', 'true', 'on'].includes(value));
const list = z.string().transform((value) =>
  value
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== ''),
);

const environment = z.object({
  HOST: z.string().min(1).default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  DATA_DIR: z.string().min(1).default('./data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  MAIL_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().min(3).max(300).optional(),
  PRODUCTION: flag.default(false),
  SCAN_ALLOW_HOSTS: list.default([]),
  /** Minutes without activity after which a session ends; 0 turns the check off. */
  SESSION_INACTIVITY_TIMEOUT: z.coerce
    .number()
    .min(0)
    .max(24 * 60)
    .default(30),
  ROLES: list.default(['web', 'worker']).pipe(z.array(z.enum(['web', 'worker'])).min(1)),
  METRICS_TOKEN: z.string().min(16).optional(),
  TRUST_PROXY: list.default([]),
  MAINTENANCE: z.string().max(2000).default(''),
  DNS_SERVERS: list.default([]),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
});

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
  readonly sessionInactivityMs: number;
  readonly roles: readonly Role[];
  readonly metricsToken: string | null;
  readonly trustProxy: readonly string[];
  /** Text of the maintenance page; null while there is none. */
  readonly maintenance: string | null;
  readonly dnsServers: readonly string[];
  readonly logLevel: string;
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
  if (!parsed.success) {
    throw new ConfigError(parsed.error.issues.map((issue) => `${issue.path[0]?.toString() ?? ''}: ${issue.message}`));
  }
  const settings = parsed.data;
  const publicUrl = (settings.PUBLIC_URL ?? `http://localhost:${settings.PORT}`).replace(/\/+$/, '');
  const problems = contradictions(settings, publicUrl);
  if (problems.length > 0) throw new ConfigError(problems);
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
    sessionInactivityMs: settings.SESSION_INACTIVITY_TIMEOUT * 60_000,
    roles: settings.ROLES,
    metricsToken: settings.METRICS_TOKEN ?? null,
    trustProxy: settings.TRUST_PROXY,
    maintenance: settings.MAINTENANCE === '' ? null : settings.MAINTENANCE,
    dnsServers: settings.DNS_SERVERS,
    logLevel: settings.LOG_LEVEL,
  };
}

function contradictions(settings: z.output<typeof environment>, publicUrl: string): string[] {
  const problems: string[] = [];
  const url = new URL(publicUrl);
  if (url.pathname !== '/' || url.search !== '' || url.hash !== '') {
    problems.push('PUBLIC_URL: give only protocol, host and port, such as https://portal.example.com');
  }
  if (!settings.PRODUCTION) return problems;
  if (settings.SCAN_ALLOW_HOSTS.length > 0) problems.push('SCAN_ALLOW_HOSTS: must be empty while PRODUCTION is on');
  if (settings.PUBLIC_URL === undefined) problems.push('PUBLIC_URL: must be set while PRODUCTION is on');
  else if (url.protocol !== 'https:' && url.hostname !== 'localhost') {
    problems.push('PUBLIC_URL: must start with https:// while PRODUCTION is on');
  }
  if (settings.MAIL_URL === undefined)
    problems.push('MAIL_URL: must be set while PRODUCTION is on, or nobody gets any mail');
  if (settings.MAIL_FROM === undefined) problems.push('MAIL_FROM: must be set while PRODUCTION is on');
  return problems;
}
