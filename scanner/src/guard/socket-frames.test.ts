import { expect, test } from 'vitest';
import { readSocketFrames } from './socket-frames.ts';

const frame = (head: number, text: string) => {
  const payload = Buffer.from(text);
  const size = payload.length < 126 ? [payload.length] : [126, payload.length >> 8, payload.length % 256];
  return Buffer.concat([Buffer.from([head, ...size]), payload]);
};
const LONG = 'x'.repeat(3_000);

test.each<[string, Buffer[], ReturnType<typeof readSocketFrames>]>([
  ['nothing', [], { count: 0, first: [], isClosed: false }],
  ['texts', [frame(0x81, 'a'), frame(0x81, 'é')], { count: 2, first: ['a', 'é'], isClosed: false }],
  ['bytes', [frame(0x82, 'abc')], { count: 1, first: ['(3 bytes)'], isClosed: false }],
  [
    'one in parts, with a ping between them',
    [frame(0x01, 'he'), frame(0x89, ''), frame(0x80, 'llo')],
    { count: 1, first: ['hello'], isClosed: false },
  ],
  ['a long one', [frame(0x81, LONG)], { count: 1, first: [LONG.slice(0, 2_000)], isClosed: false }],
  ['more than are kept', Array(5).fill(frame(0x81, 'a')), { count: 5, first: ['a', 'a', 'a'], isClosed: false }],
  ['the end', [frame(0x88, ''), frame(0x81, 'a')], { count: 0, first: [], isClosed: true }],
  ['half a frame', [frame(0x81, 'abc').subarray(0, 4)], { count: 0, first: [], isClosed: false }],
  ['a masked one', [Buffer.from([0x81, 0x81, 0, 0, 0, 0, 65])], { count: 0, first: [], isClosed: false }],
  ['a length beyond all', [Buffer.from([0x81, 127, ...Array(8).fill(255)])], { count: 0, first: [], isClosed: false }],
])('%s', (_, frames, heard) => {
  expect(readSocketFrames(Buffer.concat(frames))).toEqual(heard);
});
