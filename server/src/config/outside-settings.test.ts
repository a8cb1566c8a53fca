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
const BUCKET = { FILES: 's3', S3_BUCKET: 'portal-files', S3_REGION: 'eu-west-1' };
const KEYS = { S3_ACCESS_KEY_ID: 'AKIAEXAMPLE', S3_SECRET_ACCESS_KEY: 'a/secret+key' };
const FORM = {
  HUBSPOT_PORTAL_ID: '12345',
  HUBSPOT_FORM_GUID: '0198a6f0-0000-7000-8000-0000000000aa',
  HUBSPOT_TOKEN: 'pat-eu1-0123456789',
};

test('a bucket is used with the keys that are set, or with those that the machine has', () => {
  expect(readConfig(BUCKET).s3).toEqual({
    bucket: 'portal-files',
    region: 'eu-west-1',
    endpoint: null,
    credentials: null,
  });
  expect(readConfig({ ...BUCKET, ...KEYS, S3_ENDPOINT: 'http://127.0.0.1:9000/' }).s3).toMatchObject({
    endpoint: 'http://127.0.0.1:9000',
    credentials: { accessKeyId: 'AKIAEXAMPLE', secretAccessKey: 'a/secret+key' },
  });
  expect(readConfig({ ...BUCKET, FILES: 'disk' }).s3).toBeNull();
});

test('services for leads, usage and errors are there when they are set, and not before', () => {
  expect(readConfig({})).toMatchObject({ hubspot: null, heap: null, sentryDsn: null });
  expect(readConfig({ ...FORM, HEAP_APP_ID: '77', SENTRY_DSN: 'https://key@errors.example.com/path/4' })).toMatchObject(
    {
      hubspot: { portalId: '12345', endpoint: 'https://api.hsforms.com' },
      heap: { appId: '77', endpoint: 'https://heapanalytics.com' },
      sentryDsn: 'https://key@errors.example.com/path/4',
    },
  );
});

test('all that is missing is told at once', () => {
  expect(problemsOf({ FILES: 's3', S3_ACCESS_KEY_ID: 'AKIAEXAMPLE', HUBSPOT_TOKEN: 'pat-eu1-0123456789' })).toEqual([
    'S3_BUCKET: must be set with FILES=s3',
    'S3_REGION: must be set with FILES=s3',
    'S3_SECRET_ACCESS_KEY: must be set together with S3_ACCESS_KEY_ID',
    'HUBSPOT_PORTAL_ID: must be set together with HUBSPOT_TOKEN',
    'HUBSPOT_FORM_GUID: must be set together with HUBSPOT_TOKEN',
  ]);
});

test('services without encryption are refused in production', () => {
  const insecure = {
    S3_ENDPOINT: 'http://10.0.0.1:9000',
    HUBSPOT_ENDPOINT: 'http://127.0.0.1:8090',
    HEAP_ENDPOINT: 'http://127.0.0.1:8091',
    SENTRY_DSN: 'http://key@127.0.0.1:8092/1',
  };
  const names = problemsOf({ ...REAL, ...BUCKET, ...FORM, ...insecure }).map((problem) => problem.split(':')[0]);
  expect(names.sort()).toEqual(Object.keys(insecure).sort());
  expect(problemsOf({ ...REAL, ...BUCKET, ...KEYS, ...FORM, HEAP_APP_ID: '77' })).toEqual([]);
});

test.each([
  ['http://objects:8333', []],
  ['http://objects.example:8333', ['S3_ENDPOINT: must start with https:// while PRODUCTION is on']],
  ['http://objects:8333@storage.example', ['S3_ENDPOINT: must start with https:// while PRODUCTION is on']],
])('in production a bucket at %s needs no encryption only within a network of containers', (endpoint, problems) => {
  expect(problemsOf({ ...REAL, ...BUCKET, ...KEYS, S3_ENDPOINT: endpoint })).toEqual(problems);
});

test.each([
  ['FILES', 'tape'],
  ['S3_BUCKET', 'No_Bucket'],
  ['S3_REGION', 'EU West'],
  ['S3_ENDPOINT', 'ftp://x'],
  ['S3_ACCESS_KEY_ID', 'a b'],
  ['HUBSPOT_PORTAL_ID', 'twelve'],
  ['HUBSPOT_FORM_GUID', 'form'],
  ['HUBSPOT_TOKEN', 'secret token'],
  ['HEAP_APP_ID', 'x'],
  ['SENTRY_DSN', 'https://errors.example.com/1'],
  ['SENTRY_DSN', 'https://key:secret@errors.example.com/1'],
])('%s=%s is refused without telling its value', (name, value) => {
  const problems = problemsOf({ [name]: value });
  expect(problems[0]).toMatch(new RegExp(`^${name}: must be `));
  expect(problems.join()).not.toContain('secret');
});

test('another engine scans when it is chosen; Probely with a key, over https when it is for real', () => {
  expect(readConfig({})).toMatchObject({ probely: null, wapitiProgram: null });
  expect(readConfig({ SCANNER: 'wapiti' }).wapitiProgram).toBe('wapiti');
  const key = { SCANNER: 'probely', PROBELY_API_KEY: 'key-0123456789' };
  expect(readConfig(key).probely).toEqual({
    apiKey: 'key-0123456789',
    endpoint: 'https://api.probely.com',
    givesOwnReports: false,
  });
  expect(readConfig({ ...key, PROBELY_REPORTS: 'probely' }).probely?.givesOwnReports).toBe(true);
  expect(problemsOf({ SCANNER: 'probely' })).toEqual(['PROBELY_API_KEY: must be set with SCANNER=probely']);
  expect(problemsOf({ ...REAL, ...key, PROBELY_ENDPOINT: 'http://127.0.0.1:1' })).toEqual([
    'PROBELY_ENDPOINT: must start with https:// while PRODUCTION is on',
  ]);
});
