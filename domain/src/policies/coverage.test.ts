import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FACT_VALUES } from '../facts/fact.ts';
import { answerQuestion, type KnownProofs } from './answer-question.ts';
import {
  byIdentifier,
  CLAUSE_STAGES,
  countCoverage,
  coverRequirement,
  evidenceOf,
  type FactStand,
  type PlacedClause,
} from './coverage.ts';

const clause = (changes: Partial<PlacedClause> = {}): PlacedClause => ({
  id: 'ACC-1',
  title: 'Access on request',
  policyId: 'access-control',
  policy: 'Access control',
  stage: 'approved',
  anchors: { iso27001: ['A.5.15'] },
  ...changes,
});
const knowing = (facts: Readonly<Record<string, FactStand>> = {}, records: readonly string[] = []): KnownProofs => ({
  records: new Set(records),
  facts: new Map(Object.entries(facts)),
  stale: new Set(),
});
const SEEN: FactStand = { value: 'yes', isSeen: true };
const STATED: FactStand = { value: 'yes', isSeen: false };
const cover = (clauses: readonly PlacedClause[], proofs = knowing()) =>
  coverRequirement('iso27001', 'A.5.15', clauses, proofs);

describe('a requirement', () => {
  test('is evidenced by an approved clause with a recent entry of its register, or a fact that is seen', () => {
    const kept = clause({ register: 'leavers' });
    expect(cover([kept], knowing({}, ['leavers'])).state).toBe('evidenced');
    expect(cover([kept], knowing({}, ['devices'])).state).toBe('written');
    const named = clause({ anchors: { iso27001: ['A.5.15'], insurance: ['leavers-closed'] } });
    expect(cover([named], knowing({ 'leavers-closed': SEEN })).state).toBe('evidenced');
    expect(cover([named], knowing({ 'leavers-closed': STATED })).state).toBe('written');
  });

  test('of which a part is known to be missing has no evidence', () => {
    const named = clause({ register: 'leavers', anchors: { iso27001: ['A.5.15'], insurance: ['one', 'other'] } });
    const proofs = knowing({ one: SEEN, other: { value: 'partly', isSeen: false } }, ['leavers']);
    expect(evidenceOf(named, proofs)).toEqual([]);
    expect(cover([named], proofs).state).toBe('written');
  });

  test('names the draft to approve before the policy to take from the library', () => {
    const library = clause({ id: 'SUP-1', policyId: 'supplier-security', stage: 'library' });
    expect(cover([library])).toMatchObject({ state: 'drafted', takeUp: 'supplier-security' });
    expect(cover([library, clause({ stage: 'draft' })])).toMatchObject({ state: 'drafted', takeUp: 'access-control' });
    expect(cover([library, clause()])).toMatchObject({ state: 'written', takeUp: null });
    expect(cover([clause({ anchors: {} })])).toEqual({ id: 'A.5.15', state: 'none', clauses: [], takeUp: null });
  });

  test('of insurers is one fact, which other facts of its clause do not prove', () => {
    const named = clause({ anchors: { insurance: ['one', 'other'] } });
    const proofs = knowing({ one: SEEN });
    expect(coverRequirement('insurance', 'one', [named], proofs).state).toBe('evidenced');
    expect(coverRequirement('insurance', 'other', [named], proofs).state).toBe('written');
  });
});

const FACTS = ['one', 'other'];
const someClauses = fc.array(
  fc.record({
    id: fc.constantFrom('ACC-1', 'ACC-2', 'SUP-1'),
    stage: fc.constantFrom(...CLAUSE_STAGES),
    register: fc.option(fc.constantFrom('leavers', 'devices'), { nil: undefined }),
    anchors: fc.record({ iso27001: fc.subarray(['A.5.15', 'A.5.16']), insurance: fc.subarray(FACTS) }),
  }),
  { maxLength: 5 },
);
const someProofs = fc.record({
  records: fc.subarray(['leavers', 'devices']).map((names) => new Set(names)),
  stale: fc.subarray(FACTS).map((names) => new Set(names)),
  facts: fc
    .tuple(...FACTS.map(() => fc.record({ value: fc.constantFrom(...FACT_VALUES), isSeen: fc.boolean() })))
    .map((stands) => new Map(stands.map((stand, index) => [FACTS[index] ?? '', stand]))),
});

