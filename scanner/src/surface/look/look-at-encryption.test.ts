import { afterEach, expect, test } from 'vitest';
import { startScriptedTlsServer, type TlsScript } from '../../../testing/scripted-tls-server.ts';
import { startSiteServer } from '../../../testing/site-server.ts';
import { openSurface, type SurfaceContext } from '../surface-context.ts';
import { judgeEncryption, lookAtEncryption } from './look-at-encryption.ts';

const SOUND = [0xc02f, 0x009c];
const HOST = '127.0.0.1';

let close: (() => Promise<void>)[] = [];
afterEach(async () => {
  await Promise.all(close.map((one) => one()));
  close = [];
});

function open(): SurfaceContext {
  const { signal } = new AbortController();
  const context = openSurface(
    { url: `https://${HOST}/`, allowedHosts: [HOST], userAgentContact: 'https://p.example', signal, now: Date.now },
    signal,
  );
  close.push(context.close);
  return context;
}

async function lookAt(script: TlsScript) {
  const server = await startScriptedTlsServer(script);
  close.push(server.close);
  return lookAtEncryption(open(), HOST, server.port);
}

test.each<[string, TlsScript, readonly string[]]>([
  ['TLS 1.2 with sound suites', { versions: { 771: SOUND } }, ['tls-sound GOOD']],
  ['TLS 1.0 besides', { versions: { 769: SOUND, 771: SOUND } }, ['tls-old-protocol WARN']],
  ['TLS 1.0 alone', { versions: { 769: SOUND } }, ['tls-old-protocol BAD']],
  ['SSL 3.0 besides', { versions: { 768: SOUND, 771: SOUND } }, ['tls-broken-protocol BAD']],
  ['SSL 2.0 besides', { versions: { 771: SOUND }, ssl2: true }, ['tls-broken-protocol BAD']],
  ['RC4', { versions: { 771: [...SOUND, 0x0005] } }, ['tls-weak-encryption BAD']],
  ['no encryption at all', { versions: { 771: [...SOUND, 0x0002] } }, ['tls-weak-encryption BAD']],
  ['3DES', { versions: { 771: [...SOUND, 0x000a] } }, ['tls-weak-encryption WARN']],
  [
    'RC4 with the oldest protocol only',
    { versions: { 769: [0x0005], 771: SOUND } },
    ['tls-old-protocol WARN', 'tls-weak-encryption BAD'],
  ],
])('%s', async (_, script, expected) => {
  const look = await lookAt(script);
  if (look.kind !== 'seen') throw new Error(look.kind);
  const findings = judgeEncryption(look, { asset: HOST, importance: 1 });
  expect(findings.map(({ kind, grade }) => `${kind} ${grade}`)).toEqual(expected);
});

test.each([
  [1023, 'BAD'],
  [1024, 'WARN'],
  [2048, 'GOOD'],
])('a Diffie-Hellman group of %i bits is %s', (dhBits, grade) => {
  const look = { kind: 'seen', protocols: ['TLS 1.2'], weak: [], dhBits } as const;
  expect(judgeEncryption(look, { asset: HOST, importance: 1 }).map((found) => found.grade)).toEqual([grade]);
});

test('a port without TLS, and one where nobody listens, have no encryption to judge', async () => {
  const plain = await startSiteServer({ pages: {} });
  close.push(plain.close);
  expect(await lookAtEncryption(open(), HOST, plain.port)).toEqual({ kind: 'absent' });
  expect(await lookAtEncryption(open(), HOST, 1)).toEqual({ kind: 'absent' });
});
