import { isIP } from 'node:net';
import { z } from 'zod';
import { serverUrls } from '../database/postgres/servers.ts';

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

const databaseServer = z.url({ protocol: /^postgres(ql)?$/ });
const databaseUrl = z.string().refine((url) => serverUrls(url).every((one) => databaseServer.safeParse(one).success));

/** Settings of the portal itself: where it listens, what it keeps its data in, whom it trusts; see `config.ts`. */
export const PORTAL_SETTINGS = {
  HOST: z.string().min(1).default('127.0.0.1').describe('an address of this machine, such as 127.0.0.1'),
  PORT: number.pipe(z.int().min(0).max(65_535)).default(3000).describe('a whole number from 0 to 65535'),
  PUBLIC_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe('an address such as https://portal.example.com'),
  DATA_DIR: z.string().min(1).default('./data').describe('a folder'),
  DATABASE_URL: databaseUrl
    .optional()
    .describe('an address such as postgres://user:password@host:5432/portal; of several servers, host1,host2/portal'),
  DATABASE_DIRECT_URL: databaseUrl
    .optional()
    .describe('the address of the same database past the pooler, such as postgres://user:password@host:5432/portal'),
  RATE_LIMITS_URL: z
    .url({ protocol: /^rediss?$/ })
    .optional()
    .describe('an address such as redis://user:password@host:6379'),
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
  HEALTH_PORT: number.pipe(z.int().min(1).max(65_535)).optional().describe('a whole number from 1 to 65535'),
  METRICS_TOKEN: z.string().min(16).optional().describe('a secret of at least 16 characters'),
  TRUST_PROXY: list
    .pipe(z.array(z.string().refine(isProxyAddress)))
    .default([])
    .describe('addresses or networks of proxies, separated by commas, such as 10.0.0.0/8'),
  /** Whether answers may tell that an address has an account, as the specification's texts do. */
  ENUMERATION: z.enum(['spec', 'strict']).default('spec').describe('spec or strict'),
  /** Folder with other questions of the maturity assessment than those that come along. */
  MATURITY_SET: z.string().min(1).optional().describe('a folder'),
  MAINTENANCE: z.string().max(2000).default('').describe('text of at most 2000 characters'),
  DNS_SERVERS: list
    .pipe(z.array(z.string().refine((entry) => isIP(entry.replace(/:\d+$/, '')) !== 0 || isIP(entry) !== 0)))
    .default([])
    .describe('IP addresses of name servers, separated by commas'),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent'])
    .optional()
    .describe('one of fatal, error, warn, info, debug, silent'),
};

function isProxyAddress(entry: string): boolean {
  const [address = '', bits, ...more] = entry.split('/');
  const family = isIP(address);
  if (bits === undefined) return family !== 0 || ['loopback', 'linklocal', 'uniquelocal'].includes(entry);
  return family !== 0 && more.length === 0 && /^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128);
}
