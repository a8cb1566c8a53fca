import { expect, test } from 'vitest';
import { readCheckCatalogue } from './check-catalogue.ts';
import { parseMarkdown } from './parse-markdown.ts';
import { policyModel } from './policy-model.ts';
import type { RatingReportData } from './ratings/rating-document-data.ts';
import { ratingReportModel } from './ratings/rating-report-model.ts';
import { ratingSnapshotModel } from './ratings/rating-snapshot-model.ts';
import { readOwaspData, readPciRequirements } from './scans/owasp-data.ts';
import { reportModel } from './scans/report-model.ts';
import { securityPageModel } from './security-page-model.ts';
import { sayPseudo, withoutVowels, wordsOutsideTexts } from './testing/pseudo-words.ts';
import { sampleRatingReport } from './testing/rating-samples.ts';
import { sampleFinding, sampleReport, say, brand as usualBrand } from './testing/scan-report-samples.ts';
import { typesetDocument } from './typesetting/typeset-document.ts';
import { weaknessModel } from './weakness-model.ts';

const DAY = new Date('2026-11-21T20:00:00Z');
const brand = {
  ...usualBrand,
  ...{ brandNameLong: 'Cybr Sft', supportEmail: 'hlp@sft.xmpl', conciergeEmail: 'cncrg@sft.xmpl' },
};
const paper = { brand, logo: null, say: sayPseudo };

test('a weakness', async () => {
  const model = weaknessModel({
    ...paper,
    organisationName: 'Hrbr & Bkry',
    title: 'Rmt dsktp',
    severity: 'Critical',
    status: 'Resolved',
    statusNote: 'Fxd.',
    statusUpdatedAt: DAY,
    reportedOn: '2026-11-05',
    cvssScore: 9.8,
    cvssVector: 'CVSS:3.1/N',
    body: parseMarkdown('## Whr\n\nThr.'),
    fileNames: ['scn.txt'],
    createdAt: DAY,
  });
  expect(await wordsOutsideTexts(typesetDocument('weakness', model))).toEqual([]);
});

test.each(['Draft', 'Active'] as const)('a policy: %s', async (status) => {
  const isApproved = status === 'Active';
  const model = policyModel({
    library: null,
    history: [],
    ...paper,
    status,
    organisationName: 'Hrbr & Bkry',
    name: 'Mls',
    purpose: 'Wht.',
    audience: 'Ll',
    version: 3,
    approver: isApproved ? 'Dn Rys' : null,
    approvedAt: isApproved ? DAY : null,
    nextReview: isApproved ? DAY : null,
    savedAt: DAY,
    text: parseMarkdown(['Prps', 'Rls', 'Xcptns', 'Rvw'].map((name) => `## ${name}\n\nWrds.`).join('\n\n')),
    acknowledgements: isApproved ? [{ name: 'Nn', at: DAY, statement: 'Rd.', questions: 2, carriedFrom: 1 }] : [],
    createdAt: DAY,
  });
  expect(await wordsOutsideTexts(typesetDocument('policy', model))).toEqual([]);
});

test.each([-1, 0, 2, null])('the security page, with %s points more', async (gained) => {
  const step = { title: 'Scnd fctr', reason: 'Bcs.', gain: 6 };
  const model = securityPageModel({
    ...paper,
    gained,
    organisationName: 'Hrbr & Bkry',
    createdAt: DAY,
    score: 58,
    verdict: { tone: 'warning', title: 'Lt', text: 'Knwn.' },
    topics: [{ name: 'Sgnng', points: 12.4, of: 25 }],
    better: gained === null ? [] : ['Bttr'],
    worse: [],
    steps: [
      { ...step, minutes: 45, doneBy: 'it-provider' },
      { ...step, minutes: 90, doneBy: 'website-manager' },
      { ...step, minutes: 60 },
    ],
    late: 2,
    nextScanAt: DAY,
  });
  expect(await wordsOutsideTexts(typesetDocument('security-page', model))).toEqual([]);
});

/** Two of one request, with a mark each, and one that the scan before had too. */
const FINDINGS = [
  sampleFinding('P05', 'hsts-missing', 'Fct'),
  sampleFinding('P08', 'nosniff-missing', 'Fct'),
  sampleFinding('E02', 'environment-file', 'Fct'),
];

