import fc from 'fast-check';
import { expect, test } from 'vitest';
import { reportFileName } from './report-file-name.ts';

const report = {
  companyName: 'Northwind Traders Ltd.',
  websiteName: 'Main site',
  type: 'owasp' as const,
  date: new Date('2026-11-21T20:15:00Z'),
  timeZone: 'America/Los_Angeles',
};

test('first word of the company name, website name, report type, date', () => {
  expect(reportFileName(report)).toBe('Northwind_Main-site_OWASP_2026_11_21');
  expect(reportFileName({ ...report, type: 'pci' })).toBe('Northwind_Main-site_PCI_2026_11_21');
});

test("the date is the brand's day", () => {
  const night = { ...report, date: new Date('2027-01-01T05:00:00Z') };
  expect(reportFileName(night)).toMatch(/_2026_12_31$/);
  expect(reportFileName({ ...night, timeZone: 'Europe/Berlin' })).toMatch(/_2027_01_01$/);
});

test('names that file systems or addresses would refuse', () => {
  expect(reportFileName({ ...report, companyName: '../../etc/passwd', websiteName: 'a/b;c"d\r\nX: y' })).toBe(
    'etc-passwd_a-b-c-d-X-y_OWASP_2026_11_21',
  );
  expect(reportFileName({ ...report, companyName: ' Åsa  & Söner', websiteName: 'Büro 東京' })).toBe(
    'Åsa_Büro-東京_OWASP_2026_11_21',
  );
  expect(reportFileName({ ...report, companyName: '', websiteName: '???' })).toBe('OWASP_2026_11_21');
});

test('whatever the names are, the file name is one safe segment', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' }), (companyName, websiteName) => {
      const name = reportFileName({ ...report, companyName, websiteName });
      expect(name).toMatch(/^[\p{L}\p{M}\p{N}._-]+_2026_11_21$|^OWASP_2026_11_21$/u);
      expect(name.startsWith('.')).toBe(false);
      expect(() => encodeURIComponent(name)).not.toThrow();
      expect(name.length).toBeLessThan(400);
    }),
  );
});
