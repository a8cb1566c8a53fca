import { execFileSync } from 'node:child_process';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Exchange } from '../guard/exchange.ts';
import { evidenceOf, quoteForShell } from './evidence.ts';

const exchangeOf = (body: string, headers: Exchange['headers'] = {}): Exchange => ({
  url: "https://shop.example/a'b?token=abcdef&page=2",
  method: 'GET',
  requestHeaders: { cookie: 'sid=abcdef', 'user-agent': 'scanner' },
  status: 200,
  headers,
  body: Buffer.from(body),
  truncated: false,
});

test.each([0, 300, 3_000, 30_000])('the proof is shown, masked, %i characters deep in the answer', (depth) => {
  const proof = 'password=hunter2secret';
  const { response = '' } = evidenceOf(
    'Note.',
    exchangeOf(`${'.'.repeat(depth)}[${proof}]${'.'.repeat(9_000)}`),
    proof,
  );
  expect(response).toContain('[password=********');
  expect(response).not.toContain('hunter2');
  expect(Buffer.byteLength(response)).toBeLessThanOrEqual(4096);
});

test('cookies, credentials and secret parameters are hidden', () => {
  const evidence = evidenceOf('Note.', exchangeOf('', { 'set-cookie': ['sid=abcdef; Secure'] }));
  expect(JSON.stringify(evidence)).not.toContain('abcdef');
  expect(evidence.response).toContain('set-cookie: sid=********; Secure');
});

test('many long headers are cut, whatever their letters', () => {
  const { response = '' } = evidenceOf(
    'Note.',
    exchangeOf('', { 'x-long': Array.from({ length: 50 }, () => 'ü€'.repeat(50)) }),
  );
  expect(Buffer.byteLength(response)).toBeLessThanOrEqual(4096);
  expect(response).not.toContain('\ufffd');
});

test('a shell reads back exactly what was quoted', () => {
  const word = fc.string().filter((text) => !text.includes('\0'));
  fc.assert(
    fc.property(word, (text) => execFileSync('sh', ['-c', `printf %s ${quoteForShell(text)}`]).toString() === text),
    { numRuns: 25 },
  );
});
