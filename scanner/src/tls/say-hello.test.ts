import { getDiffieHellman } from 'node:crypto';
import net, { type AddressInfo } from 'node:net';
import tls from 'node:tls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startScriptedTlsServer } from '../../testing/scripted-tls-server.ts';
import { createAddressGuard } from '../guard/address-guard.ts';
import { ANY_SUITES, EPHEMERAL_DH_SUITES, SUITE_WEAKNESSES, suitesOf, TLS13_SUITES } from './cipher-suites.ts';
import { integer, sequence } from './der.ts';
import { type MadeCertificate, makeCertificate } from './make-certificate.ts';
import { PROTOCOL_VERSIONS, PROTOCOLS, type Protocol } from './protocols.ts';
import { sayHello } from './say-hello.ts';

const guard = createAddressGuard({ allowedHosts: ['127.0.0.1'] });
const signal = new AbortController().signal;
const hello = (port: number, protocol: Protocol, suites: readonly number[], wantsDhGroup = false) =>
  sayHello({ guard, host: '127.0.0.1', port, protocol, suites, wantsDhGroup, signal });

let made: MadeCertificate;
const closers: (() => void)[] = [];
beforeAll(() => {
  made = makeCertificate({ name: 'test', hosts: ['127.0.0.1'] });
});
afterAll(() => {
  for (const close of closers) close();
});

async function realServer(options: tls.TlsOptions): Promise<number> {
  const server = tls.createServer({ cert: made.cert, key: made.key, ...options }, (socket) => socket.end());
  server.on('tlsClientError', () => undefined);
  closers.push(() => server.close());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

const VERSIONS = { 'TLS 1.0': 'TLSv1', 'TLS 1.1': 'TLSv1.1', 'TLS 1.2': 'TLSv1.2', 'TLS 1.3': 'TLSv1.3' } as const;
const spoken = Object.keys(VERSIONS) as (keyof typeof VERSIONS)[];

test.each(spoken)('a real server that speaks only %s is seen to speak only that', async (only) => {
  const version = VERSIONS[only];
  const port = await realServer({ minVersion: version, maxVersion: version, ciphers: 'DEFAULT:@SECLEVEL=0' });
  const accepted: string[] = [];
  for (const protocol of PROTOCOLS) {
    const outcome = await hello(port, protocol, protocol === 'TLS 1.3' ? TLS13_SUITES : ANY_SUITES);
    if (outcome.kind === 'accepted') accepted.push(protocol);
    else expect(outcome.kind).toBe('refused');
  }
  expect(accepted).toEqual([only]);
});

test('NULL and anonymous suites of a real server are found, and no others', async () => {
  const port = await realServer({
    minVersion: 'TLSv1',
    maxVersion: 'TLSv1.2',
    ciphers: 'eNULL:aNULL:AES128-SHA:@SECLEVEL=0',
    dhparam: 'auto',
  });
  const found: string[] = [];
  for (const weakness of SUITE_WEAKNESSES)
    if ((await hello(port, 'TLS 1.2', suitesOf(weakness))).kind === 'accepted') found.push(weakness);
  expect(found).toEqual(['null', 'anonymous']);
});

test('a sound server refuses every weak suite', async () => {
  const port = await realServer({ minVersion: 'TLSv1.2' });
  for (const weakness of SUITE_WEAKNESSES)
    expect((await hello(port, 'TLS 1.2', suitesOf(weakness))).kind).toBe('refused');
});

test.each([
  ['modp2', 1024],
  ['modp14', 2048],
])('the bits of a Diffie-Hellman group are read: %s', async (group, expected) => {
  const dh = getDiffieHellman(group);
  const params = sequence(integer(dh.getPrime()), integer(dh.getGenerator())).toString('base64');
  const pem = `-----BEGIN DH PARAMETERS-----\n${params.replace(/.{64}/g, '$&\n').trim()}\n-----END DH PARAMETERS-----\n`;
  const port = await realServer({
    maxVersion: 'TLSv1.2',
    ciphers: 'DHE-RSA-AES128-GCM-SHA256:@SECLEVEL=0',
    dhparam: pem,
  });
  const outcome = await hello(port, 'TLS 1.2', EPHEMERAL_DH_SUITES, true);
  expect(outcome).toMatchObject({ kind: 'accepted', dhBits: expected });
});

test('SSL 2.0, SSL 3.0 and the weak suites that no library speaks are found on a scripted server', async () => {
  const weak = SUITE_WEAKNESSES.flatMap((weakness) => suitesOf(weakness).slice(-1));
  const server = await startScriptedTlsServer({ versions: { [PROTOCOL_VERSIONS.SSLv3]: weak }, ssl2: true });
  expect((await hello(server.port, 'SSLv2', [0])).kind).toBe('accepted');
  expect((await hello(server.port, 'TLS 1.2', ANY_SUITES)).kind).toBe('refused');
  for (const weakness of SUITE_WEAKNESSES) {
    const outcome = await hello(server.port, 'SSLv3', suitesOf(weakness));
    expect(outcome).toMatchObject({ kind: 'accepted', suite: suitesOf(weakness).at(-1) });
  }
  await server.close();
});

test('a server without SSL 2.0 is not taken for one', async () => {
  const server = await startScriptedTlsServer({ versions: {} });
  expect((await hello(server.port, 'SSLv2', [0])).kind).toBe('refused');
  await server.close();
});

test('silence refuses the oldest protocols, and says nothing about the others', async () => {
  const silent = net.createServer(() => undefined);
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  closers.push(() => silent.close());
  const { port } = silent.address() as AddressInfo;
  const ask = (protocol: Protocol) =>
    sayHello({ guard, host: '127.0.0.1', port, protocol, suites: ANY_SUITES, timeoutMs: 50, signal });
  expect((await ask('SSLv2')).kind).toBe('refused');
  expect((await ask('SSLv3')).kind).toBe('refused');
  expect((await ask('TLS 1.2')).kind).toBe('failed');
});

test('no connection says nothing about the server', async () => {
  expect((await hello(1, 'TLS 1.2', ANY_SUITES)).kind).toBe('failed');
});

test('the guard holds for raw connections too', async () => {
  const strict = createAddressGuard({ allowedHosts: [] });
  const attempt = sayHello({
    guard: strict,
    host: '127.0.0.1',
    port: 443,
    protocol: 'TLS 1.2',
    suites: ANY_SUITES,
    signal,
  });
  await expect(attempt).rejects.toMatchObject({ code: 'ADDRESS_REFUSED' });
});
