import { X509Certificate } from 'node:crypto';
import { expect, test } from 'vitest';
import { exchangeOf } from '../../testing/exchange-of.ts';
import { htmlPage } from '../../testing/site-page.ts';
import { viewOf } from '../checks/page-check.ts';
import { makeCertificate } from '../tls/make-certificate.ts';
import { collectLooks } from './collect-looks.ts';
import { judgeAlias } from './judge/judge-alias.ts';
import { judgeApplication } from './judge/judge-application.ts';
import { judgeCertificate } from './judge/judge-certificate.ts';
import { judgeServerSoftware } from './judge/judge-server-software.ts';
import { HOST_VECTORS, type HostLook, type HostState } from './look/look-at-host.ts';
import { lookAtPatching } from './look/look-at-patching.ts';
import type { SeenWeakness } from './surface-options.ts';
import { finding, mergeFindings } from './vector-look.ts';

const NOW = Date.parse('2026-11-22T12:00:00Z');
const PLACE = { asset: 'firm.example', importance: 1 } as const;

const HISTORY = { scans: 2, firstScanOn: '2026-10-01', lastScanOn: '2026-10-31', weaknesses: [], disputed: 0 };
const seen = (publishedOn: string, goneOn: string | null): SeenWeakness => ({
  asset: 'firm.example',
  name: 'jquery 1.12.4',
  publishedOn,
  goneOn,
});

test.each([
  [null, 'NEEDS_SCAN_HISTORY'],
  [{ ...HISTORY, scans: 1 }, null],
  [HISTORY, null],
])('a history %j: %s', (history, reason) => {
  expect(lookAtPatching('firm.example', history, NOW).reason).toBe(reason);
});

test('scans over 30 days tell more than one', () => {
  const gradeOf = (lastScanOn: string) =>
    lookAtPatching('firm.example', { ...HISTORY, lastScanOn }, NOW).findings.map(({ grade }) => grade);
  expect([gradeOf('2026-10-30'), gradeOf('2026-10-31')]).toEqual([['FAIR'], ['GOOD']]);
});

test.each([
  [seen('2026-11-01', null), 'weakness-open NEUTRAL'],
  [seen('2026-10-01', null), 'weakness-open FAIR'],
  [seen('2026-08-30', null), 'weakness-open WARN'],
  [seen('2020-04-29', null), 'weakness-open BAD'],
  [seen('2026-10-01', '2026-10-31'), 'weakness-mended GOOD'],
  [seen('2026-08-01', '2026-10-30'), 'weakness-mended FAIR'],
  [seen('2020-04-29', '2026-11-01'), 'weakness-mended WARN'],
  [seen('2026-01-01', '2026-01-05'), 'no-known-weakness GOOD'],
])('patching: %j is %s', (weakness, expected) => {
  const { findings } = lookAtPatching('firm.example', { ...HISTORY, weaknesses: [weakness] }, NOW);
  expect(findings.map(({ kind, grade }) => `${kind} ${grade}`)).toEqual([expected]);
});

test('what the firm calls a false positive is left out, and is no proof that updates arrive', () => {
  const kindsOf = (weaknesses: readonly SeenWeakness[]) =>
    lookAtPatching('firm.example', { ...HISTORY, weaknesses, disputed: 2 }, NOW).findings.map(
      ({ kind, grade }) => `${kind} ${grade}`,
    );
  expect(kindsOf([])).toEqual(['weakness-disputed FAIR']);
  expect(kindsOf([seen('2026-10-01', '2026-10-31')])).toEqual(['weakness-mended GOOD', 'weakness-disputed FAIR']);
  expect(kindsOf([seen('2020-04-29', null)])).toEqual(['weakness-open BAD']);
});

test.each<[Readonly<Record<string, string>>, readonly string[]]>([
  [{ server: 'Apache/2.4.62' }, ['server-supported GOOD']],
  [{ server: 'Apache/2.2.15' }, ['server-end-of-life BAD']],
  [{ server: 'Apache/2.2.15 (CentOS)' }, ['server-end-of-life WARN']],
  [{ server: 'nginx/1.18.0 (Ubuntu)' }, ['server-end-of-life WARN']],
  [{ server: 'Apache/2.4.62', 'x-powered-by': 'PHP/7.4.33' }, ['server-supported GOOD', 'server-end-of-life BAD']],
  [{ server: 'nginx' }, ['server-version-hidden NEUTRAL']],
  [{ server: 'Apache-Coyote/1.1' }, ['server-version-hidden NEUTRAL']],
  [{}, ['server-version-hidden NEUTRAL']],
])('server %j', (headers, expected) => {
  const found = judgeServerSoftware(viewOf(exchangeOf('', headers), NOW), PLACE);
  expect(found.map(({ kind, grade }) => `${kind} ${grade}`)).toEqual(expected);
});

test.each<[string, readonly string[]]>([
  ['WordPress 99.0', []],
  ['WordPress 6.1', ['WARN']],
  ['WordPress 4.6.1', ['BAD']],
  ['Drupal 7 (https://www.drupal.org)', ['BAD']],
  ['TYPO3 CMS 13.4', []],
])('application %s', (generator, expected) => {
  const page = exchangeOf(htmlPage('Firm', '', `<meta name="generator" content="${generator}">`));
  expect(judgeApplication(viewOf(page, NOW), PLACE).map(({ grade }) => grade)).toEqual(expected);
});