test('states are consistent: evidence needs approval, and approving or learning more never makes less of it', () => {
  fc.assert(
    fc.property(someClauses, someProofs, (some, proofs) => {
      const clauses = some.map((one) => clause(one));
      const { state, clauses: named, takeUp } = cover(clauses, proofs);
      const answering = clauses.filter(({ anchors }) => anchors.iso27001?.includes('A.5.15'));
      const isApproved = answering.some(({ stage }) => stage === 'approved');
      expect(state === 'evidenced' || state === 'written').toBe(isApproved);
      expect(state === 'none').toBe(answering.length === 0);
      expect(takeUp !== null).toBe(state === 'drafted');
      expect(named.every((one) => answering.includes(one))).toBe(true);
      if (state === 'evidenced') expect(named.every((one) => evidenceOf(one, proofs).length > 0)).toBe(true);
      const approved = answering.map((one) => ({ ...one, stage: 'approved' as const }));
      if (state === 'evidenced') expect(cover(approved, proofs).state).toBe('evidenced');
      expect(countCoverage([{ state }])).toMatchObject({ [state]: 1, total: 1 });
    }),
  );
});

test('an answer is never more than is known', () => {
  fc.assert(
    fc.property(someClauses, someProofs, fc.constantFrom('one', 'other', undefined), (some, proofs, fact) => {
      const clauses = some.map((one) => clause(one));
      const { answer, clauses: named } = answerQuestion({ fact, clauses: ['ACC-1', 'SUP-1'] }, clauses, proofs);
      const value = fact === undefined ? undefined : proofs.facts.get(fact)?.value;
      if (answer === 'not-applicable') expect(value).toBe('not-applicable');
      if (value === 'no') expect(answer).toBe('not-yet');
      if (value === 'partly') expect(answer).toBe('partly');
      if (answer !== 'yes') return;
      const main = named.filter(({ id, stage }) => id === 'ACC-1' && stage === 'approved');
      expect(main).not.toEqual([]);
      if (fact !== undefined) expect([value, proofs.stale.has(fact)]).toEqual(['yes', false]);
      else expect(main.some((one) => evidenceOf(one, proofs).length > 0)).toBe(true);
    }),
  );
});

describe('a question', () => {
  const asked = { fact: 'one', clauses: ['ACC-1', 'ACC-2'] };
  const named = clause({ anchors: { insurance: ['one', 'other'] } });
  test.each([
    ['yes', 'written-and-proved', [named], knowing({ one: SEEN })],
    ['yes', 'written-and-stated', [named], knowing({ one: STATED })],
    ['partly', 'written-only', [clause({ register: 'leavers' })], knowing({}, ['leavers'])],
    ['partly', 'to-confirm', [named], { ...knowing({ one: STATED }), stale: new Set(['one']) }],
    ['partly', 'written-only', [named], knowing({ other: SEEN })],
    ['partly', 'written-in-part', [clause({ id: 'ACC-2' })], knowing({ one: SEEN })],
    ['partly', 'done-in-part', [named], knowing({ one: { value: 'partly', isSeen: true } })],
    ['partly', 'done-not-written', [clause({ stage: 'draft' })], knowing({ one: SEEN })],
    ['not-yet', 'not-done', [named], knowing({ one: { value: 'no', isSeen: false } })],
    ['not-yet', 'drafted', [clause({ stage: 'library' })], knowing()],
    ['not-yet', 'nothing', [], knowing()],
    ['not-applicable', 'does-not-apply', [named], knowing({ one: { value: 'not-applicable', isSeen: false } })],
  ] as const)('is answered %s: %s', (answer, reason, clauses, proofs) => {
    expect(answerQuestion(asked, clauses, proofs)).toMatchObject({ answer, reason });
  });
});

test('a question without a fact is proved by its first clause, not by what others of its clauses show', () => {
  const asked = { clauses: ['ACC-1', 'ACC-2'] };
  const [first, second] = [clause({ register: 'leavers' }), clause({ id: 'ACC-2', register: 'devices' })];
  const answer = (records: readonly string[]) => answerQuestion(asked, [first, second], knowing({}, records)).answer;
  expect(answer(['leavers'])).toBe('yes');
  expect(answer(['devices'])).toBe('partly');
});

test('identifiers are sorted by their numbers', () => {
  expect(['A.5.10', 'A.5.9', 'A.5.1'].toSorted(byIdentifier)).toEqual(['A.5.1', 'A.5.9', 'A.5.10']);
  expect(['12.10.1', '6.3.3', '12.8.4'].toSorted(byIdentifier)).toEqual(['6.3.3', '12.8.4', '12.10.1']);
});
