import { expect, test } from 'vitest';
import { sayPseudo, wordsOutsideTexts } from '../../documents/testing/pseudo-words.ts';
import { brand as usualBrand } from '../../documents/testing/scan-report-samples.ts';
import { typesetDocument } from '../../documents/typesetting/typeset-document.ts';
import { readinessModel } from './readiness-model.ts';
import type { ReadinessSheet } from './readiness-sheet.ts';

const DAY = '2026-11-21T20:00:00Z';
const line = { question: 'Qstn?', why: 'Bcs.', text: 'Txt.', by: 'Nn', at: null, contradicted: null, isStale: false };
const basis = ['seen', 'told', 'stated', 'none', 'seen', 'told', 'stated'];
const questions = (['yes', 'partly', 'no', 'unknown', 'not-applicable', 'written', 'yours'] as const).map(
  (state, place) => ({ ...line, state, basis: basis[place], at: place > 2 ? '2026-11-20' : null, proofFile: null }),
);
const sheet = {
  company: 'Hrbr',
  counts: { yes: 1200, partly: 1, no: 1, unknown: 1, yours: 1 },
  signedBy: '',
  topics: [
    { title: 'Tpc', questions },
    {
      title: 'Tpc',
      questions: [
        {
          ...{ ...line, state: 'no', basis: 'stated', isStale: true, contradicted: { value: 'yes', at: DAY } },
          proofFile: { fileName: 'prf.txt', addedAt: DAY },
        },
      ],
    },
  ],
} as unknown as ReadinessSheet;

test('the sheet says nothing that is no text', async () => {
  const paper = { brand: { ...usualBrand, brandNameLong: 'Cybr Sft' }, logo: null, say: sayPseudo };
  const model = readinessModel(sheet, { ...paper, now: new Date(DAY) });
  expect(await wordsOutsideTexts(typesetDocument('readiness-sheet', model))).toEqual([]);
  expect(model.counts[0]?.count).toBe('1\u00a0200');
});
