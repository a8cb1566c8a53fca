import { FINDING_KINDS } from '@portal/scanner/surface/finding-kinds.ts';
import { expect, test } from 'vitest';
import { sayFor } from '../system/texts/say-for.ts';
import type { RatingReportData } from './ratings/rating-document-data.ts';
import { ratingReportModel } from './ratings/rating-report-model.ts';
import { ratingSnapshotModel } from './ratings/rating-snapshot-model.ts';
import { EXTREME_FIRM } from './testing/extreme-firm.ts';
import { pdfFacts } from './testing/pdf-facts.ts';
import { sampleRatingReport } from './testing/rating-samples.ts';
import { typesetDocument } from './typesetting/typeset-document.ts';

const SAMPLE = sampleRatingReport();
const snapshot = (data: RatingReportData) => pdfFacts(typesetDocument('rating-snapshot', ratingSnapshotModel(data)));
const report = (data: RatingReportData) => pdfFacts(typesetDocument('rating-report', ratingReportModel(data)));
const withRating = (changes: Partial<RatingReportData['rating']>) => ({
  ...SAMPLE,
  rating: { ...SAMPLE.rating, ...changes },
});

/** A firm with too little to be rated, and the least that there can be of everything. */
const UNRATED: RatingReportData = {
  ...withRating({ state: 'not-enough-data', ratings: [], industry_grade: null, assets: [], measuredAt: null }),
  industryName: '',
  raises: [],
  findings: [],
  incidents: [],
};
const LONG = 'Brücken- und Stahlbau '.repeat(40);
/** As much as there can be, with the longest names. */
const FULL: RatingReportData = {
  ...withRating({ company: { name: LONG, url: `${'long-label.'.repeat(20)}example` } }),
  brand: { ...SAMPLE.brand, brandNameLong: LONG, locale: 'en-GB' },
  say: sayFor({ ...SAMPLE.brand, locale: 'en-GB' }),
  industryName: LONG,
  raises: Array.from({ length: 40 }, () => SAMPLE.raises).flat(),
  findings: SAMPLE.findings.flatMap((finding) =>
    Array.from({ length: 20 }, (_, index) => ({
      ...finding,
      asset: `${index}.${'host-'.repeat(40)}example`,
      evidence: [LONG, '#panic()'],
    })),
  ),
  incidents: Array.from({ length: 50 }, () => SAMPLE.incidents).flat(),
};

const REPORTED = ['spf', 'open_ports', 'open_ports'].map((vector, index) => ({
  title: `${index} ${LONG}`,
  vectors: [vector as 'spf' | 'open_ports'],
  reportedOn: '2026-11-19',
  href: `/concierge/weaknesses/${index}`,
}));

test('where an expert reported an open weakness no headline says that no door is open', () => {
  const rated = (rating: number, reported: typeof REPORTED) =>
    ratingSnapshotModel(
      withRating({ ratings: [{ ...SAMPLE.rating.ratings[0], rating } as never], ceiling: null, reported }),
    ).rating.headline;
  expect(rated(700, [])).toBe('We found no open doors, but something important is missing');
  expect(rated(700, REPORTED.slice(0, 1))).toBe(
    'Something important is missing, and experts reported one more weakness',
  );
  expect(rated(800, REPORTED)).toBe(
    'What can be seen from the outside is well maintained, and experts reported 3 more weaknesses',
  );
});

test('both documents tell beside the number what experts reported, and their pages hold it', () => {
  const many = { ...FULL, rating: { ...FULL.rating, reported: REPORTED } };
  expect(ratingSnapshotModel(many).reported).toMatchObject({
    title: 'Experts reported 3 open weaknesses in addition to what this rating shows',
    weaknesses: [expect.stringMatching(/, 19 Nov 2026$/)],
    andMore: ', and 2 more',
  });
  expect(ratingReportModel(many).reported?.weaknesses).toHaveLength(3);
  expect(ratingReportModel(SAMPLE).reported).toBeNull();
  expect(snapshot(many).pages).toBe(1);
  const onLetter = { ...many, brand: { ...many.brand, locale: 'en-US' } };
  expect(snapshot(onLetter).pages).toBe(1);
  expect(snapshot(withRating({ reported: REPORTED })).pages).toBe(1);
  expect(snapshot(many).bookmarks.length).toBeGreaterThan(2);
  expect(report(withRating({ reported: REPORTED })).pages).toBeLessThanOrEqual(20);
});

test('the snapshot is exactly one page, whatever is on it, and tagged', () => {
  const { source, pages, bookmarks } = snapshot(SAMPLE);
  expect(pages).toBe(1);
  expect(source).toContain('<pdfuaid:part>1</pdfuaid:part>');
  expect(source).toContain('The rating is 490, in the Basic band; the industry average is 690.');
  expect(bookmarks).toEqual(
    expect.arrayContaining([
      'Snapshot Report: Harbor & Pine Furniture',
      'What would raise the rating most',
      'Your attack surface trend',
    ]),
  );
  expect(snapshot(FULL).pages).toBe(1);
  const onLetter = { ...FULL.brand, locale: 'en-US', supportEmail: `${'support.'.repeat(24)}@example.com` };
  expect(snapshot({ ...FULL, brand: onLetter }).pages).toBe(1);
  expect(snapshot(UNRATED).pages).toBe(1);
  expect(snapshot(withRating({ ratings: SAMPLE.rating.ratings.slice(0, 1) })).pages).toBe(1);
});

