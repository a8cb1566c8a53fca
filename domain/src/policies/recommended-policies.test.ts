import { expect, test } from 'vitest';
import { NO_GOALS } from '../profile/org-goals.ts';
import { readingMinutes } from './reading-minutes.ts';
import { recommendedPolicies } from './recommended-policies.ts';
import { CISA_CPG_IDS, NIST_CSF_IDS } from './standards.ts';

const none = { always: false, goals: [], industries: [], largerFirms: false, countries: [], answers: {} };
const firm = { goals: NO_GOALS, industry: 'CONSTRUCTION', teamSize: '11-20', countries: [], answers: {} };
const LIBRARY = [
  { id: 'privacy', order: 3, recommended: { ...none, industries: ['healthcare', 'RETAIL'] } },
  { id: 'suppliers', order: 2, recommended: { ...none, goals: ['meetContractualObligations'] } },
  { id: 'security', order: 1, recommended: { ...none, always: true } },
  { id: 'rare', order: 4, recommended: none },
  { id: 'retention', order: 5, recommended: { ...none, countries: ['de'] } },
  {
    id: 'phones',
    order: 6,
    recommended: { ...none, answers: { privatePhones: [true], remoteWork: ['some', 'most'] } },
  },
] as const;

test('recommended are those for everybody, for a goal, for the industry or its group, in the order of the library', () => {
  const contracts = { ...NO_GOALS, meetContractualObligations: true };
  expect(recommendedPolicies(LIBRARY, firm)).toEqual(['security']);
  expect(recommendedPolicies(LIBRARY, { ...firm, goals: contracts })).toEqual(['security', 'suppliers']);
  const clinic = { ...firm, goals: contracts, industry: 'OTHER_HEALTHCARE' };
  expect(recommendedPolicies(LIBRARY, clinic)).toEqual(['security', 'suppliers', 'privacy']);
  expect(recommendedPolicies(LIBRARY, { ...firm, industry: 'RETAIL' })).toEqual(['security', 'privacy']);
});

test('recommended are those, too, that the law of a country or an answer of the firm asks for', () => {
  expect(recommendedPolicies(LIBRARY, { ...firm, countries: ['us', 'de'] })).toEqual(['security', 'retention']);
  expect(recommendedPolicies(LIBRARY, { ...firm, answers: { remoteWork: 'most' } })).toEqual(['security', 'phones']);
  expect(recommendedPolicies(LIBRARY, { ...firm, answers: { remoteWork: 'none', privatePhones: false } })).toEqual([
    'security',
  ]);
});

test('the industry alone is no reason in a firm of ten or fewer, where the policy is for larger ones', () => {
  const library = [
    {
      id: 'changes',
      order: 1,
      recommended: { ...none, largerFirms: true, industries: ['IT'], goals: ['meetContractualObligations'] },
    },
  ] as const;
  const small = { ...firm, industry: 'IT', teamSize: '0-10' };
  expect(recommendedPolicies(library, { ...small, teamSize: '11-20' })).toEqual(['changes']);
  expect(recommendedPolicies(library, small)).toEqual([]);
  expect(recommendedPolicies(library, { ...small, goals: { ...NO_GOALS, meetContractualObligations: true } })).toEqual([
    'changes',
  ]);
});

test('the framework has 106 subcategories, and each id stands once', () => {
  expect(new Set(NIST_CSF_IDS).size).toBe(106);
  expect(NIST_CSF_IDS).toContain('RC.CO-04');
  expect(new Set(CISA_CPG_IDS).size).toBe(CISA_CPG_IDS.length);
});

test('reading takes a minute for every 220 words', () => {
  expect(readingMinutes('| Who | What |\n|---|---|\n| a | b |')).toBe(1);
  expect(readingMinutes('word '.repeat(441))).toBe(3);
});
