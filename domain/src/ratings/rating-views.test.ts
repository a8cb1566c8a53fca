import { expect, test } from 'vitest';
import { contrastRatio } from '../portal/colour-contrast.ts';
import { portalMedian } from './industry-average.ts';
import { RATING_BANDS, ratingBand } from './rating-bands.ts';
import { canSubmitSnapshot, isSnapshotUrlWrong } from './snapshot-form.ts';
import { comparableRatings, trendChart } from './trend-chart.ts';
import { GRADE_COLOURS, vectorGrade } from './vector-grades.ts';

test('a limit belongs to the upper band, and letters are absolute', () => {
  expect([250, 639, 640, 739, 740, 900].map((rating) => ratingBand(rating).name.text)).toEqual([
    'Basic',
    'Basic',
    'Intermediate',
    'Intermediate',
    'Advanced',
    'Advanced',
  ]);
  const values = [1, 0.9, 0.89, 0.75, 0.74, 0.55, 0.54, 0.35, 0.34, 0, null];
  expect(values.map(vectorGrade).join(' ')).toBe('A A B B C C D D F F N/A');
});

test('colours of grades and bands can be read on white', () => {
  const colours = [...Object.values(GRADE_COLOURS), ...RATING_BANDS.map(({ colour }) => colour)];
  for (const colour of colours) expect(contrastRatio(colour, '#ffffff')).toBeGreaterThanOrEqual(4.5);
});

test('an industry has a median from 30 firms on that are rated here', () => {
  const ratings = [...Array.from({ length: 14 }, () => 500), 600, 640, ...Array.from({ length: 14 }, () => 800)];
  expect(portalMedian(ratings.slice(1), '2026-11-22')).toBeNull();
  expect(portalMedian(ratings, '2026-11-22')).toMatchObject({ average: 620, asOf: '2026-11-22' });
  expect(portalMedian([...ratings, 900], '2026-11-22')?.average).toBe(640);
});

test('a trend: a point a day, padded to 150, with lines above 100 points', () => {
  const chart = trendChart([
    { rating: 870, rating_date: '2026-03-03' },
    { rating: 280, rating_date: '2026-03-01' },
    { rating: 700, rating_date: '2026-03-01' },
  ]);
  expect(chart.points).toEqual([
    { day: '2026-03-01', rating: 280, drawn: 300 },
    { day: '2026-03-02', rating: 280, drawn: 300 },
    { day: '2026-03-03', rating: 870, drawn: 850 },
  ]);
  expect([chart.padding, chart.thresholds, chart.rulesChangedAt]).toEqual([147, [], null]);
  const mixed = [
    { rating: 630, rating_date: '2026-03-03', model: 'b' },
    { rating: 850, rating_date: '2026-03-01', model: 'a' },
  ];
  expect(trendChart(mixed).rulesChangedAt).toBe(2);
  expect(comparableRatings(mixed)).toEqual(mixed.slice(0, 1));
  const over = (days: number) =>
    trendChart([
      { rating: 700, rating_date: new Date(Date.UTC(2026, 0, days)).toISOString().slice(0, 10) },
      { rating: 700, rating_date: '2026-01-01' },
    ]);
  expect([over(100).thresholds, over(101).thresholds]).toEqual([[], [640, 740, 850]]);
  expect([over(149).padding, over(150).padding, over(151).padding, trendChart([]).padding]).toEqual([1, 0, 0, 150]);
});

test('the snapshot dialog: something must differ, and the address must be one', () => {
  const stored = { companyName: 'Firm', companyUrl: 'firm.example', numberOfEmployees: '10', industry: 'IT' };
  const canSubmit = (entered: Partial<typeof stored>, isLoading = false) =>
    canSubmitSnapshot(stored, { ...stored, ...entered }, isLoading);
  expect(canSubmit({})).toBe(false);
  expect(canSubmit({ companyUrl: 'https://firm.example' })).toBe(false);
  expect(canSubmit({ companyUrl: 'http://other.example' })).toBe(true);
  expect(canSubmit({ companyName: 'Other' })).toBe(true);
  expect(canSubmit({ numberOfEmployees: '20', industry: 'RETAIL' })).toBe(true);
  expect(canSubmit({ companyName: 'Other' }, true)).toBe(false);
  expect(canSubmit({ companyName: 'Other', companyUrl: 'not an address' })).toBe(false);
  expect(isSnapshotUrlWrong({ ...stored, companyUrl: '' })).toBe(false);
  expect(isSnapshotUrlWrong({ ...stored, companyUrl: 'ftp://firm.example' })).toBe(true);
});
