import dgram from 'node:dgram';
import dns from 'node:dns/promises';
import { connect } from 'node:net';
import { encode, streamEncode } from 'dns-packet';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { CallbackListener } from './callback-listener.ts';
import { startNameResponder } from './name-responder.ts';

const WORD = 'zq0123456789';
const ZONE = 'calls.portal.example';

let responder: CallbackListener;
let resolver: dns.Resolver;
let heard: string[];
beforeEach(async () => {
  responder = await startNameResponder({ zone: ZONE, port: 0, host: '127.0.0.1' });
  heard = [];
  responder.onCall((word, protocol) => heard.push(`${protocol} ${word}`));
  resolver = new dns.Resolver({ timeout: 2_000, tries: 1 });
  resolver.setServers([`127.0.0.1:${responder.port}`]);
});
afterEach(() => responder.close());

const codeOf = (name: string) => resolver.resolve4(name).then(String, (error: NodeJS.ErrnoException) => error.code);

test.each([
  ['a name with a word', `${WORD}.${ZONE}`, 'ENODATA', [`DNS ${WORD}`]],
  ['in letters that a resolver mixed', `ZQ0123456789.Calls.PORTAL.example`, 'ENODATA', [`DNS ${WORD}`]],
  ['with something before the word', `a.b.${WORD}.${ZONE}`, 'ENODATA', [`DNS ${WORD}`]],
  ['the zone itself', ZONE, 'ENODATA', []],
  ['a name that was not given out', `www.${ZONE}`, 'ENOTFOUND', []],
  ['a word that is not next to the zone', `${WORD}.www.${ZONE}`, 'ENOTFOUND', []],
  ['a name of others', 'www.example.com', 'EREFUSED', []],
  ['a name that only ends alike', `${WORD}.not${ZONE}`, 'EREFUSED', []],
])('%s is answered so that nobody waits', async (_, name, code, words) => {
  expect(await codeOf(name)).toBe(code);
  expect(heard).toEqual(words);
});

test('the zone has a record that says who answers for it', async () => {
  expect(await resolver.resolveSoa(ZONE)).toMatchObject({ nsname: ZONE });
});

test('by TCP, in pieces, one question after the other', async () => {
  const question = (name: string) => streamEncode({ type: 'query', id: 7, questions: [{ type: 'A', name }] });
  const both = Buffer.concat([question(`${WORD}.${ZONE}`), question(`zqaaaaaaaaaa.${ZONE}`)]);
  const socket = connect(responder.port, '127.0.0.1');
  let said = '';
  await new Promise<void>((resolve) => {
    socket.on('data', (chunk: Buffer) => {
      said += chunk.toString('latin1');
      if (said.includes('zq0123456789') && said.includes('zqaaaaaaaaaa')) resolve();
    });
    socket.write(both.subarray(0, 9), () => socket.write(both.subarray(9)));
  });
  socket.destroy();
  expect(heard).toEqual([`DNS ${WORD}`, 'DNS zqaaaaaaaaaa']);
});

test('what is no question harms nobody, and who asks too much in a second is not answered', async () => {
  const socket = dgram.createSocket('udp4');
  const answers: Buffer[] = [];
  socket.on('message', (answer) => answers.push(answer));
  const send = (bytes: Buffer) =>
    new Promise<void>((resolve) => socket.send(bytes, responder.port, '127.0.0.1', () => resolve()));
  for (const bytes of [Buffer.alloc(1), Buffer.alloc(12, 0xff), Buffer.alloc(600, 1)]) await send(bytes);
  const question = encode({ type: 'query', id: 1, questions: [{ type: 'A', name: `${WORD}.${ZONE}` }] });
  for (let count = 0; count < 200; count += 1) await send(question);
  await expect.poll(() => answers.length).toBeGreaterThan(10);
  socket.close();
  expect(heard.length).toBeLessThanOrEqual(100);
  expect(Math.max(...answers.map(({ length }) => length))).toBe(question.length);
});
