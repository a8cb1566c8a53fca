import { QUESTION_ANSWERS } from '@portal/domain/policies/answer-question.ts';
import { expect, test } from 'vitest';
import { sayPseudo, wordsOutsideTexts } from '../../../documents/testing/pseudo-words.ts';
import { brand as usualBrand } from '../../../documents/testing/scan-report-samples.ts';
import { typesetDocument } from '../../../documents/typesetting/typeset-document.ts';
import { answerModel } from './answer-model.ts';
import type { FirmCoverage } from './firm-coverage.ts';

const clause = { id: 'XX-1', title: 'Ttl', policyId: 'plc', policy: 'Plc', stage: 'approved', anchors: {} } as const;
const coverage: Pick<FirmCoverage, 'topics'> = {
  topics: [
    {
      id: 'tpc',
      name: 'Tpc',
      questions: QUESTION_ANSWERS.map((answer, place) => ({
        id: `q-0${place}`,
        ask: 'Qstn?',
        anchors: {},
        answer,
        reason: 'written-only',
        clauses: place === 0 ? [] : [clause, clause],
      })),
    },
  ],
};

test('the answer sheet says nothing that is no text', async () => {
  const paper = { brand: { ...usualBrand, brandNameLong: 'Cybr Sft' }, logo: null, say: sayPseudo };
  const model = answerModel(coverage, { ...paper, company: 'Hrbr', now: new Date('2026-11-21T20:00:00Z') });
  expect(await wordsOutsideTexts(typesetDocument('answer-sheet', model))).toEqual([]);
  expect(model.counts.map(({ count }) => count)).toEqual(['1', '1', '1', '1']);
});
