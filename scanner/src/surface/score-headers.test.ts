import fc from 'fast-check';
import { expect, test } from 'vitest';
import { exchangeOf } from '../../testing/exchange-of.ts';
import { htmlPage } from '../../testing/site-page.ts';
import { viewOf } from '../checks/page-check.ts';
import type { Exchange } from '../guard/exchange.ts';
import { judgeHeaders } from './judge/judge-headers.ts';
import { POLICY_POINTS, type PolicyStrength, strengthOf } from './policy-strength.ts';
import { scoreHeaders } from './score-headers.ts';

const NOW = Date.parse('2026-11-22T12:00:00Z');

test.each<[PolicyStrength, readonly string[]]>([
  ['missing', []],
  ['invalid', ['']],
  ['invalid', ['nothing-known here']],
  ['invalid', ["default-src 'none'; script-src 'strict-dynamic'"]],
  ['unsafe-inline', ["default-src 'self'; script-src 'self' 'unsafe-inline'"]],
  ['unsafe-inline', ["script-src 'self'"]],
  ['unsafe-inline', ['upgrade-insecure-requests']],
  ['unsafe-inline', ["default-src 'self'; object-src *"]],
  ['unsafe-inline', ['default-src https: data:']],
  ['unencrypted-sources', ["default-src 'self'; script-src http://cdn.example"]],
  ['unencrypted-pictures', ["default-src 'self'; img-src http:"]],
  ['unsafe-eval', ["default-src 'self'; script-src 'self' 'unsafe-eval'"]],
  ['unsafe-styles', ["default-src 'self'; style-src 'self' 'unsafe-inline'"]],
  ['no-unsafe', ["default-src 'self'"]],
  ['no-unsafe', ["default-src 'self'; script-src 'unsafe-inline' 'nonce-r4nd0m'; object-src 'none'"]],
  [
    'no-unsafe',
    ["object-src 'none'; script-src 'strict-dynamic' 'nonce-r4nd0m' https: 'unsafe-inline'; style-src 'none'"],
  ],
  ['nothing-by-default', ["default-src 'none'; script-src 'self'"]],
  ['nothing-by-default', ["DEFAULT-SRC 'None';;"]],
  // Two policies hold at once.
  ['nothing-by-default', ['default-src https://a.example', 'default-src https://b.example']],
])('the policy is %s: %j', (strength, policies) => {
  expect(strengthOf(policies, [], true)).toBe(strength);
  if (policies.length > 0) expect(strengthOf([], policies, true)).toBe(strength);
});

test('a further policy never makes a page weaker', () => {
  const source = fc.constantFrom("'self'", "'none'", 'https:', "'unsafe-inline'", 'https://a.example');
  const directive = fc.constantFrom('default-src', 'script-src', 'style-src', 'object-src');
  const policy = fc
    .array(fc.tuple(directive, fc.array(source, { minLength: 1, maxLength: 3 })), { minLength: 1, maxLength: 4 })
    .map((list) => list.map(([name, sources]) => `${name} ${sources.join(' ')}`).join('; '));
  fc.assert(
    fc.property(policy, policy, (one, other) => {
      const both = POLICY_POINTS[strengthOf([`${one}; default-src 'self'`, `${other}; default-src 'self'`], [], true)];
      expect(both).toBeGreaterThanOrEqual(POLICY_POINTS[strengthOf([`${one}; default-src 'self'`], [], true)]);
    }),
  );
});

const STRICT = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'strict-transport-security': 'max-age=31536000',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
};

const redirect = (from: string, to: string): Exchange => ({ ...exchangeOf('', { location: to }, 301), url: from });

/** Score of a page of https://shop.example/ with these headers. */
function scoreOf(
  headers: Readonly<Record<string, string>>,
  { head = '', http, crossOrigin }: { head?: string; http?: readonly Exchange[]; crossOrigin?: Exchange } = {},
): number {
  const page = { ...exchangeOf(htmlPage('Shop', '<p>Hello</p>', head), headers), url: 'https://shop.example/' };
  const view = viewOf(page, NOW);
  const web = { http: http ?? [redirect('http://shop.example/', page.url), page], https: [page], page: view };
  return scoreHeaders(view, web, crossOrigin ?? null).score;
}

const script = (attributes: string) => `<script ${attributes}></script>`;
const without = (name: keyof typeof STRICT) =>
  Object.fromEntries(Object.entries(STRICT).filter(([key]) => key !== name));