test('a name that anybody can take', () => {
  const host = {
    host: 'blog.firm.example',
    source: 'usual-name',
    importance: 0.5,
    addresses: ['192.0.2.1'],
    sharedBy: null,
  } as const;
  const alias = { name: host.host, target: 'lost.github.io', isAbsent: false };
  const free = exchangeOf("<p>There isn't a GitHub Pages site here.</p>", {}, 404);
  expect(judgeAlias({ ...host, alias }, free)).toMatchObject([{ kind: 'dangling-name', asset: 'blog.firm.example' }]);
  expect(judgeAlias({ ...host, alias }, exchangeOf('<p>Our blog</p>'))).toEqual([]);
  expect(judgeAlias({ ...host, alias: null }, free)).toEqual([]);
});

test.each([
  ['www.firm.example', 'BAD'],
  ['ftp.firm.example', 'WARN'],
])('a certificate for others at %s is %s', (host, grade) => {
  const certificate = new X509Certificate(makeCertificate({ name: 'host.example', hosts: ['host.example'] }).cert);
  const found = judgeCertificate(
    { certificate, chainLength: 2, trustError: null, isIssuerOnTheWeb: false, isStapled: false },
    host,
    Date.now(),
    {
      ...PLACE,
      asset: host,
    },
  );
  expect(found).toMatchObject([{ kind: 'certificate-wrong-host', grade }]);
});

test.each([
  [{}, 'certificate-good GOOD'],
  [{ fromDays: -80, toDays: 10 }, 'certificate-expires-soon FAIR'],
  [{ fromDays: -90, toDays: -1 }, 'certificate-outside-dates BAD'],
  [{ hash: 'sha1' }, 'certificate-weak-signature BAD'],
  [{ keyBits: 1024 }, 'certificate-short-key WARN'],
] as const)('a certificate %j is %s', (wish, expected) => {
  const made = makeCertificate({ name: 'firm.example', hosts: ['firm.example'], ...wish });
  const served = {
    certificate: new X509Certificate(made.cert),
    chainLength: 2,
    trustError: null,
    isIssuerOnTheWeb: false,
    isStapled: false,
  };
  const found = judgeCertificate(served, 'firm.example', Date.now(), PLACE);
  expect(found.map(({ kind, grade }) => `${kind} ${grade}`)).toEqual([expected]);
});

test.each([
  ['DEPTH_ZERO_SELF_SIGNED_CERT', 'certificate-self-signed'],
  ['SELF_SIGNED_CERT_IN_CHAIN', 'certificate-untrusted'],
])('%s is %s', (trustError, kind) => {
  const made = makeCertificate({ name: 'firm.example', hosts: ['firm.example'] });
  const served = {
    certificate: new X509Certificate(made.cert),
    chainLength: 1,
    trustError,
    isIssuerOnTheWeb: false,
    isStapled: false,
  };
  expect(judgeCertificate(served, 'firm.example', Date.now(), PLACE)).toMatchObject([{ kind, grade: 'BAD' }]);
});

function look(importance: 1 | 0.5, state: HostState, addresses: readonly string[] = ['192.0.2.1']): HostLook {
  const host = { host: 'firm.example', source: 'domain', importance, addresses, alias: null, sharedBy: null } as const;
  const states = Object.fromEntries(HOST_VECTORS.map((vector) => [vector, state])) as HostLook['states'];
  return { host, states, findings: [] };
}

test.each<[string, readonly HostLook[], string | null]>([
  ['all done', [look(1, 'done'), look(0.5, 'done')], null],
  ['a main host failed', [look(1, 'failed'), look(1, 'done')], 'NO_ANSWER'],
  ['another host failed', [look(1, 'done'), look(0.5, 'failed')], null],
  ['nothing there', [look(1, 'nothing')], 'NOTHING_TO_MEASURE'],
  ['no address', [look(1, 'nothing', [])], 'NO_ANSWER'],
  ['no host', [], 'NO_ANSWER'],
])('a vector over its hosts: %s', (_, looks, reason) => {
  const collected = collectLooks('ssl_configurations', looks);
  expect(collected.reason).toBe(reason);
  expect(collected.unanswered).toHaveLength(
    looks.filter(({ states }) => states.ssl_configurations === 'failed').length,
  );
});

test('evidence can be shown and stored whatever a stranger put into it', () => {
  const told = finding('dkim-broken-key', 'BAD', PLACE, 'a\u0000b\u202ec\nd', '\ud800', 'x'.repeat(1_000));
  expect(told.evidence.slice(0, 2)).toEqual(['a b c d', '\ufffd']);
  expect(told.evidence[2]).toHaveLength(300);
});

test('findings of one kind and asset become one, with the worst grade', () => {
  const merged = mergeFindings([
    finding('tls-weak-encryption', 'WARN', PLACE, '3DES'),
    finding('tls-weak-encryption', 'BAD', PLACE, 'RC4'),
    finding('tls-weak-encryption', 'WARN', { ...PLACE, asset: 'www.firm.example' }, '3DES'),
  ]);
  expect(merged.map(({ asset, grade, evidence }) => `${asset} ${grade} ${evidence.join('+')}`)).toEqual([
    'firm.example BAD 3DES+RC4',
    'www.firm.example WARN 3DES',
  ]);
});
