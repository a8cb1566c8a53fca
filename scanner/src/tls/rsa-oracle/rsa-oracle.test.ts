import type { AddressInfo } from 'node:net';
import tls from 'node:tls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type KeyJudge, startRsaOracleServer } from '../../../testing/rsa-oracle-server.ts';
import { createAddressGuard } from '../../guard/address-guard.ts';
import { type MadeCertificate, makeCertificate } from '../make-certificate.ts';
import { askServer } from './ask-server.ts';
import { findRsaOracle } from './find-rsa-oracle.ts';

const guard = createAddressGuard({ allowedHosts: ['127.0.0.1'] });
const { signal } = new AbortController();
const look = (port: number) =>
  findRsaOracle((shape, isWhole) => askServer(shape, isWhole, { guard, host: '127.0.0.1', port, signal }));

let made: MadeCertificate;
beforeAll(() => {
  made = makeCertificate({ name: 'test', hosts: ['127.0.0.1'] });
});
const closers: (() => unknown)[] = [];
afterAll(() => Promise.all(closers.map((close) => close())));

const isPadded = (block: Buffer) => block.readUInt16BE(0) === 2 && block.subarray(10).includes(0);
const isRight = (block: Buffer) =>
  block.readUInt16BE(0) === 2 &&
  block.indexOf(0, 2) === block.length - 49 &&
  block.readUInt16BE(block.length - 48) === 0x0303;
const BAD_MAC = 20;
const REFUSED = 40;

test.each<[string, KeyJudge, unknown]>([
  ['an alert of its own for what is no padding', (block) => (isPadded(block) ? BAD_MAC : REFUSED), 'strong'],
  ['another end for what begins wrongly', (block) => (block.readUInt16BE(0) === 2 ? BAD_MAC : 'close'), 'strong'],
  ['an answer to a right key alone', (block) => (isRight(block) ? BAD_MAC : REFUSED), 'weak'],
  [
    'silence for a right key that nothing follows',
    (block, isWhole) => (isWhole ? BAD_MAC : isRight(block) ? 'silence' : REFUSED),
    'weak',
  ],
  ['the same answer for all', () => BAD_MAC, undefined],
  ['silence until the end has come', (_, isWhole) => (isWhole ? BAD_MAC : 'silence'), undefined],
])('a server that has %s', async (_, judge, strength) => {
  const server = await startRsaOracleServer(made, judge);
  closers.push(server.close);
  const result = await look(server.port);
  expect(result.kind === 'oracle' ? result.strength : undefined).toBe(strength);
  expect(result.kind).not.toBe('unclear');
  if (strength !== undefined) expect(await look(server.port)).toEqual(result);
});

test('what differs only once is no oracle', async () => {
  let asked = 0;
  const server = await startRsaOracleServer(made, () => {
    asked += 1;
    return asked === 3 ? 'close' : BAD_MAC;
  });
  closers.push(server.close);
  expect(await look(server.port)).toEqual({ kind: 'unclear' });
});

test('a process that was held up itself takes no answer for silence', async () => {
  let asked = 0;
  const server = await startRsaOracleServer(made, () => {
    asked += 1;
    const until = performance.now() + (asked === 3 ? 1_500 : 0);
    while (performance.now() < until);
    return BAD_MAC;
  });
  closers.push(server.close);
  expect(await look(server.port)).toEqual({ kind: 'none' });
});

test.each([
  ['with such keys', 'AES128-GCM-SHA256:AES256-SHA', 'none'],
  ['without', 'ECDHE+AESGCM', 'unclear'],
])('a real server %s is sound', async (_, ciphers, kind) => {
  const server = tls.createServer({ cert: made.cert, key: made.key, maxVersion: 'TLSv1.2', ciphers });
  server.on('tlsClientError', () => undefined);
  closers.push(() => server.close());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  expect(await look((server.address() as AddressInfo).port)).toEqual({ kind });
});
