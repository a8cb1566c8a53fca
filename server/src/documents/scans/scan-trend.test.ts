import { expect, test } from 'vitest';
import { pdfFacts } from '../testing/pdf-facts.ts';
import { pdfText } from '../testing/pdf-text.ts';
import { brand, sampleReport, say } from '../testing/scan-report-samples.ts';
import { typesetDocument } from '../typesetting/typeset-document.ts';
import { reportModel } from './report-model.ts';
import { printedScanTrend, type TrendScan } from './scan-trend.ts';

const WEEK_MS = 7 * 24 * 60 * 60_000;
const scans = (count: number): TrendScan[] =>
  Array.from({ length: count }, (_, index) => ({
    completeTime: new Date(Date.parse('2026-08-01T20:00:00Z') + index * WEEK_MS),
    highs: count - 1 - index,
    mediums: 1,
    lows: 2,
    fixed: index === 0 ? 0 : 1,
  }));

test('the latest twelve are columns with the worst on top, and words say the first and the last', () => {
  const trend = printedScanTrend(scans(14), brand, say);
  expect(trend?.columns).toHaveLength(12);
  expect(trend?.greatest).toBe(14);
  expect(trend?.columns[0]).toMatchObject({ day: 'Aug 15', total: 14, fixed: 1 });
  expect(trend?.columns[0]?.parts.map(({ count }) => count)).toEqual([11, 1, 2]);
  expect(trend?.inWords).toBe(
    'Issues in 12 scans: on Aug 15, 2026, 11 high, 1 medium, 2 low; on Oct 31, 2026, 0 high, 1 medium, 2 low.',
  );
});

test('one scan is no trend', () => {
  expect(printedScanTrend(scans(1), brand, say)).toBeNull();
  expect(printedScanTrend([], brand, say)).toBeNull();
});

test('scans that found nothing are columns of nothing', () => {
  const clean = scans(3).map((scan) => ({ ...scan, highs: 0, mediums: 0, lows: 0 }));
  expect(printedScanTrend(clean, brand, say)).toMatchObject({
    greatest: 1,
    columns: [{ total: 0 }, { total: 0 }, { total: 0 }],
  });
});

test('the report has it from the second scan on, with its days', async () => {
  const report = (count: number) => typesetDocument('scan-report', reportModel(sampleReport({ trend: scans(count) })));
  expect(pdfFacts(report(1)).bookmarks).not.toContain('Scan by scan');
  const pdf = report(12);
  expect(pdfFacts(pdf).bookmarks).toContain('Scan by scan');
  const [, summary = ''] = await pdfText(pdf);
  expect(summary).toContain('Aug1');
  expect(summary).toContain('fixedsincethepreviousscan');
});
