import fc from 'fast-check';
import { expect, test } from 'vitest';
import { downloadName } from './download-name.ts';

test.each([
  ['Report of May', 'Report of May.pdf'],
  ['Report.pdf', 'Report.pdf'],
  ['Report.PDF', 'Report.pdf'],
  ['invoice.exe', 'invoice.exe.pdf'],
  ['../../etc/passwd', 'etc_passwd.pdf'],
  ['..\\..\\boot.ini', 'boot.ini.pdf'],
  ['a\r\nSet-Cookie: x=1', 'a_Set-Cookie_ x=1.pdf'],
  ['Bericht für Müller', 'Bericht für Müller.pdf'],
  ['日本', '日本.pdf'],
  ['\u202efdp.exe', 'fdp.exe.pdf'],
  ['nul', '_nul.pdf'],
  ['   ', 'stored.pdf'],
  ['...', 'stored.pdf'],
  ['', 'stored.pdf'],
])('V5.3.2 %j is saved as %j', (wished, expected) => {
  expect(downloadName(wished, 'stored.pdf')).toBe(expected);
});

test('whatever is wished for, the name has no folder, no control character and the ending of the file', () => {
  const wishes = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string({ unit: fc.constantFrom('.', '/', '\\', 'a', '\n', ' ') }),
  );
  fc.assert(
    fc.property(wishes, (wished) => {
      const name = downloadName(wished, 'stored.pdf');
      expect(name).toMatch(/^[^\\/:*?"<>|\p{Cc}]+\.pdf$/u);
      expect(name).not.toMatch(/^\./);
      expect(name.isWellFormed()).toBe(true);
      expect([...name].length).toBeLessThanOrEqual(130);
    }),
  );
});