test.each([
  ['owasp', FINDINGS],
  ['owasp', []],
  ['pci', FINDINGS],
  ['pci', []],
] as const)('a scan report: %s, of %#', async (type, findings) => {
  const scan = { highs: 2, mediums: 1, lows: 0, fixed: 1 };
  const data = sampleReport({
    ...paper,
    type,
    findings,
    organisationName: 'Crnr Bkry',
    website: { name: 'Shp', url: 'https://shp.xmpl/' },
    scanLevel: 'normal',
    marks: {
      'P05/hsts-missing': { kind: 'accepted', reason: 'Gs wy.', endsAt: DAY },
      'P08/nosniff-missing': { kind: 'false-positive', reason: 'Gs wy.', endsAt: null },
    },
    previous: { completeTime: DAY, fingerprints: ['E02/environment-file', 'gone'] },
    trend: [DAY, new Date(DAY.getTime() + 86_400_000)].map((completeTime) => ({ ...scan, completeTime })),
    notTested: [{ name: 'Njctn', reason: 'Rsn.' }],
  });
  const model = reportModel(data);
  const content = [
    [...readCheckCatalogue('en').values()],
    readOwaspData(),
    readPciRequirements('en'),
    model.findings.map(({ fix }) => fix),
  ];
  const words = await wordsOutsideTexts(typesetDocument('scan-report', model), [content, STANDARDS]);
  expect(words).toEqual([]);
});

/** Names that are the same in every language. */
const STANDARDS = 'CWE OWASP Top WSTG CONF CVSS AV AC UI DSS PCI HTTPS https URI nginx Apache IIS';

const SAMPLE = sampleRatingReport();
const TOLD = new Set('title description why remediation who fix effort text evidence asset assets'.split(' '));
const RATED: RatingReportData = {
  ...SAMPLE,
  ...paper,
  ...withoutVowels({ findings: SAMPLE.findings, incidents: SAMPLE.incidents, raises: SAMPLE.raises }, TOLD),
  texts: {
    ...withoutVowels(SAMPLE.texts, TOLD),
    reasons: Object.fromEntries(
      Object.keys(SAMPLE.texts.reasons).map((reason) => [reason, 'Rsn.']),
    ) as RatingReportData['texts']['reasons'],
  },
  industryName: 'Rtl',
  rating: {
    ...SAMPLE.rating,
    company: { name: 'Hrbr & Pn', url: 'hrbr.xmpl' },
    assets: SAMPLE.rating.assets.map((asset) => ({ ...asset, host: 'hst.xmpl' })),
    industry_grade: { average_rating: 690, source: 'mdn', asOf: '2026-10-12' },
    reported: [1, 2].map(() => ({ title: 'Wknss', vectors: ['spf' as const], reportedOn: '2026-11-19', href: '/' })),
  },
};
const UNRATED: RatingReportData = {
  ...RATED,
  rating: { ...RATED.rating, state: 'not-enough-data', ratings: [], measuredAt: null, assets: [], reported: [] },
  industryName: '',
  raises: [],
};
const BY_OTHERS: RatingReportData = {
  ...RATED,
  rating: { ...RATED.rating, provider: 'bitsight', ceiling: null, industry_grade: null },
};

test.each([
  ['of the own rules', RATED],
  ['of too little', UNRATED],
  ['of BitSight', BY_OTHERS],
])('both documents about a rating %s', async (_, data) => {
  const names = ['BitSight', 'BitSíght'];
  expect(await wordsOutsideTexts(typesetDocument('rating-snapshot', ratingSnapshotModel(data)), names)).toEqual([]);
  expect(await wordsOutsideTexts(typesetDocument('rating-report', ratingReportModel(data)), names)).toEqual([]);
});

test('in English every word is one that the others do not have', async () => {
  const model = ratingSnapshotModel({ ...RATED, say });
  const words = await wordsOutsideTexts(typesetDocument('rating-snapshot', model));
  expect(words).toEqual(expect.arrayContaining(['Risk', 'vectors', 'Snapshot', 'average']));
});
