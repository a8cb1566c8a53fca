import { choose } from '@portal/domain/proof-packs/proof-parts.ts';
import { sayEnglish } from '@portal/domain/texts/testing/say-english.ts';
import { expect, test } from 'vitest';
import { pdfFacts } from '../../../documents/testing/pdf-facts.ts';
import { sayPseudo, wordsOutsideTexts } from '../../../documents/testing/pseudo-words.ts';
import { brand } from '../../../documents/testing/scan-report-samples.ts';
import { typesetDocument } from '../../../documents/typesetting/typeset-document.ts';
import type { ProofSnapshot } from '../proof-packs.tables.ts';
import { fileNames } from '../proof-packs.texts.ts';
import { tablePath } from './pack-csv.ts';
import { policyFileNames } from './policy-documents.ts';
import type { SummaryContent } from './summary-content.ts';
import { summaryModel } from './summary-model.ts';

const PAPER = { brand, logo: null, say: sayEnglish };
const NOTHING = choose(() => null);
const ALL: SummaryContent['parts'] = {
  policies: 'texts',
  signOffs: 'names',
  coverage: 'answers',
  training: 'names',
  websites: 'counts',
  maturity: 'levels',
  rating: 'rating',
  secondFactor: 'share',
};

const month = (place: number) => ({
  month: `2026-${String(place + 1).padStart(2, '0')}`,
  highs: 12 - place,
  mediums: 3,
  lows: 40,
});
const site = (name: string) => ({
  name,
  lastScanOn: '2026-11-20',
  highs: 1,
  mediums: 2,
  lows: 4,
  months: Array.from({ length: 12 }, (_, place) => month(place)),
});
const snapshot: ProofSnapshot = {
  facts: {
    policies: [],
    signOffs: [],
    training: { people: 0, courses: [] },
    websites: [site('Web shop'), site('ב'.repeat(60)), site(`https-${'x'.repeat(90)}`)],
    maturity: null,
    rating: {
      rating: 720,
      band: 'Intermediate',
      ratedOn: '2026-11-20',
      vectors: [
        { name: 'Mail', grade: 'A' },
        { name: 'Ports', grade: null },
      ],
    },
    secondFactor: { people: 1, withSecondFactor: 1, isRequired: true },
  },
  names: { signOffs: [], training: [] },
};
const content = (changes: Partial<SummaryContent> = {}): SummaryContent => ({
  organisation: 'Lark Bakery',
  recipient: '#panic("no") $x$ *Foods* \\',
  purpose: 'One line\nand another',
  parts: { ...NOTHING, websites: 'counts', rating: 'rating', secondFactor: 'share' },
  snapshot,
  askedAt: new Date('2026-11-21T20:00:00Z'),
  expiresAt: new Date('2027-02-20T07:59:59.999Z'),
  code: '7K2M-9PQR-4WXY-8TVB-1C3D',
  address: 'https://portal.example/proof/7K2M-9PQR-4WXY-8TVB-1C3D',
  files: ['data/websites.csv', 'data/rating.csv'],
  ...changes,
});
const typeset = (given: SummaryContent) => typesetDocument('proof-pack', summaryModel(given, PAPER));

test('says in a line what each part holds, and nothing of parts that were left out', () => {
  const model = summaryModel(content(), PAPER);
  expect(model.included).toEqual([
    { name: 'Website scans', says: '3 websites scanned, 3 open high-severity findings' },
    { name: 'Security rating', says: '720 (Intermediate)' },
    { name: 'Second factor', says: 'In use by 1 of 1 administrator of the security portal' },
  ]);
  expect(model).toMatchObject({ validUntil: 'Feb 19, 2027', policies: null, signOffs: null, training: null });
  expect(model.websites?.[0]).toMatchObject({
    trend: 'Fewer findings, or less serious ones, than in Jan 26.',
    months: { length: 12 },
  });
});

