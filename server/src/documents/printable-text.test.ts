import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contentFolder } from './content-folder.ts';
import { mapTexts, printableText } from './printable-text.ts';
import { fontCoverage } from './typesetting/font-coverage.ts';

const coverageOf = (file: string) => fontCoverage(readFileSync(new URL(`fonts/${file}`, contentFolder('documents'))));
const isAscii = (code: number) => code < 0x7f;

describe('coverage of a font', () => {
  test('of every font for prose and code holds the characters that are printed unseen', () => {
    for (const file of ['Inter-Regular.ttf', 'Inter-SemiBold.ttf', 'Inter-Bold.ttf']) {
      const covered = coverageOf(file);
      for (const character of '‘’“”–…·') expect(covered.has(character.codePointAt(0) ?? 0)).toBe(true);
      for (let code = 0x20; code < 0x7f; code += 1) expect(covered.has(code)).toBe(true);
    }
  });

  test('holds what the font can draw and not what it cannot', () => {
    const inter = coverageOf('Inter-Regular.ttf');
    for (const character of 'Aé–“…□ж') expect(inter.has(character.codePointAt(0) ?? 0), character).toBe(true);
    for (const character of '株م😀') expect(inter.has(character.codePointAt(0) ?? 0), character).toBe(false);
    expect(coverageOf('NotoSansArabic-Regular.ttf').has('م'.codePointAt(0) ?? 0)).toBe(true);
    expect(coverageOf('NotoSansHebrew-Regular.ttf').has('ש'.codePointAt(0) ?? 0)).toBe(true);
  });
});

describe('printable text', () => {
  test('keeps what can be printed, lines included', () => {
    expect(printableText('a\r\nb\tc', isAscii, 'box')).toBe('a\nb    c');
  });

  test('shows what cannot be printed as a box, or escaped where exact bytes matter', () => {
    expect(printableText('a😀\u202Eb\u0000', isAscii, 'box')).toBe('a□b');
    expect(printableText('a😀\u202Eb\u0000', isAscii, 'escape')).toBe('a\\u{1f600}\\u{202e}b\\u{0}');
  });

  test('keeps at most four accents on a letter', () => {
    expect(printableText(`e${'\u0301'.repeat(1000)}x`, () => true, 'box')).toBe(`e${'\u0301'.repeat(4)}x`);
  });

  test('never leaves anything else', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) =>
        /^[\n -~‘’“”–…]*$/.test(printableText(text, isAscii, 'escape')),
      ),
    );
  });
});

test('texts change at any depth, everything else stays', () => {
  const value = { a: ['x', 1, null, { b: 'y' }], c: true };
  expect(mapTexts(value, (text, field) => `${field}:${text}`)).toEqual({ a: ['a:x', 1, null, { b: 'b:y' }], c: true });
});
