import { expect, test } from 'vitest';
import { sayPseudo, wordsOutsideTexts } from '../../../documents/testing/pseudo-words.ts';
import { brand as usualBrand } from '../../../documents/testing/scan-report-samples.ts';
import { typesetDocument } from '../../../documents/typesetting/typeset-document.ts';
import { certificateModel } from '../certificates/typeset-certificate.ts';
import { yearCourses } from '../courses/year-courses.ts';
import { type Evidence, evidenceModel } from './evidence-model.ts';

const DAY = new Date('2026-11-21T20:00:00Z');
const paper = { brand: { ...usualBrand, brandNameLong: 'Cybr Sft' }, logo: null, say: sayPseudo };
const courses = yearCourses()
  .filter(({ role }) => role === undefined)
  .slice(0, 6)
  .map((course) => ({
    ...course,
    name: 'Mls',
    goals: ['Rcgnz.'],
    sources: [{ name: 'Src', address: 'https://x.yz', checked: '2026-11-27' }],
  }));
const evidence = {
  ...paper,
  organisationName: 'Hrbr',
  now: DAY,
  programme: { startsOn: '2026-11-01', paceMonths: 1, dueDays: 14, reminders: true },
  team: { all: 1200, 'up-to-date': 1, overdue: 2, finished: 3, removed: 4 },
  year: 1,
  courses,
  roles: [
    { role: null, people: 12, months: [{ month: '2026-11', due: 3, completed: 2 }] },
    { role: 'money', people: 2, months: [{ month: '2026-11', due: 0, completed: 0 }] },
  ],
  counts: new Map([[courses[0]?.id ?? '', { assigned: 3, completed: 2, overdue: 1, score: 93 }]]),
  people: [
    {
      ...{ name: 'Nn', department: 'Ffc', startedOn: '2026-11-02', assigned: 3, completed: 2, overdue: 1 },
      exercises: { done: 1, total: 2 },
      dayWalkedAt: DAY,
      roles: ['money'],
      states: ['planned', 'not-started', 'in-progress', 'completed', 'overdue', 'waived'],
    },
  ],
} as unknown as Evidence;

test.each([
  ['with people', evidence],
  ['of nobody', { ...evidence, programme: { ...evidence.programme, reminders: false, paceMonths: 0 }, people: [] }],
])('the evidence %s says nothing that is no text', async (_, data) => {
  expect(await wordsOutsideTexts(typesetDocument('training-evidence', evidenceModel(data)))).toEqual([]);
});

test('counts as the reader does', () => {
  expect(evidenceModel(evidence).team).toMatchObject({ active: { count: '1\u00a0200' } });
});

test('a certificate says nothing that is no text', async () => {
  const certificate = {
    ...{ trainee_name: 'Nn', organisation_name: 'Hrbr', course_name: 'Mls', course_version: 2, issued_at: DAY },
    code: 'BCDF-GHJK',
  } as Parameters<typeof certificateModel>[2]['certificate'];
  const earned = { certificate, right: 7, outOf: 8 };
  const model = certificateModel(paper, { name: 'Mls', goals: ['Rcgnz.'] }, earned, 'https://prtl.xyz');
  expect(await wordsOutsideTexts(typesetDocument('certificate', model), 'localhost/certificate')).toEqual([]);
});
