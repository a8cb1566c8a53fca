import { Cookie } from 'tough-cookie';
import { expect, test } from 'vitest';
import { collectFindings } from '../../testing/collect-findings.ts';
import { exchangeOf } from '../../testing/exchange-of.ts';
import { cardNumbersIn } from './answers/p18-card-numbers.ts';
import { checkUnprotectedForms } from './answers/p20-unprotected-forms.ts';
import { checkCors, namesakesOf } from './answers/p22-cors.ts';
import { checkCachedPersonalPages } from './answers/p23-cached-personal-pages.ts';
import { checkSerialisedObjects } from './answers/p26-serialised-objects.ts';
import { viewOf } from './page-check.ts';
import { viewStateProtection } from './view-state.ts';

/** Written in parts, so that no scanner of repositories takes them for real cards. */
const VISA = ['4539', '5787', '6362', '1486'];

test.each([
  [VISA.join(' '), ['Visa']],
  [VISA.join('-'), ['Visa']],
  [`{"creditCard":"${VISA.join('')}"}`, ['Visa']],
  [`{"order":"${VISA.join('')}"}`, []],
  ['4539 5787 6362 1487', []],
  [`1${VISA.join(' ')}`, []],
  ['Try it with 4242 4242 4242 4242 or 378282246310005 (test card)', []],
  [`/cards/${VISA.join('')}/x.png`, []],
  [`card="0.${VISA.join('')}"`, []],
  [`card: ${['9539', '5787', '6362', '1481'].join(' ')}`, []],
])('card numbers in %s: %j', (text, brands) => {
  expect(cardNumbersIn(text).map(({ brand }) => brand)).toEqual(brands);
});

function forms(body: string, cookie = 'sid=1; Path=/'): string[] {
  const { report, variants } = collectFindings();
  checkUnprotectedForms(viewOf(exchangeOf(body), 0), [Cookie.parse(cookie) ?? new Cookie()], report);
  return variants();
}

const SAVE = '<form method="post"><input name="iban"></form>';

test.each([
  ['changes something', SAVE, 'sid=1', ['form-without-token']],
  ['SameSite=None', SAVE, 'sid=1; SameSite=None; Secure', ['form-without-token']],
  ['SameSite cookie', SAVE, 'sid=1; SameSite=Lax', []],
  ['no session', SAVE, 'colour=green', []],
  [
    'token',
    '<form method="post"><input name="iban"><input type="hidden" name="csrf_token" value="x"></form>',
    'sid=1',
    [],
  ],
  [
    'token under another name',
    '<form method="post"><input name="iban"><input type="hidden" name="t" value="a8f3c1d09b7e4f52"></form>',
    'sid=1',
    [],
  ],
  ['token in the head', `<meta name="csrf-token" content="x">${SAVE}`, 'sid=1', []],
  ['search', '<form method="post"><input name="q"></form>', 'sid=1', []],
  ['sign-in', '<form method="post"><input name="u"><input type="password" name="p"></form>', 'sid=1', []],
  [
    'new password',
    '<form method="post"><input type="password" name="a"><input type="password" name="b"></form>',
    'sid=1',
    ['form-without-token'],
  ],
  ['newsletter', '<form method="post"><input type="email" name="email"></form>', 'sid=1', []],
  [
    'contact',
    '<form method="post"><input name="email"><input name="n"><textarea name="m"></textarea></form>',
    'sid=1',
    [],
  ],
  ['get', '<form><input name="iban"></form>', 'sid=1', []],
  ['elsewhere', '<form method="post" action="https://pay.example/"><input name="iban"></form>', 'sid=1', []],
])('form: %s', (_, body, cookie, expected) => {
  expect(forms(body, cookie)).toEqual(expected);
});

test.each([
  ['https://stranger.example', 'true', 1],
  ['https://stranger.example', 'false', 0],
  ['*', 'true', 0],
  ['https://partner.example', 'true', 0],
  ['null', 'true', 0],
])('an answer that allows %s with credentials %s: %i', (allowed, credentials, count) => {
  const { report, findings } = collectFindings();
  const headers = { 'access-control-allow-origin': allowed, 'access-control-allow-credentials': credentials };
  checkCors(exchangeOf('{}', headers), 'https://stranger.example', report);
  expect(findings().length).toBe(count);
});

