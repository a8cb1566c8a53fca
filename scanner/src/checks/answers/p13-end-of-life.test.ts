import { expect, test } from 'vitest';
import { collectFindings } from '../../../testing/collect-findings.ts';
import { htmlPage } from '../../../testing/site-page.ts';
import { viewOf } from '../page-check.ts';
import { checkEndOfLife } from './p13-end-of-life.ts';

const NOW = Date.parse('2026-11-21T12:00:00Z');

function found(headers: Record<string, string>, head = '', now = NOW, body = ''): string[] {
  const { report, findings } = collectFindings();
  const exchange = {
    url: 'https://shop.example/',
    method: 'GET' as const,
    requestHeaders: {},
    status: 200,
    headers: Object.fromEntries(
      Object.entries({ 'content-type': 'text/html', ...headers }).map(([name, value]) => [name, [value]]),
    ),
    body: Buffer.from(body === '' ? htmlPage('Shop', '', head) : body),
    truncated: false,
  };
  checkEndOfLife(viewOf(exchange, now), report);
  return findings().map(({ variant, facts }) => `${variant} ${facts.product ?? 'WordPress'} ${facts.version}`);
}

const generator = (content: string) => `<meta name="generator" content="${content}">`;

test.each([
  [{ 'x-powered-by': 'PHP/7.4.33' }, ['php-end-of-life PHP 7.4.33']],
  [{ 'x-powered-by': 'PHP/8.4.2' }, []],
  [{ 'x-powered-by': 'PHP/7.4.3-4ubuntu2.19' }, []],
  [{ server: 'nginx/1.18.0' }, ['server-end-of-life nginx 1.18.0']],
  [{ server: 'nginx/1.18.0 (Ubuntu)' }, []],
  [{ server: 'nginx/1.29.5' }, []],
  [{ server: 'nginx' }, []],
  [{ server: 'Microsoft-IIS/8.5' }, ['server-end-of-life Microsoft-IIS 8.5']],
  [{ server: 'Microsoft-IIS/10.0' }, []],
  [
    { server: 'Apache/2.2.15 OpenSSL/1.0.1e' },
    ['server-end-of-life Apache 2.2.15', 'server-end-of-life OpenSSL 1.0.1e'],
  ],
  [{ server: 'Apache/2.4.62' }, []],
])('%j: %j', (headers, expected) => {
  expect(found(headers as Record<string, string>)).toEqual(expected);
});

test.each([
  ['WordPress 5.8.1', ['wordpress-outdated WordPress 5.8.1']],
  ['WordPress 6.9', []],
  ['WordPress 7.1.2', []],
  ['WordPress', []],
  ['Drupal 7 (https://www.drupal.org)', ['cms-end-of-life Drupal 7']],
  ['Drupal 11 (https://www.drupal.org)', []],
  ['TYPO3 11.5 CMS', ['cms-end-of-life TYPO3 11.5']],
  ['Joomla! - Open Source Content Management', []],
  ['Wix.com Website Builder', []],
])('generator %s: %j', (content, expected) => {
  expect(found({}, generator(content))).toEqual(expected);
});

test('a version ends with its day, not before', () => {
  const headers = { 'x-powered-by': 'PHP/8.2.1' };
  expect(found(headers, '', Date.parse('2026-12-31T20:00:00Z'))).toEqual([]);
  expect(found(headers, '', Date.parse('2027-01-01T00:00:00Z'))).toEqual(['php-end-of-life PHP 8.2.1']);
});

test('the feed of WordPress tells its version', () => {
  const feed = '<rss><channel><generator>https://wordpress.org/?v=6.4.3</generator></channel></rss>';
  expect(found({ 'content-type': 'application/rss+xml' }, '', NOW, feed)).toEqual([
    'wordpress-outdated WordPress 6.4.3',
  ]);
});
