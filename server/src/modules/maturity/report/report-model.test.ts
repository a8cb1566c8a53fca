import { expect, test } from 'vitest';
import { sayPseudo, wordsOutsideTexts } from '../../../documents/testing/pseudo-words.ts';
import { brand as usualBrand } from '../../../documents/testing/scan-report-samples.ts';
import { typesetDocument } from '../../../documents/typesetting/typeset-document.ts';
import { readShippedSet } from '../maturity-set.ts';
import { reportModelOf } from './report-model.ts';
import type { ReportView } from './report-view.ts';

const paper = { brand: { ...usualBrand, brandNameLong: 'Cybr Sft' }, logo: null, say: sayPseudo };
const set = readShippedSet('en');
const paths = set.elements.map(({ elementPath }) => elementPath);
const element = {
  ...{ name: 'Lmnt', level: 1, answer: 'Nswr', dontKnow: false, doesNotApply: false, note: 'Nt', screens: [] },
  ...{ evidence: { verdict: 'supported', text: 'Sn.' }, next: null, findOut: null },
};
const next = { goal: 'Gl', steps: ['Stp'], cost: 'Cst', time: 'Tm', who: 'Wh' };
const item = { name: 'Lmnt', text: 'Txt', hours: 3, who: 'Wh', because: { text: 'Bcs', href: null }, doneAt: null };
const report = {
  company: 'Hrbr',
  assessment: {
    ...{ assessmentStatus: 'notCompleted', overallLevel: 1, levelInfo: { levelName: 'Nm', description: 'Dscrptn' } },
    ...{ average: 1.25, countPerLevel: [1, 4, 0, 1, 0, 0], answered: 6, elements: 24 },
  },
  elements: [
    { ...element, elementPath: paths[0], next, screens: [{ system: 'Systm', where: 'Thr' }] },
    { ...element, elementPath: paths[1], evidence: { verdict: 'contradicted', text: 'Sn.' } },
    { ...element, elementPath: paths[2], evidence: { verdict: 'claimed', text: 'Sn.' } },
    {
      ...element,
      elementPath: paths[3],
      dontKnow: true,
      answer: null,
      findOut: { what: 'Wht', who: 'Wh', minutes: 20 },
    },
    { ...element, elementPath: paths[4], level: null, evidence: null, doesNotApply: true },
  ],
  history: [1, 2].map((day) => ({
    at: `2026-11-0${day}T12:00:00Z`,
    overall: 1,
    average: 1.25,
    answered: 5,
    elements: 24,
  })),
  plan: {
    ...{ startsOn: '2026-11-01', done: 1, total: 2 },
    phases: [
      { fromDay: 0, toDay: 30, dueOn: '2026-12-01', items: [item, { ...item, doneAt: '2026-11-02T12:00:00Z' }] },
      { fromDay: 31, toDay: 60, dueOn: '2026-12-31', items: [] },
    ],
  },
} as unknown as ReportView;

test.each(['notCompleted', 'completed'] as const)(
  'the report of an assessment that is %s says nothing that is no text',
  async (assessmentStatus) => {
    const model = reportModelOf(
      set,
      { ...report, assessment: { ...report.assessment, assessmentStatus } },
      { ...paper, now: new Date('2026-11-21T20:00:00Z') },
    );
    expect(await wordsOutsideTexts(typesetDocument('maturity-report', model), set.view)).toEqual([]);
  },
);
