import type { AddressInfo } from 'node:net';
import tls from 'node:tls';
import { afterEach, expect, test } from 'vitest';
import { collectFindings } from '../../../testing/collect-findings.ts';
import { createAddressGuard } from '../../guard/address-guard.ts';
import { type CertificateWish, makeCertificate } from '../../tls/make-certificate.ts';
import { readCertificate } from '../../tls/read-certificate.ts';
import { checkCertificate, checkStapling } from './p02-certificate.ts';
import { checkRsaKey } from './p04-weak-encryption.ts';

const trusted = makeCertificate({ name: 'Trusted Authority', isAuthority: true, toDays: 3650 });
const unknown = makeCertificate({ name: 'Unknown Authority', isAuthority: true, toDays: 3650 });
const middle = makeCertificate({ name: 'Middle Authority', isAuthority: true, issuer: trusted, toDays: 3650 });
const lower = makeCertificate({
  name: 'Lower Authority',
  isAuthority: true,
  issuer: middle,
  issuerUrl: 'http://authority.example/middle.crt',
});
const GOOD = { name: 'shop.test', hosts: ['127.0.0.1', 'shop.test'], issuer: trusted };
const guard = createAddressGuard({ allowedHosts: ['127.0.0.1'] });

let server: tls.Server | null = null;
afterEach(() => server?.close());

/** Serves a certificate, reads it over the wire and judges it. */
async function judge(wish: CertificateWish, chain = '', staple: Buffer | null = null) {
  const { cert, key } = makeCertificate(wish);
  server = tls.createServer({ cert: cert + chain, key, ciphers: 'DEFAULT:@SECLEVEL=0' }, (socket) => socket.end());
  server.on('tlsClientError', () => undefined);
  server.on('OCSPRequest', (_, __, callback) => callback(null, staple));
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const served = await readCertificate({
    guard,
    host: '127.0.0.1',
    port,
    trustedCertificates: [trusted.cert],
    signal: new AbortController().signal,
  });
  if (!served) throw new Error('no certificate was read');
  const collected = collectFindings();
  const where = { url: `https://127.0.0.1:${port}/`, host: '127.0.0.1', now: Date.now() };
  checkCertificate(served, where, collected.report);
  checkStapling(served, where, collected.report);
  checkRsaKey(served.certificate.publicKey.asymmetricKeyDetails?.modulusLength, where, collected.report);
  return collected;
}

const CASES: readonly [string, CertificateWish][] = [
  ['certificate-expired', { ...GOOD, fromDays: -100, toDays: -1 }],
  ['certificate-not-yet-valid', { ...GOOD, fromDays: 2, toDays: 100 }],
  ['certificate-expires-soon', { ...GOOD, fromDays: -80, toDays: 10 }],
  ['certificate-wrong-host', { ...GOOD, hosts: ['other.test'] }],
  ['certificate-self-signed', { name: 'shop.test', hosts: ['127.0.0.1'] }],
  ['certificate-untrusted', { ...GOOD, issuer: unknown }],
  ['certificate-chain-incomplete', { ...GOOD, issuer: middle, issuerUrl: 'http://authority.example/middle.crt' }],
  ['certificate-weak-signature', { ...GOOD, hash: 'sha1' }],
  ['short-rsa-key', { ...GOOD, keyBits: 1024 }],
];

test.each(CASES)('%s', async (variant, wish) => {
  expect((await judge(wish)).variants()).toEqual([variant]);
});

test('a sound certificate is not reported', async () => {
  // Soon is a sixth of the lifetime: 15 days of 90, one of 6, and 30 of a year.
  const isSoon = async (fromDays: number, toDays: number) =>
    (await judge({ ...GOOD, fromDays, toDays })).variants().includes('certificate-expires-soon');
  for (const [fromDays, toDays] of [
    [-73, 17],
    [-4, 2],
    [-330, 35],
  ] as const)
    expect(await isSoon(fromDays, toDays), `${toDays} days left`).toBe(false);
  for (const [fromDays, toDays] of [
    [-76, 14],
    [-5.5, 0.5],
    [-336, 29],
  ] as const)
    expect(await isSoon(fromDays, toDays), `${toDays} days left`).toBe(true);
});

test('a whole chain is not reported', async () => {
  const wish = { ...GOOD, issuer: middle, issuerUrl: 'http://authority.example/middle.crt' };
  expect((await judge(wish, middle.cert)).variants()).toEqual([]);
});

test('the facts name what is wrong', async () => {
  const { findings } = await judge({ ...GOOD, hosts: ['other.test', '*.other.test'] });
  expect(findings()[0]?.facts).toEqual({ host: '127.0.0.1', names: 'other.test, *.other.test' });
});

test('a chain that breaks off behind its second certificate is reported, and one that ends at a stranger is not', async () => {
  const chained = { ...GOOD, issuer: lower, issuerUrl: 'http://authority.example/lower.crt' };
  expect((await judge(chained, lower.cert)).variants()).toEqual(['certificate-chain-incomplete']);
  expect((await judge(chained, lower.cert + middle.cert)).variants()).toEqual([]);
  const strange = { ...GOOD, issuer: unknown, issuerUrl: 'http://authority.example/unknown.crt' };
  expect((await judge(strange, unknown.cert)).variants()).toEqual(['certificate-untrusted']);
});

test('an answer about revocation is missed only where the certificate names who gives one', async () => {
  const named = { ...GOOD, revocationUrl: 'http://authority.example/ocsp' };
  expect((await judge(named)).variants()).toEqual(['revocation-not-stapled']);
  expect((await judge(named, '', Buffer.from('answer'))).variants()).toEqual([]);
  expect((await judge(GOOD)).variants()).toEqual([]);
});