test.each<[string, Readonly<Record<string, string>>, Parameters<typeof scoreOf>[1], number]>([
  // 10 for the policy, 5 for frames, 5 for the referrer.
  ['all of it', STRICT, {}, 120],
  ['nothing', {}, {}, 100 - 25 - 20 - 20 - 5],
  ['no policy', without('content-security-policy'), {}, 100 - 25 - 20],
  ['no HSTS', without('strict-transport-security'), {}, 80],
  ['short HSTS', { ...STRICT, 'strict-transport-security': 'max-age=86400' }, {}, 90 + 20],
  ['HSTS without a number', { ...STRICT, 'strict-transport-security': 'includeSubDomains' }, {}, 80],
  ['no nosniff', without('x-content-type-options'), {}, 95 + 20],
  ['unsafe referrer', { ...STRICT, 'referrer-policy': 'unsafe-url' }, {}, 95 + 15],
  ['a referrer that nobody knows', { ...STRICT, 'referrer-policy': 'none' }, {}, 95 + 15],
  [
    'frames by the old header',
    { ...STRICT, 'content-security-policy': "default-src 'none'", 'x-frame-options': 'DENY' },
    {},
    115,
  ],
  [
    'frames by a wrong header',
    { ...STRICT, 'content-security-policy': "default-src 'none'", 'x-frame-options': 'NO' },
    {},
    80,
  ],
  ['a careless session cookie', { ...STRICT, 'set-cookie': 'PHPSESSID=abc; Secure' }, {}, 70],
  [
    'a session cookie not marked Secure',
    { ...STRICT, 'set-cookie': 'PHPSESSID=abc; HttpOnly; SameSite=Lax' },
    {},
    90 + 20,
  ],
  ['a plain cookie not marked Secure', { ...STRICT, 'set-cookie': 'lang=en' }, {}, 95 + 20],
  ['the same without HSTS', { ...without('strict-transport-security'), 'set-cookie': 'lang=en' }, {}, 60],
  ['a good cookie', { ...STRICT, 'set-cookie': 'PHPSESSID=abc; Secure; HttpOnly; SameSite=Lax' }, {}, 125],
  ['an invalid SameSite', { ...STRICT, 'set-cookie': 'lang=en; Secure; SameSite=Maybe' }, {}, 80],
  ['a cookie that is taken away', { ...STRICT, 'set-cookie': 'lang=en; Max-Age=0' }, {}, 120],
  ['own scripts', STRICT, { head: script('src="/a.js"') }, 120],
  ['foreign scripts', STRICT, { head: script('src="https://cdn.example/a.js"') }, 95 + 20],
  [
    'foreign scripts with a fingerprint',
    STRICT,
    { head: script('src="https://cdn.example/a.js" integrity="sha384-x"') },
    125,
  ],
  ['foreign scripts without encryption', STRICT, { head: script('src="http://cdn.example/a.js"') }, 50],
  ['embedding for this site only', { ...STRICT, 'cross-origin-resource-policy': 'same-origin' }, {}, 130],
  ['nothing without encryption', STRICT, { http: [] }, 120],
  ['pages without encryption', STRICT, { http: [exchangeOf('x')] }, 80],
  ['over another host', STRICT, { http: [redirect('http://shop.example/', 'https://www.shop.example/')] }, 95 + 20],
  [
    'over a second address without encryption',
    STRICT,
    {
      http: [
        redirect('http://shop.example/', 'http://www.shop.example/'),
        redirect('http://www.shop.example/', 'https://shop.example/'),
      ],
    },
    90 + 20,
  ],
  ['never encrypted', STRICT, { http: [redirect('http://shop.example/', 'http://www.shop.example/')] }, 80],
])('%s', (_, headers, rest, score) => {
  expect(scoreOf(headers, rest)).toBe(score);
});

test('a page that any site may read with the visitor’s cookies loses half', () => {
  const origin = 'https://made-up.example';
  const answer = (headers: Record<string, string>) => ({ ...exchangeOf('', headers), requestHeaders: { origin } });
  const open = { 'access-control-allow-origin': origin, 'access-control-allow-credentials': 'true' };
  expect(scoreOf(STRICT, { crossOrigin: answer(open) })).toBe(50);
  expect(scoreOf(STRICT, { crossOrigin: answer({ 'access-control-allow-origin': '*' }) })).toBe(120);
});

test.each([
  [120, 'GOOD'],
  [90, 'GOOD'],
  [89, 'FAIR'],
  [65, 'FAIR'],
  [64, 'WARN'],
  [25, 'WARN'],
  [24, 'BAD'],
  [0, 'BAD'],
])('a score of %i is %s', (score, grade) => {
  expect(judgeHeaders({ score, parts: [] }, { asset: 'shop.example', importance: 1 })[0]?.grade).toBe(grade);
});
