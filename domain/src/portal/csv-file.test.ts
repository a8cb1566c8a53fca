import fc from 'fast-check';
import { expect, test } from 'vitest';
import { csvCell, csvFile } from './csv-file.ts';

test.each([
  ['Lark Bakery', 'Lark Bakery'],
  ['Lark, Bakery', '"Lark, Bakery"'],
  ['say "hi"', '"say ""hi"""'],
  ['two\nlines', '"two\nlines"'],
  ['=HYPERLINK("http://evil.example","x")', '"\'=HYPERLINK(""http://evil.example"",""x"")"'],
  ['+1 555 0100', "'+1 555 0100"],
  ['-2+3', "'-2+3"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'\t=1"],
  [' =1', "' =1"],
  ['dana@firm.example', 'dana@firm.example'],
])('%j becomes %j', (value, cell) => {
  expect(csvCell(value)).toBe(cell);
});

test('no cell begins a formula, and every row has as many cells as it was given', () => {
  const value = fc.string({ unit: fc.constantFrom('=', '+', '-', '@', '\t', '\r', '\n', '"', ',', 'a', ' ') });
  fc.assert(
    fc.property(fc.array(value, { minLength: 1, maxLength: 5 }), (row) => {
      for (const cell of row) expect(csvCell(cell)).not.toMatch(/^"?\s*[=+\-@]/);
      const text = csvFile(row, []).slice(1, -2);
      const bare = text.replaceAll('""', '').replaceAll(/"[^"]*"/g, '');
      expect(bare.split(',')).toHaveLength(row.length);
    }),
  );
});
