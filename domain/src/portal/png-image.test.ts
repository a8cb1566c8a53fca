import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pngProblem } from './png-image.ts';

/** A picture of one transparent pixel. */
const PIXEL = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=='),
  (letter) => letter.charCodeAt(0),
);

const withWidth = (width: number) => {
  const bytes = PIXEL.slice();
  new DataView(bytes.buffer).setUint32(16, width);
  return bytes;
};

test('a whole picture is fine', () => {
  expect(pngProblem(PIXEL)).toBeNull();
  expect(pngProblem(withWidth(4000))).toBeNull();
});

test('one that is cut off, too large, without size or something else is not', () => {
  expect(pngProblem(PIXEL.slice(0, -1))).toMatch(/not a complete PNG/);
  expect(pngProblem(withWidth(4001))).toMatch(/larger than 4000 pixels/);
  expect(pngProblem(withWidth(0))).toMatch(/not a complete PNG/);
  expect(pngProblem(new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"></svg>'))).toMatch(
    /not a complete/,
  );
});

test('no bytes make the check fail', () => {
  fc.assert(
    fc.property(fc.uint8Array(), (bytes) => {
      expect(pngProblem(bytes)).not.toBeNull();
    }),
  );
});
