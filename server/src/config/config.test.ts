import { expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

function problemsOf(env: Readonly<Record<string, string>>): readonly string[] {
  try {
    readConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
  return [];
}

const REAL = {
  PRODUCTION: 'on',
  PUBLIC_URL: 'https://portal.example.com',
  MAIL_URL: 'smtp://user:secret@mail.example.com:587',
  MAIL_FROM: 'Portal <no-reply@example.com>',
};

test('nothing has to be set', () => {
  expect(readConfig({})).toMatchObject({
    host: '127.0.0.1',
    port: 3000,
    publicUrl: 'http://localhost:3000',
    databaseUrl: null,
    databaseDirectUrl: null,
    mailUrl: null,
    production: false,
    sessionInactivityMs: 1_800_000,
    roles: ['web', 'worker'],
  });
});

test('an empty variable counts as not set', () => {
  const names = ['PORT', 'PUBLIC_URL', 'DATABASE_URL', 'PRODUCTION', 'ROLES', 'SESSION_INACTIVITY_TIMEOUT'];
  expect(readConfig(Object.fromEntries(names.map((name) => [name, ''])))).toEqual(readConfig({}));
});

test('variables of other programs are none of its business', () => {
  expect(problemsOf({ HOME: '/root', PATH: '/bin' })).toEqual([]);
});

test.each([
  ['HOST', '::1', { host: '::1' }],
  ['PORT', '0', { port: 0, publicUrl: 'http://localhost:0' }],
  ['PORT', '65535', { port: 65_535 }],
  ['PUBLIC_URL', 'https://portal.localhost/', { publicUrl: 'https://portal.localhost' }],
  ['PRODUCTION', 'off', { production: false }],
  ['SCAN_ALLOW_HOSTS', ' 127.0.0.1 ,, intranet.example ', { scanAllowHosts: ['127.0.0.1', 'intranet.example'] }],
  ['SESSION_INACTIVITY_TIMEOUT', '0', { sessionInactivityMs: 0 }],
  ['SESSION_INACTIVITY_TIMEOUT', '0.5', { sessionInactivityMs: 30_000 }],
  ['ROLES', 'worker', { roles: ['worker'] }],
  [
    'RATE_LIMITS_URL',
    'rediss://user:password@cache.example.com',
    { rateLimitsUrl: 'rediss://user:password@cache.example.com' },
  ],
  ['TRUST_PROXY', '10.0.0.0/8, loopback, ::1', { trustProxy: ['10.0.0.0/8', 'loopback', '::1'] }],
  ['MATURITY_SET', '/srv/questions', { maturitySet: new URL('file:///srv/questions/') }],
  ['MAINTENANCE', 'Back at noon.', { maintenance: 'Back at noon.' }],
])('%s=%s is read', (name, value, expected) => {
  expect(readConfig({ [name]: value })).toMatchObject(expected);
});

test.each([
  ['PORT', '65536'],
  ['PORT', '-1'],
  ['PORT', '80.5'],
  ['PORT', ' '],
  ['PORT', '0x50'],
  ['PORT', 'http'],
  ['PUBLIC_URL', 'portal.example.com'],
  ['PUBLIC_URL', 'ftp://portal.example.com'],
  ['PUBLIC_URL', 'https://portal.example.com/path'],
  ['PUBLIC_URL', 'https://portal.example.com?x=1'],
  ['PUBLIC_URL', 'https://user:secret@portal.example.com'],
  ['DATABASE_URL', 'mysql://host/db'],
  ['DATABASE_URL', 'postgres://user@one,two:x/db'],
  ['DATABASE_DIRECT_URL', 'mysql://host/db'],
  ['MAIL_URL', 'https://mail.example.com'],
  ['MAIL_FROM', 'x'],
  ['PRODUCTION', 'maybe'],
  ['SESSION_INACTIVITY_TIMEOUT', '1441'],
  ['SESSION_INACTIVITY_TIMEOUT', '-5'],
  ['SESSION_INACTIVITY_TIMEOUT', 'never'],
  ['ROLES', 'web,boss'],
  ['ROLES', ','],
  ['RATE_LIMITS_URL', 'http://127.0.0.1:6379'],
  ['METRICS_TOKEN', 'short'],
  ['TRUST_PROXY', 'banana'],
  ['TRUST_PROXY', '10.0.0.0/33'],
  ['DNS_SERVERS', 'dns.example'],
  ['SCAN_CALLBACK', 'portal.example'],
  ['SCAN_DNS', 'localhost:53'],
  ['SCAN_DNS', 'calls.portal.example'],
  ['SCAN_BROWSER', 'chromium'],
  ['SCAN_BROWSER_SANDBOX', 'maybe'],
  ['LOG_LEVEL', 'loud'],
  ['OTEL_EXPORTER_OTLP_ENDPOINT', '127.0.0.1:4318'],
  ['OTEL_EXPORTER_OTLP_PROTOCOL', 'grpc'],
  ['OTEL_EXPORTER_OTLP_HEADERS', 'no value'],
  ['OTEL_TRACES_SAMPLER', 'sometimes'],
  ['OTEL_TRACES_SAMPLER_ARG', '1.5'],
  ['OTEL_METRIC_EXPORT_INTERVAL', '10'],
])('%s=%s is refused in plain words', (name, value) => {
  const [problem, ...more] = problemsOf({ [name]: value });
  expect(more).toEqual([]);
  expect(problem).toMatch(new RegExp(`^${name}: (must be|use only) .{5,}`));
  expect(problem).not.toMatch(/undefined|NaN|expected|Invalid|user:secret/);
});

test('all problems are told at once, with what contradicts each other', () => {
  const problems = problemsOf({
    PRODUCTION: 'on',
    PORT: 'x',
    ROLES: 'x',
    LOG_LEVEL: 'x',
    PUBLIC_URL: 'http://portal.example.com',
    SCAN_ALLOW_HOSTS: '127.0.0.1',
  });
  expect(problems.map((problem) => problem.split(':')[0]).sort()).toEqual([
    'LOG_LEVEL',
    'MAIL_FROM',
    'MAIL_URL',
    'PORT',
    'PUBLIC_URL',
    'ROLES',
    'SCAN_ALLOW_HOSTS',
  ]);
});

test('the portal can be run for real', () => {
  expect(readConfig(REAL)).toMatchObject({ production: true, publicUrl: 'https://portal.example.com' });
  expect(problemsOf({ ...REAL, PUBLIC_URL: 'http://localhost:3000' })).toEqual([]);
});

test.each([
  ['PUBLIC_URL', 'http://portal.example.com'],
  ['PUBLIC_URL', 'http://localhost.example.com'],
  ['PUBLIC_URL', 'http://127.0.0.1:3000'],
  ['PUBLIC_URL', ''],
  ['MAIL_URL', ''],
  ['MAIL_FROM', ''],
  ['SCAN_ALLOW_HOSTS', '10.0.0.1'],
])('V12.2.1 in production, %s=%s is refused', (name, value) => {
  expect(problemsOf({ ...REAL, [name]: value })).toEqual([expect.stringMatching(new RegExp(`^${name}: `))]);
});

test.each([
  ['PUBLIC_URL', 'https://portal.example.com'],
  ['PUBLIC_URL', 'http://localhost.example.com'],
  ['PUBLIC_URL', 'http://192.168.1.7:3000'],
  ['HOST', '0.0.0.0'],
  ['HOST', '::'],
  ['HOST', '192.168.1.7'],
])('V13.4.2 outside production, %s=%s does not start and says the line to add', (name, value) => {
  expect(problemsOf({ [name]: value })).toEqual([
    expect.stringMatching(new RegExp(`^${name}: .+: add PRODUCTION=on$`)),
  ]);
});

test('the message lists every problem in a line of its own, and no secret', () => {
  const broken = { ...REAL, MAIL_URL: 'https://user:secret@mail.example.com', PORT: 'x' };
  expect(() => readConfig(broken)).toThrow(/^Some settings are wrong:\n {2}- PORT: .+\n {2}- MAIL_URL: .+$/);
  expect(problemsOf(broken).join()).not.toContain('secret');
});

const POOL = { IDENTITY: 'cognito', COGNITO_USER_POOL_ID: 'eu-west-1_AbCdEf', COGNITO_CLIENT_ID: 'client1' };
const CHECKED = {
  CAPTCHA: 'recaptcha',
  RECAPTCHA_SITE_KEY: '6LcSiteKeyForTests',
  RECAPTCHA_SECRET: '6LcSecretForTests',
};

test('a user pool tells its region, and with it the address of the service', () => {
  expect(readConfig(POOL)).toMatchObject({
    cognito: { region: 'eu-west-1', endpoint: 'https://cognito-idp.eu-west-1.amazonaws.com' },
    passwordRule: 'rule',
  });
  const tested = readConfig({ ...POOL, COGNITO_ENDPOINT: 'http://127.0.0.1:9229/', COGNITO_PASSWORD_RULE: 'pool' });
  expect(tested).toMatchObject({ cognito: { endpoint: 'http://127.0.0.1:9229' }, passwordRule: 'none' });
});

test('providers that are not chosen are not there, whatever else is set', () => {
  expect(readConfig({ ...POOL, IDENTITY: 'builtin', ...CHECKED, CAPTCHA: 'altcha' })).toMatchObject({
    cognito: null,
    recaptcha: null,
  });
  expect(readConfig(CHECKED).recaptcha).toMatchObject({ minScore: 0.5, endpoint: null });
});

test('what a chosen provider lacks is told at once', () => {
  expect(problemsOf({ IDENTITY: 'cognito', CAPTCHA: 'recaptcha' })).toEqual([
    'COGNITO_USER_POOL_ID: must be set with IDENTITY=cognito',
    'COGNITO_CLIENT_ID: must be set with IDENTITY=cognito',
    'RECAPTCHA_SITE_KEY: must be set with CAPTCHA=recaptcha',
    'RECAPTCHA_SECRET: must be set with CAPTCHA=recaptcha',
  ]);
  expect(problemsOf({ COGNITO_PASSWORD_RULE: 'pool' })).toEqual([
    'COGNITO_PASSWORD_RULE: can be pool only with IDENTITY=cognito',
  ]);
});

test('test servers without encryption are refused in production', () => {
  const insecure = { COGNITO_ENDPOINT: 'http://127.0.0.1:9229', RECAPTCHA_ENDPOINT: 'http://127.0.0.1:8089' };
  expect(problemsOf({ ...REAL, ...POOL, ...CHECKED, ...insecure })).toEqual([
    'COGNITO_ENDPOINT: must start with https:// while PRODUCTION is on',
    'RECAPTCHA_ENDPOINT: must start with https:// while PRODUCTION is on',
  ]);
  expect(problemsOf({ ...REAL, ...POOL, ...CHECKED })).toEqual([]);
});

test.each([
  ['IDENTITY', 'okta'],
  ['COGNITO_USER_POOL_ID', 'no-pool'],
  ['COGNITO_ENDPOINT', 'ftp://x'],
  ['RECAPTCHA_MIN_SCORE', '1.1'],
])('%s=%s is refused', (name, value) => {
  expect(problemsOf({ [name]: value })).toEqual([expect.stringMatching(new RegExp(`^${name}: must be `))]);
});
