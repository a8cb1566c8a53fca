import fc from 'fast-check';
import { expect, test } from 'vitest';
import { unsaid } from '../texts/unsaid.ts';
import { attachmentForm, attachmentName } from './attachment.ts';
import { attachmentFaults } from './concierge.texts.ts';

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

test('V5.2.2 files are taken by their first bytes and their name together', () => {
  expect(attachmentForm('a.png', bytes('\x89PNG\r\n\x1a\nrest'))).toEqual({ form: 'signed' });
  expect(attachmentForm('A.PDF', bytes('%PDF-1.7'))).toEqual({ form: 'signed' });
  expect(attachmentForm('notes.txt', bytes('anything'))).toEqual({ form: 'text' });
  expect(attachmentForm('a.docx', bytes('PK\x03\x04'))).toEqual({ form: 'office' });
  for (const [name, start] of [
    ['a.png', 'MZ program'],
    ['a.pdf', '\x89PNG\r\n\x1a\n'],
    ['a.docx', '<html>'],
    ['a.gif', 'GIF88a'],
  ] as const)
    expect(attachmentForm(name, bytes(start))).toEqual({ fault: unsaid(attachmentFaults.notItsName) });
});

test.each(['a.exe', 'a.html', 'a.svg', 'a.js', 'a.zip', 'a.docm', 'a.png.exe', 'png', '', 'a.png ', 'a.constructor'])(
  'V5.2.2 %s is refused whatever it holds',
  (name) => {
    expect(attachmentForm(name, bytes('%PDF-1.7'))).toHaveProperty('fault');
  },
);

test('a name keeps its words and its ending, and loses what hides', () => {
  expect(attachmentName('C:\\temp\\Screen shot.png')).toBe('Screen shot.png');
  expect(attachmentName('../../etc/passwd.txt')).toBe('passwd.txt');
  expect(attachmentName('invoice\u202Efdp.txt')).toBe('invoice_fdp.txt');
  expect(attachmentName('.txt')).toBe('txt.txt');
  expect(attachmentName(`${'x'.repeat(300)}.pdf`)).toHaveLength(124);
});

test('a name never holds a folder, or a control character', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (name) => {
      const kept = attachmentName(name);
      expect(kept).not.toMatch(/[/\\\p{Cc}\p{Cf}]/u);
      expect(kept).not.toBe('');
    }),
    { numRuns: 40 },
  );
});
