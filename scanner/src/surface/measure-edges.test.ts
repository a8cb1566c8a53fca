import type { SecureContextOptions } from 'node:tls';
import { expect, test } from 'vitest';
import { measureFirm } from '../../testing/measure-firm.ts';
import type { FirmWish } from '../../testing/start-firm.ts';

const LOOPBACK = ['127.0.0.1'];
const MANY_NAMES = ['firm.example', ...Array.from({ length: 999 }, (_, index) => `name-${index}.firm.example`)];

const ALL_CIPHERS = 'DEFAULT:@SECLEVEL=0';
const OLD_TLS: SecureContextOptions = { minVersion: 'TLSv1', ciphers: ALL_CIPHERS };
const OLDEST_TLS: SecureContextOptions = { ...OLD_TLS, maxVersion: 'TLSv1' };
const with12 = (ciphers: string, more: SecureContextOptions = {}): SecureContextOptions => ({
  minVersion: 'TLSv1.2',
  maxVersion: 'TLSv1.2',
  ciphers: `${ciphers}:@SECLEVEL=0`,
  ...more,
});
const AUTHORITY_ADDRESS = 'http://authority.example/intermediate.crt';

// The cases are named as badssl.com names them.
test.each<[string, Omit<FirmWish, 'zone'>, string]>([
  ['expired', { certificate: { fromDays: -90, toDays: -1 } }, 'tls-sound GOOD, certificate-outside-dates BAD'],
  ['wrong.host', { certificateFor: ['other.example'] }, 'tls-sound GOOD, certificate-wrong-host BAD'],
  ['self-signed', { certificate: { issuedBy: 'itself' } }, 'tls-sound GOOD, certificate-self-signed BAD'],
  ['untrusted-root', { certificate: { issuedBy: 'stranger' } }, 'tls-sound GOOD, certificate-untrusted BAD'],
  [
    'incomplete-chain',
    { certificate: { issuedBy: 'intermediate', issuerUrl: AUTHORITY_ADDRESS } },
    'tls-sound GOOD, certificate-chain-incomplete WARN',
  ],
  [
    'sha1-intermediate',
    { certificate: { hash: 'sha1' }, tls: OLD_TLS },
    'tls-old-protocol WARN, certificate-weak-signature BAD',
  ],
  ['sha256', {}, 'tls-sound GOOD, certificate-good GOOD'],
  ['1000-sans', { certificateFor: MANY_NAMES }, 'tls-sound GOOD, certificate-good GOOD'],
  ['rsa1024', { certificate: { keyBits: 1024 }, tls: with12('DEFAULT') }, 'tls-sound GOOD, certificate-short-key WARN'],
  ['rsa4096', { certificate: { keyBits: 4096 } }, 'tls-sound GOOD, certificate-good GOOD'],
  ['tls-v1-0', { tls: OLD_TLS }, 'tls-old-protocol WARN, certificate-good GOOD'],
  ['tls-v1-0, and nothing newer,', { tls: OLDEST_TLS }, 'tls-old-protocol BAD, certificate-good GOOD'],
  ['tls-v1-1', { tls: { ...OLD_TLS, minVersion: 'TLSv1.1' } }, 'tls-old-protocol WARN, certificate-good GOOD'],
  ['tls-v1-2', { tls: with12('DEFAULT') }, 'tls-sound GOOD, certificate-good GOOD'],
  ['cbc', { tls: with12('ECDHE-RSA-AES128-SHA') }, 'tls-sound GOOD, certificate-good GOOD'],
  ['static-rsa', { tls: with12('AES128-GCM-SHA256') }, 'tls-sound GOOD, certificate-good GOOD'],
  ['null', { tls: with12('NULL-SHA256:AES128-SHA') }, 'tls-weak-encryption BAD, certificate-good GOOD'],
  [
    'dh2048',
    { tls: with12('DHE-RSA-AES128-GCM-SHA256', { dhparam: 'auto' }) },
    'tls-sound GOOD, certificate-good GOOD',
  ],
])('a server like %s.badssl.com', async (_, wish, expected) => {
  const zone = { 'firm.example': { a: LOOPBACK } };
  const look = await measureFirm({ zone, certificateFor: ['firm.example'], ...wish }, { url: 'https://firm.example/' });
  const seen = look.told.filter((line) => line.startsWith('certificate-') || line.startsWith('tls-'));
  expect(seen.map((line) => line.replace(' firm.example', '')).sort()).toEqual(expected.split(', ').sort());
});

test('addresses inside are never asked', async () => {
  const look = await measureFirm({ zone: { 'firm.example': { a: ['10.0.0.1'] } } }, { allowedHosts: [] });
  expect(look.result.assets).toEqual([
    { host: 'firm.example', source: 'domain', addresses: [] },
    { host: 'www.firm.example', source: 'www', addresses: [] },
  ]);
  expect(look.reasons).toMatchObject({ open_ports: 'NO_ANSWER', ssl_configurations: 'NO_ANSWER' });
  expect(look.requests).toEqual([]);
});

test('a port that is never asked on machines of others gives no grade, and the rest goes on', async () => {
  const zone = { 'firm.example': { a: ['8.8.8.8'], txt: ['v=spf1 -all'] } };
  const look = await measureFirm({ zone }, { allowedHosts: [], webPorts: { http: 81, https: 4444 }, ports: [] });
  expect(look.result.assets[0]).toEqual({ host: 'firm.example', source: 'domain', addresses: ['8.8.8.8'] });
  expect(look.told).toContain('spf-strict GOOD firm.example');
  expect(look.reasons).toMatchObject({ ssl_configurations: 'NO_ANSWER', application_security: 'NO_ANSWER' });
});

test('without a name server nothing has a grade', async () => {
  const look = await measureFirm({ zone: {} }, { dnsServers: ['127.0.0.1:1'] });
  expect(look.result.findings).toEqual([]);
  expect(look.result.outcomes.filter(({ measured }) => measured)).toEqual([]);
  expect(look.reasons).toMatchObject({
    spf: 'NO_ANSWER',
    dkim: 'NO_ANSWER',
    dnssec: 'NO_ANSWER',
    open_ports: 'NO_ANSWER',
  });
});

test('a domain that nobody has is not blamed for having no records', async () => {
  const look = await measureFirm({ zone: { 'other.example': { a: LOOPBACK } } });
  expect(look.result.findings).toEqual([]);
  expect(look.reasons).toMatchObject({ spf: 'NO_ANSWER', dkim: 'NO_ANSWER', domain_squatting: 'NO_ANSWER' });
});

test('a name that a platform hands out has no mail records of its own', async () => {
  const zone = { 'firm.github.io': { a: LOOPBACK } };
  const look = await measureFirm({ zone, certificateFor: ['firm.github.io'] }, { url: 'https://firm.github.io/' });
  expect(look.result.domain).toBe('firm.github.io');
  expect(look.reasons).toMatchObject({ spf: 'NOTHING_TO_MEASURE', dnssec: 'NOTHING_TO_MEASURE' });
  expect(look.told).toContain('certificate-good GOOD firm.github.io');
});

test('a look that is cancelled while websites are asked rejects with the reason', async () => {
  const reason = new Error('enough');
  const controller = new AbortController();
  const start = () => {
    controller.abort(reason);
    return { body: 'too late' };
  };
  const zone = { 'firm.example': { a: LOOPBACK }, 'www.firm.example': { a: LOOPBACK } };
  const work = measureFirm({ zone, pages: { '/': start } }, { signal: controller.signal });
  await expect(work).rejects.toBe(reason);
  expect(controller.signal.aborted).toBe(true);
});