test('the detailed report has 10 to 20 pages, and bookmarks its parts and every vector', () => {
  const { source, pages, bookmarks } = report(SAMPLE);
  expect(pages).toBeGreaterThanOrEqual(10);
  expect(pages).toBeLessThanOrEqual(20);
  expect(source).toContain('<pdfuaid:part>1</pdfuaid:part>');
  expect(source).toContain(
    'Line chart from Apr 20, 2026 to Oct 12, 2026. 490: 130 points above the rating on Apr 20, 2026.',
  );
  expect(bookmarks).toEqual(
    expect.arrayContaining([
      'In short',
      'The rating and its bands',
      'What would raise the rating',
      'Compared with the industry',
      'Your attack surface trend',
      'SPF Domains',
      'DNSSEC*',
      'Domain Squatting**',
      'What was checked',
      'How the rating works',
      'Limits',
    ]),
  );
});

test('a report has 10 to 20 pages, with nothing in it and with far too much', () => {
  const least = report(UNRATED);
  expect(least.pages).toBeGreaterThanOrEqual(10);
  expect(least.bookmarks).not.toContain('Your attack surface trend');
  expect(least.source).toContain('There is no rating yet.');
  expect(report(FULL).pages).toBeLessThanOrEqual(20);
});

// Between the sizes lies where a report has just no room for the next more telling form.
test.each([1, 2, 5, 10])('the largest believable firm, and a %ith of it, fit on 20 pages', (part) => {
  const { pages } = report(sampleRatingReport(EXTREME_FIRM.filter((_, index) => index % part === 0)));
  expect(pages).toBeGreaterThanOrEqual(10);
  expect(pages).toBeLessThanOrEqual(20);
});

test('where there is no room for all, the worst is told, and the rest is named and counted', () => {
  const data = sampleRatingReport(EXTREME_FIRM);
  const vectors = ratingReportModel(data).categories.flatMap((category) => category.vectors);
  const certificates = vectors.find(({ slug }) => slug === 'ssl_certificates');
  expect(certificates?.kinds.map(({ label }) => label)).toEqual(['Bad', 'Bad']);
  expect(certificates?.furtherKinds.map(({ label }) => label).toSorted()).toEqual(
    ['Bad', 'Bad', 'Bad', 'Warn', 'Warn', 'Fair', 'Good'].toSorted(),
  );
  // Equally bad kinds stand by what their fixing brings.
  expect(vectors.find(({ slug }) => slug === 'open_ports')?.kinds.map(({ title }) => title)).toEqual([
    'A database is open to everyone on the internet',
    'A control panel is open to everyone on the internet',
  ]);
  const printed = vectors.flatMap(({ kinds, furtherKinds, gone, furtherGone }) => [
    ...kinds.map(({ places, furtherPlaces }) => places.length + furtherPlaces),
    ...furtherKinds.map(({ places }) => places),
    gone.length + furtherGone,
  ]);
  expect(printed.reduce((sum, one) => sum + one, 0)).toBe(data.findings.length);
  const all = ratingReportModel(SAMPLE).categories.flatMap((category) => category.vectors);
  expect(all.every(({ furtherKinds }) => furtherKinds.length === 0)).toBe(true);
});

test('a rating of BitSight comes without the rules and weights of the own model', () => {
  const { source, bookmarks } = report({
    ...withRating({ provider: 'bitsight', coverage: 0, assets: [] }),
    raises: [],
  });
  expect(source).toContain('<pdfuaid:part>1</pdfuaid:part>');
  expect(bookmarks).toContain('How the rating works');
  expect(bookmarks).not.toContain('From grades to the rating');
  expect(bookmarks).not.toContain('What was checked');
});

test('what is printed is what the model gives: the worst first, with what to do and what has gone', () => {
  const model = ratingReportModel(SAMPLE);
  const vectors = model.categories.flatMap((category) => category.vectors);
  expect(vectors).toHaveLength(22);
  const ports = vectors.find(({ slug }) => slug === 'open_ports');
  expect(ports?.kinds.map(({ label, title }) => [label, title])).toEqual([
    ['Bad', 'A computer can be controlled from the internet'],
    ['Warn', 'Files are transferred without encryption'],
    ['Good', 'The website can be reached where it should be'],
  ]);
  expect(ports?.kinds.map(({ fix }) => fix.length > 0)).toEqual([true, true, false]);
  const certificates = vectors.find(({ slug }) => slug === 'ssl_certificates');
  expect(certificates?.gone.map((spans) => spans.map(({ text }) => text).join(''))).toEqual([
    'The certificate is not valid today: old.harborandpine.example, fixed on Oct 3, 2026',
  ]);
  expect(vectors.find(({ slug }) => slug === 'mobile_software')?.reason.at(-1)?.text).toContain('cannot see it');
  expect(model.rating).toMatchObject({
    value: 490,
    coverage: '100%',
    band: { name: 'Basic' },
    headline: 'One open issue holds the rating down',
  });
  expect(model.industry?.thatIs).toBe('That is 200 points below the average for your industry.');
  expect(model.industry?.yoursAsOf).toMatch(/industry \(as of .*20\d\d\)\.$/);
  expect(model.raises[0]).toMatchObject({
    points: 174,
    ratingAfter: 670,
    when: '172 at the next check, the rest within 60 days',
  });
});

test('every kind that can lower a rating says step by step how to fix it, and a good one has nothing to fix', () => {
  const { kinds } = SAMPLE.texts;
  for (const [kind, { grades }] of Object.entries(FINDING_KINDS)) {
    const steps = kinds[kind]?.fix.length ?? 0;
    const lowers = grades.some((grade) => grade !== 'GOOD' && grade !== 'NEUTRAL') && kind !== 'weakness-mended';
    if (lowers) expect(steps, kind).toBeGreaterThan(0);
    if (grades.every((grade) => grade === 'GOOD')) expect(steps, kind).toBe(0);
  }
});