test.each([
  ['Authorization, X-WP-Nonce, Content-Type', 0],
  ['Authorization, X-CSRF-Token', 1],
])('cookies that count only with a header that a stranger cannot know (%s): %i', (names, count) => {
  const { report, findings } = collectFindings();
  const allowed = { 'access-control-allow-origin': 'https://stranger.example', 'access-control-allow-headers': names };
  const headers = { ...allowed, 'access-control-allow-credentials': 'true' };
  checkCors(exchangeOf('{}', headers), 'https://stranger.example', report);
  expect(findings().length).toBe(count);
});

test.each([
  ['<a href="/logout">Sign out</a>', {}, 1],
  ['<a href="/user/sign-out?x=1">Sign out</a>', { 'cache-control': 'max-age=60' }, 1],
  ['<form><input name="email" value="a@b.example"><input name="phone" value="555"></form>', {}, 1],
  ['<form><input name="email" value="you@example.com"></form>', {}, 0],
  ['<a href="/logout">Sign out</a>', { 'cache-control': 'no-store' }, 0],
  ['<a href="/logout">Sign out</a>', { 'cache-control': 'private, max-age=0' }, 0],
  ['<a href="/blogoutline">An outline</a>', {}, 0],
])('personal page %s %j: %i', (body, headers, count) => {
  const { report, findings } = collectFindings();
  checkCachedPersonalPages(viewOf(exchangeOf(body, headers as Record<string, string>), 0), report);
  expect(findings().length).toBe(count);
});

test('made-up websites are named as the site ends and begins; an address has none that ends as it does', () => {
  const [ending, beginning] = namesakesOf(new URL('https://shop.example/api'), 'scan-1');
  expect(ending).toMatch(/^https:\/\/[0-9a-f]{12}shop\.example$/);
  expect(beginning).toMatch(/^https:\/\/shop\.example\.[0-9a-f]{12}\.example$/);
  expect(namesakesOf(new URL('http://127.0.0.1:8080/api'), 'scan-1')).toEqual([
    expect.stringMatching(/^http:\/\/127\.0\.0\.1\.[0-9a-f]{12}\.example$/),
  ]);
  expect(namesakesOf(new URL('http://localhost:8080/api'), 'scan-1').slice(0, 2)).toEqual([
    expect.stringMatching(/^http:\/\/[0-9a-f]{12}localhost:8080$/),
    expect.stringMatching(/^http:\/\/[0-9a-f]{12}localhost$/),
  ]);
  expect(namesakesOf(new URL('http://[::1]/api'), 'scan-1')).toEqual([]);
});

const UNSIGNED = '/wEPDwUENTM4MWRk';
const signed = (bytes: number) =>
  Buffer.concat([Buffer.from(UNSIGNED, 'base64'), Buffer.alloc(bytes, 7)]).toString('base64');

test.each([
  [UNSIGNED, 'none'],
  [signed(20), 'signed'],
  [signed(32), 'signed'],
  [signed(7), null],
  [UNSIGNED.slice(0, 8), null],
  ['dDwtMTA4MzE0MjEwNTs7Pg==', null],
  ['not base64!', null],
  // An array list of a text, an indexed text and a formatted unit, as pages of lists have.
  [Buffer.from([0xff, 1, 22, 3, 5, 2, 72, 105, 30, 1, 65, 27, ...Buffer.alloc(12)]).toString('base64'), 'none'],
])('ViewState %s: %s', (value, expected) => {
  expect(viewStateProtection(value)).toBe(expected);
});

test.each([
  ['<form><input name="s" value="rO0ABXQABWhlbGxv"></form>', {}, 1],
  ['<a href="/?o=AAEAAAD%2F%2F%2F%2F%2FAQAAAAAAAAAM">x</a>', {}, 1],
  ['', { 'set-cookie': 'user=O%3A4%3A%22User%22%3A1%3A%7Bs%3A1%3A%22a%22%3Bi%3A1%3B%7D' }, 1],
  ['', { 'set-cookie': `user=${Buffer.from('O:4:"User":1:{s:1:"a";i:1;}').toString('base64')}` }, 1],
  ['', { 'set-cookie': 'basket=a%3A1%3A%7Bi%3A0%3Bi%3A5%3B%7D' }, 0],
  ['', { 'set-cookie': 'user=rO0ABXQABWhlbGxv.c2lnbmF0dXJl' }, 0],
  ['<p>Java objects start with rO0ABXQABWhlbGxv</p>', {}, 0],
])('serialised objects in %s %j: %i', (body, headers, count) => {
  const { report, findings } = collectFindings();
  checkSerialisedObjects(viewOf(exchangeOf(body, headers as Record<string, string>), 0), report);
  expect(findings().length).toBe(count);
});
