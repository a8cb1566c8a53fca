import { expect, test } from 'vitest';
import { type SecurityPageDocument, securityPageModel } from './security-page-model.ts';
import { pdfFacts } from './testing/pdf-facts.ts';
import { pdfText } from './testing/pdf-text.ts';
import { brand, say } from './testing/scan-report-samples.ts';
import { typesetDocument } from './typesetting/typeset-document.ts';

const STEP = {
  title: 'Turn on the second factor for email',
  reason: 'Most break-ins begin with a stolen password.',
  minutes: 45,
  gain: 6,
  doneBy: 'it-provider',
} as const;

const model = (changes: Partial<SecurityPageDocument> = {}) =>
  securityPageModel({
    brand,
    logo: null,
    say,
    organisationName: 'Harbor & Bakery',
    createdAt: new Date('2026-11-21T20:00:00Z'),
    score: 58,
    gained: 4,
    verdict: {
      tone: 'warning',
      title: 'A lot is in place',
      text: 'We don’t know of any serious open issues, but important measures are missing.',
    },
    topics: [
      { name: 'Signing in', points: 12.4, of: 25 },
      { name: 'Backups', points: 0, of: 20 },
    ],
    better: ['1 issue fixed on Shop'],
    worse: ['2 new issues found on Shop'],
    steps: [STEP, { ...STEP, title: 'Test a backup', minutes: 60, doneBy: 'you', gain: 0 }],
    late: 1,
    nextScanAt: new Date('2026-11-30T09:00:00Z'),
    ...changes,
  });

test('says how the firm stands, what to do, what changed and what comes, as a tagged PDF of one page', async () => {
  const bytes = typesetDocument('security-page', model());
  const { source, pages, bookmarks } = pdfFacts(bytes);
  expect(pages).toBe(1);
  expect(source).toContain('<pdfuaid:part>1</pdfuaid:part>');
  expect(bookmarks).toEqual(
    expect.arrayContaining(['What to do next', 'The latest changes in the past four weeks', 'Coming up']),
  );
  const [text] = await pdfText(bytes);
  for (const part of [
    '58of100points',
    '4pointshigherthanfourweeksago',
    '45minutes·yourITprovider·+6points',
    '1hour·you',
    '2newissuesfoundonShop',
    '12of25',
    '1personhasoverduetraining',
    'ThenextscanofyourwebsitesisonNov30,2026',
  ])
    expect(text).toContain(part);
});

test('is one page whatever the names are, and with nothing to tell', () => {
  const long = 'Überlange Wörter und Donaudampfschifffahrtsgesellschaft '.repeat(12);
  const full = model({
    organisationName: long,
    verdict: { tone: 'danger', title: '3 things outweigh everything else', text: long },
    topics: Array.from({ length: 8 }, () => ({ name: 'Computers, phones and servers', points: 3, of: 12 })),
    better: Array.from({ length: 6 }, () => long),
    worse: Array.from({ length: 6 }, () => `#panic() ${long}`),
    steps: Array.from({ length: 3 }, () => ({ ...STEP, title: long, minutes: 600 })),
    late: 1200,
  });
  expect(pdfFacts(typesetDocument('security-page', full)).pages).toBe(1);
  const bare = model({ topics: [], better: [], worse: [], steps: [], late: 0, nextScanAt: null, gained: null });
  expect(pdfFacts(typesetDocument('security-page', bare)).pages).toBe(1);
  expect(bare.moved).toBe('No score from four weeks ago to compare with.');
});
