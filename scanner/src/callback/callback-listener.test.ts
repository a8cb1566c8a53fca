import { connect, Socket } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { say } from '../../testing/directory-client.ts';
import { type CallbackListener, startCallbackListener } from './callback-listener.ts';

const WORD = 'zq0123456789';
const CALL = Buffer.from(`GET /${WORD} HTTP/1.1\r\n\r\n`);

let listener: CallbackListener;
let heard: string[];
beforeEach(async () => {
  listener = await startCallbackListener({ port: 0, host: '127.0.0.1' });
  heard = [];
  listener.onCall((word) => heard.push(word));
});
afterEach(() => listener.close());

/** Somebody who is there and says only this. */
function caller(bytes: Buffer = Buffer.alloc(0)) {
  const socket = connect(listener.port, '127.0.0.1');
  socket.on('error', () => undefined);
  const connected = new Promise<void>((resolve) => socket.once('connect', resolve));
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  socket.resume();
  if (bytes.length > 0) socket.write(bytes);
  return { socket, connected, closed };
}

test('a call of 8 KB is heard, and at one byte more the caller is hung up on', async () => {
  const END = Buffer.from('\r\n\r\n');
  const head = CALL.subarray(0, CALL.length - END.length);
  const callOf = (length: number) => Buffer.concat([head, Buffer.alloc(length - CALL.length, 0x41), END]);
  expect((await say(listener.port, callOf(8 * 1024))).toString()).toContain('200 OK');
  expect(heard).toEqual([WORD]);
  const { socket, closed } = caller(callOf(8 * 1024 + 1));
  const answers: Buffer[] = [];
  socket.on('data', (answer: Buffer) => answers.push(answer));
  await closed;
  expect(answers).toEqual([]);
});

test('a hundred callers are heard at once, and one more is hung up on', async () => {
  const callers = Array.from({ length: 100 }, () => caller());
  await Promise.all(callers.map(({ connected }) => connected));
  await caller(CALL).closed;
  expect(heard).toEqual([]);
  for (const { socket } of callers) socket.write(CALL);
  await Promise.all(callers.map(({ closed }) => closed));
  expect(heard).toHaveLength(100);
  expect((await say(listener.port, CALL)).toString()).toContain('200 OK');
});

test('who is silent for five seconds is hung up on', async () => {
  const { setTimeout } = Socket.prototype;
  const patience: number[] = [];
  const watch = vi.spyOn(Socket.prototype, 'setTimeout').mockImplementation(function (this: Socket, ms, end) {
    patience.push(ms);
    return setTimeout.call(this, 1, end);
  });
  try {
    await caller().closed;
    expect(patience).toEqual([5_000]);
  } finally {
    watch.mockRestore();
  }
});