test('is set as a tagged PDF with a year of scans, hostile names, and next to nothing', () => {
  const full = pdfFacts(typeset(content()));
  expect(full.bookmarks).toEqual(expect.arrayContaining(['What is in this pack', 'Website scans', 'Security rating']));
  expect(full.source).toContain('/MarkInfo');
  expect(full.source).toContain('https://portal.example/proof/7K2M-9PQR-4WXY-8TVB-1C3D');
  const least = pdfFacts(
    typeset(content({ parts: { ...NOTHING, secondFactor: 'share' }, snapshot: emptied(), purpose: '', files: [] })),
  );
  expect(least.bookmarks).not.toContain('Website scans');
  expect(least.pages).toBeLessThanOrEqual(2);
});

function emptied(): ProofSnapshot {
  return { ...snapshot, facts: { ...snapshot.facts, websites: [], rating: null } };
}

test('policies of the same name, and of names that file systems refuse, get files of their own', () => {
  const policy = (policyId: string, name: string) => ({
    policyId,
    name,
    version: 1,
    approvedOn: '2026-01-01',
    reviewOn: '2027-01-01',
  });
  const names = policyFileNames(
    [policy('a', 'Mail / Web'), policy('b', 'mail / web'), policy('c', '../../x')],
    sayEnglish,
  );
  expect([...names.values()]).toEqual([
    'policies/Mail _ Web version 1.pdf',
    'policies/mail _ web b.pdf',
    'policies/x version 1.pdf',
  ]);
});

test('says nothing that is no text', async () => {
  const { policies: folder } = fileNames;
  const full: ProofSnapshot = {
    facts: {
      policies: [{ policyId: 'a', name: 'Mls', version: 2, approvedOn: '2026-01-01', reviewOn: '2027-01-01' }],
      signOffs: [{ policyId: 'a', name: 'Mls', version: 2, asked: 0, confirmed: 0 }],
      coverage: {
        frameworks: [{ name: 'Frmwrk', evidenced: 1, written: 2, missing: 3, total: 6 }],
        answers: [
          { topic: 'Tpc', question: 'Qstn?', answer: 'yes', reason: 'Rsn.', sources: ['XX-1'] },
          { topic: 'Tpc', question: 'Qstn?', answer: 'partly', reason: 'Rsn.', sources: [] },
        ],
      },
      training: { people: 1, courses: [{ courseId: 'c', name: 'Crs', assigned: 1200, completed: 7 }] },
      websites: [site('Shp'), { ...site('Shp'), highs: 90 }, { ...site('Shp'), ...month(0) }],
      maturity: {
        ...{ overallLevel: 1, levelName: 'Nm', answered: 1, answeredOn: '2026-11-01' },
        elements: [
          { name: 'Lmnt', level: 1, levelName: 'Nm', remark: 'Rmrk' },
          { name: 'Lmnt', level: null, levelName: null },
        ],
      },
      rating: { rating: 720, band: 'Bnd', ratedOn: '2026-11-20', vectors: [{ name: 'Prts', grade: null }] },
      secondFactor: { people: 2, withSecondFactor: 1, isRequired: false },
    },
    names: { signOffs: [], training: [] },
  };
  const files = (['sign-offs-names', 'training-names'] as const).map((name) => tablePath(name, sayPseudo));
  const named = { organisation: 'Hrbr', recipient: 'Bnk', purpose: 'Ln.', address: 'https://prtl.xyz/p', files };
  for (const policies of ['texts', 'list'] as const) {
    const given = content({ ...named, parts: { ...ALL, policies }, snapshot: full });
    const model = summaryModel(given, { ...PAPER, brand: { ...brand, brandNameLong: 'Cybr' }, say: sayPseudo });
    expect(await wordsOutsideTexts(typesetDocument('proof-pack', model), 'https')).toEqual([]);
    expect(
      model.policies?.lead
        .map(({ text }) => text)
        .join('')
        .includes(sayPseudo(folder)),
    ).toBe(policies === 'texts');
  }
});
