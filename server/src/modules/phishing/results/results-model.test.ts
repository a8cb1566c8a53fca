import { figuresOf } from '@portal/domain/phishing/phishing-figures.ts';
import { expect, test } from 'vitest';
import { sayPseudo, wordsOutsideTexts } from '../../../documents/testing/pseudo-words.ts';
import { brand as usualBrand } from '../../../documents/testing/scan-report-samples.ts';
import { typesetDocument } from '../../../documents/typesetting/typeset-document.ts';
import type { Results } from './read-results.ts';
import { resultsModel } from './results-model.ts';

const NOW = new Date('2026-11-27T20:00:00Z');
const paper = { brand: { ...usualBrand, brandNameLong: 'Cybr Sft' }, logo: null, say: sayPseudo, now: NOW };
const nothing = figuresOf([]);
/** A month's name is the language's own. */
const OCTOBER = 'spalis';
const minutes = (count: number) => ({ ...nothing, planned: 3, delivered: 3, firstReportMinutes: count });

const results: Results = {
  organisationName: 'Hrbr',
  isOne: false,
  today: '2026-11-27',
  figures: { ...minutes(7), reported: 2, reportRate: 67, lessonsDone: 1, clickRate: 0 },
  campaigns: [
    { name: 'Frst', state: 'ended', startsOn: '2026-10-05', endsOn: '2026-10-09', figures: minutes(200) },
    { name: 'Scnd', state: 'running', startsOn: '2026-11-27', endsOn: '2026-11-27', figures: minutes(9000) },
  ],
  months: [{ month: '2026-10', figures: nothing }],
  departments: [
    { department: 'Bkry', figures: minutes(1) },
    { department: '', figures: nothing },
  ],
  roles: [
    { role: 'money', figures: minutes(1) },
    { role: '', figures: nothing },
  ],
  templates: [],
  people: [{ name: 'Nn', email: 'n@n.xyz', department: '', figures: minutes(1) }],
};
const few = { campaigns: [], months: [], departments: [], roles: [], people: null, figures: nothing };

test.each([
  ['of all campaigns', results],
  ['of one', { ...results, isOne: true, templates: [{ name: 'Prcl', figures: minutes(3) }] }],
  ['of none, without names', { ...results, ...few }],
  [
    'of more people than fit',
    {
      ...results,
      people: Array.from({ length: 502 }, () => ({ name: 'N', email: '', department: '', figures: nothing })),
    },
  ],
])('the report %s says nothing that is no text', async (_what, data) => {
  expect(
    await wordsOutsideTexts(typesetDocument('phishing-results', resultsModel({ ...paper, results: data })), OCTOBER),
  ).toEqual([]);
});

test('the title is the campaign where there is one; times are rounded to what tells most', () => {
  const { words, campaigns } = resultsModel({ ...paper, results: { ...results, isOne: true } });
  expect(words).toMatchObject({ title: expect.stringContaining('Frst') });
  expect(campaigns).toMatchObject([
    { firstReport: expect.stringMatching(/^\[?3\b/) },
    { firstReport: expect.stringMatching(/^\[?6\b/) },
  ]);
});
