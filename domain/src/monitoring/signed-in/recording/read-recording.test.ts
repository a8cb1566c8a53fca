import { expect, test } from 'vitest';
import { readRecording } from './read-recording.ts';

const SITE = 'https://shop.example/';

const har = (entries: readonly object[]) => JSON.stringify({ log: { version: '1.2', entries } }, null, 1);
const get = (url: string) => ({ request: { method: 'GET', url }, response: { content: { mimeType: 'text/html' } } });
const post = (url: string, mimeType: string, text: string) => ({
  request: { method: 'POST', url, postData: { mimeType, text } },
  response: { content: { mimeType: 'text/html' } },
});
const FORM = 'application/x-www-form-urlencoded';

test('a HAR file gives the page before the form, and what is sent with placeholders for what is secret', () => {
  const text = har([
    get('https://shop.example/login'),
    get('https://fonts.example/'),
    post('https://shop.example/login', FORM, 'csrf=abc&email=olga%40shop.example&password=Winter-77'),
    post('https://shop.example/code', FORM, 'otp_code=123456'),
    post('https://shop.example/cart', FORM, 'item=7'),
  ]);
  expect(readRecording(text, SITE)).toEqual({
    recording: {
      ...{ kind: 'steps', user: 'olga@shop.example', password: 'Winter-77' },
      steps: [
        { method: 'GET', url: 'https://shop.example/login' },
        {
          ...{ method: 'POST', url: 'https://shop.example/login', encoding: 'urlencoded' },
          fields: [
            { name: 'csrf', value: 'abc' },
            { name: 'email', value: '{user}' },
            { name: 'password', value: '{password}' },
          ],
        },
        {
          ...{ method: 'POST', url: 'https://shop.example/code', encoding: 'urlencoded' },
          fields: [{ name: 'otp_code', value: '{code}' }],
        },
      ],
    },
    faults: [],
  });
});

test('JSON is read, and what goes elsewhere or cannot be repeated is said by its line', () => {
  const text = har([
    post('https://shop.example/upload', 'multipart/form-data', '--x'),
    post('https://sso.elsewhere.example/in', FORM, 'user=o&password=Winter-77'),
    post('https://www.shop.example/api/login', 'application/json', '{"user":"olga","password":"Winter-77"}'),
  ]);
  const { recording, faults } = readRecording(text, SITE);
  expect(recording).toMatchObject({
    kind: 'steps',
    user: 'olga',
    password: 'Winter-77',
    steps: [{ encoding: 'json' }],
  });
  expect(faults.map(({ problem, text: about }) => `${problem} ${about}`)).toEqual([
    'BODY_UNKNOWN https://shop.example/upload',
    'OTHER_SITE https://sso.elsewhere.example/in',
  ]);
  for (const { line, text: about } of faults) expect(text.split('\n')[line - 1]).toContain(about);
});

test.each([
  ['{"log": {\n"entries": [\n oops', 'NOT_JSON', 3],
  [har([]), 'NO_REQUESTS', 1],
  [har([get('https://shop.example/')]), 'NO_PASSWORD', 1],
  ['Dear portal, please sign in.', 'UNKNOWN', 1],
])('what cannot be read is said: %#', (text, problem, line) => {
  expect(readRecording(text, SITE)).toMatchObject({ recording: null, faults: [{ problem, line }] });
});

const SCRIPT = `import { test, expect } from '@playwright/test';

test('test', async ({ page }) => {
  await page.goto('https://shop.example/login');
  await page.getByLabel('Email').click();
  await page.getByLabel('Email').fill('olga@shop.example');
  await page.locator('input[name="pass"]').fill('Winter\\'s-77');
  await page.setInputFiles('#avatar', 'me.png');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('Welcome')).toBeVisible();
});`;

test('a Playwright recording gives the page and what is filled in; what a scan cannot repeat is said by its line, without values', () => {
  expect(readRecording(SCRIPT, SITE)).toEqual({
    recording: {
      ...{ kind: 'form', page: 'https://shop.example/login', user: 'olga@shop.example', password: "Winter's-77" },
      ...{ userField: '', passwordField: 'pass' },
    },
    faults: [{ line: 8, problem: 'NOT_UNDERSTOOD', text: "await page.setInputFiles('#avatar', 'me.png');" }],
  });
});

test('Python is read too, and a page of another website is left out', () => {
  const python = [
    'from playwright.sync_api import sync_playwright',
    'page.goto("https://shop.example/in")',
    'page.get_by_label("User").fill("olga")',
    'page.get_by_label("Password").fill("Winter-77")',
  ].join('\n');
  expect(readRecording(python, SITE)).toMatchObject({ recording: { user: 'olga', password: 'Winter-77' }, faults: [] });
  const elsewhere = readRecording(python.replace('shop.example', 'other.example'), SITE);
  expect(elsewhere.recording).toBeNull();
  expect(elsewhere.faults[0]).toMatchObject({ line: 2, problem: 'OTHER_SITE' });
  expect(JSON.stringify(elsewhere.faults)).not.toContain('Winter-77');
});

test('a sign-in at a host that was named begins at the website, and what is handed back is left to the scan', () => {
  const idp = 'https://login.shop.example';
  const redirect = {
    request: { method: 'GET', url: `${SITE}sign-in` },
    response: { redirectURL: `${idp}/auth?state=1` },
  };
  const text = har([
    get(SITE),
    redirect,
    get(`${idp}/auth?state=1`),
    post(`${idp}/auth/login?execution=2`, FORM, 'username=olga&password=Winter-77'),
    get(`${idp}/auth/otp?execution=3`),
    post(`${idp}/auth/otp?execution=3`, FORM, 'otp=123456'),
    post(`${SITE}callback`, FORM, 'code=abc&state=1'),
  ]);
  const { recording, faults } = readRecording(text, SITE, [idp]);
  expect(faults).toEqual([]);
  expect(recording?.kind === 'steps' && recording.steps.map(({ method, url }) => `${method} ${url}`)).toEqual([
    `GET ${SITE}sign-in`,
    `POST ${idp}/auth/login?execution=2`,
    `POST ${idp}/auth/otp?execution=3`,
  ]);
  expect(readRecording(text, SITE).faults.map(({ problem }) => problem)).toContain('OTHER_SITE');
});
