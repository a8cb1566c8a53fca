import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FACT_VALUES } from '../../facts/fact.ts';
import { FACT_KEYS, type FactKey } from '../../facts/facts.ts';
import type { KnownFact } from '../../facts/known-facts.ts';
import { sayEnglish } from '../../texts/testing/say-english.ts';
import type { Danger } from './ceiling.ts';
import { type EffectiveAction, gainOf } from './gain.ts';
import { scoreFirm } from './score-firm.ts';
import { SCORE_TOPICS } from './score-topics.ts';
import { verdictOf } from './score-verdict.ts';

const fact = (key: FactKey, changes: Partial<KnownFact> = {}): KnownFact => ({
  key,
  value: 'yes',
  basis: 'stated',
  text: '',
  at: null,
  by: null,
  contradicted: null,
  isStale: false,
  href: null,
  ...changes,
});
const all = (changes: Partial<KnownFact>) => FACT_KEYS.map((key) => fact(key, changes));
const door: Danger = { kind: 'door', count: 1, title: 'Close remote desktop', href: '/attacksurface' };
const serious: Danger = { kind: 'serious', count: 2, title: 'Fix the 2 high risks on Shop', href: '/webappscan' };

const anyFacts = fc
  .array(fc.record({ value: fc.constantFrom(...FACT_VALUES), isStale: fc.boolean() }), {
    minLength: FACT_KEYS.length,
    maxLength: FACT_KEYS.length,
  })
  .map((values) => FACT_KEYS.map((key, index) => fact(key, values[index])));
const anyDangers = fc.array(
  fc.record({
    kind: fc.constantFrom('door' as const, 'serious' as const),
    count: fc.integer({ min: 1, max: 4 }),
    title: fc.constant('Close it'),
    href: fc.constant('/'),
  }),
  { maxLength: 4 },
);

test('the groups are worth a hundred points', () => {
  expect(Object.values(SCORE_TOPICS).reduce((sum, { points }) => sum + points, 0)).toBe(100);
});

describe('examples', () => {
  test.each<[string, Partial<KnownFact>, Danger[], number]>([
    ['everything in place', {}, [], 100],
    ['everything stated long ago', { isStale: true }, [], 50],
    ['everything in part', { value: 'partly' }, [], 50],
    ['nothing known', { value: 'unknown' }, [], 0],
    ['nothing in place', { value: 'no' }, [], 0],
    ['everything in place and a door', {}, [door], 50],
    ['two doors', {}, [{ ...door, count: 2 }], 40],
    ['four doors', {}, [{ ...door, count: 4 }], 30],
    ['the same door, told twice', {}, [door, door], 50],
    ['serious weaknesses', {}, [serious], 70],
    ['a door outweighs a weakness', {}, [serious, door], 50],
    ['half in place and a door', { value: 'partly' }, [door], 25],
  ])('%s', (_, changes, dangers, score) => {
    expect(scoreFirm(all(changes), dangers, sayEnglish).score).toBe(score);
  });

  test('a firm without any backup cannot reach more than 60, and is told why first', () => {
    const facts = all({}).map((known) =>
      known.key === 'backup-complete' ? { ...known, value: 'no' as const } : known,
    );
    const scored = scoreFirm(facts, [], sayEnglish);
    expect(scored.reachable).toBe(60);
    expect(scored.heldBy).toEqual([{ title: 'Back up everything you need', href: '/cybermaturity/assessment/backup' }]);
    expect(verdictOf(scored, sayEnglish)).toMatchObject({
      tone: 'danger',
      text: expect.stringContaining('cannot go above 60 out of 100'),
    });
  });

  test('that nobody has said anything of backups is no ceiling, and no point either', () => {
    const facts = all({}).map((known) =>
      known.key === 'backup-complete' ? { ...known, value: 'unknown' as const } : known,
    );
    const scored = scoreFirm(facts, [], sayEnglish);
    expect(scored.reachable).toBe(100);
    expect(scored.score).toBeLessThan(100);
    expect(scored.unknown).toBeGreaterThan(0);
  });

  test('what waits for somebody to look is told before praise or blame', () => {
    expect(verdictOf(scoreFirm(all({ value: 'unknown' }), [], sayEnglish), sayEnglish)).toMatchObject({
      tone: 'neutral',
      text: '100 of 100 points depend on questions that no one has checked or answered yet.',
    });
  });
});

describe('properties', () => {
  test('the score is a whole number from 0 to 100, and never above what can be reached', () => {
    fc.assert(
      fc.property(anyFacts, anyDangers, (facts, dangers) => {
        const { score, reachable } = scoreFirm(facts, dangers, sayEnglish);
        expect(Number.isInteger(score)).toBe(true);
        expect(score).toBeGreaterThanOrEqual(0);
        expect(score).toBeLessThanOrEqual(reachable);
      }),
    );
  });

  test('another danger never raises the score', () => {
    fc.assert(
      fc.property(anyFacts, anyDangers, fc.constantFrom(door, serious), (facts, dangers, further) => {
        expect(scoreFirm(facts, [...dangers, further], sayEnglish).score).toBeLessThanOrEqual(
          scoreFirm(facts, dangers, sayEnglish).score,
        );
      }),
    );
  });

  test('what is put in place never lowers the score, and what is no longer known never raises it', () => {
    fc.assert(
      fc.property(anyFacts, anyDangers, fc.nat({ max: FACT_KEYS.length - 1 }), (facts, dangers, index) => {
        const turn = (value: 'yes' | 'unknown') =>
          facts.map((known, at) =>
            at === index && known.value !== 'not-applicable' ? { ...known, value, isStale: false } : known,
          );
        const before = scoreFirm(facts, dangers, sayEnglish).points;
        expect(scoreFirm(turn('yes'), dangers, sayEnglish).points).toBeGreaterThanOrEqual(before - 1e-9);
        expect(scoreFirm(turn('unknown'), dangers, sayEnglish).points).toBeLessThanOrEqual(before + 1e-9);
      }),
    );
  });

  test('no action costs points', () => {
    const anyAction = fc.record({
      raises: fc.array(fc.constantFrom(...FACT_KEYS), { maxLength: 4 }),
      danger: fc.constantFrom(door, serious),
      title: fc.constant('Do it'),
      href: fc.constant('/'),
    });
    fc.assert(
      fc.property(anyFacts, fc.array(anyAction, { minLength: 1, maxLength: 5 }), (facts, actions) => {
        for (const action of actions as EffectiveAction[])
          expect(gainOf(action, actions as EffectiveAction[], facts, sayEnglish)).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});
