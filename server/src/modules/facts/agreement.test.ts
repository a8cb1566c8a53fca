import { FACT_KEYS, factOf } from '@portal/domain/facts/facts.ts';
import { judgeFact } from '@portal/domain/facts/judge-fact.ts';
import type { FirmKnowledge } from '@portal/domain/facts/known-facts.ts';
import { anyPortalFacts } from '@portal/domain/facts/testing/any-portal-facts.ts';
import { planStart } from '@portal/domain/maturity/plan-start.ts';
import { sayEnglish } from '@portal/domain/texts/testing/say-english.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readShippedSet } from '../maturity/maturity-set.ts';
import { weighElement } from '../maturity/weigh-element.ts';

const set = readShippedSet('en');
const asked = FACT_KEYS.filter((key) => factOf(key).stated !== null);

test('whatever is known: no plan begins above a level that is contradicted, and what it calls open is a no', () => {
  fc.assert(
    fc.property(
      anyPortalFacts,
      fc.integer({ min: 0, max: 5 }),
      fc.array(fc.constantFrom(...asked), { maxLength: 3 }),
      (portal, level, told) => {
        const answer = { level, dontKnow: false, doesNotApply: null, answeredAt: '2026-11-01T10:00:00.000Z' };
        const knowledge: FirmKnowledge = {
          portal,
          answers: new Map(set.elements.map(({ elementPath }) => [elementPath, answer])),
          statements: new Map(),
          told: told.map((fact) => ({ fact, title: 'A flaw', leaves: 'no', reportedOn: '2026-11-02', href: '/' })),
          now: new Date('2026-11-22T10:00:00Z'),
        };
        for (const element of set.elements) {
          const start = planStart(element, { ...answer, doesNotApply: false }, knowledge, sayEnglish);
          const own = FACT_KEYS.filter((key) => factOf(key).stated?.element === element.elementPath);
          const weighed = weighElement(element, answer, knowledge, sayEnglish).verdict;
          if (weighed === 'contradicted') expect(start.level, element.elementPath).toBeLessThan(level);
          else expect(start.level, element.elementPath).toBeGreaterThanOrEqual(level);
          const begins = { ...answer, level: start.level ?? 0 };
          expect(weighElement(element, begins, knowledge, sayEnglish).verdict, element.elementPath).not.toBe(
            'contradicted',
          );
          if (own.some((key) => told.includes(key))) expect(start.door, element.elementPath).not.toBeNull();
        }
      },
    ),
  );
});

test('whatever is known: where a fact is less than an answer states, the assessment calls the answer contradicted', () => {
  fc.assert(
    fc.property(
      anyPortalFacts,
      fc.integer({ min: 1, max: 5 }),
      fc.array(fc.constantFrom(...asked), { maxLength: 3 }),
      (portal, level, told) => {
        const answer = { level, dontKnow: false, doesNotApply: null, answeredAt: '2026-11-01T10:00:00.000Z' };
        const knowledge: FirmKnowledge = {
          portal,
          answers: new Map(set.elements.map(({ elementPath }) => [elementPath, answer])),
          statements: new Map(),
          told: told.map((fact) => ({ fact, title: 'A flaw', leaves: 'no', reportedOn: '2026-11-02', href: '/' })),
          now: new Date('2026-11-22T10:00:00Z'),
        };
        for (const key of asked) {
          const element = set.byPath.get(factOf(key).stated?.element ?? '');
          if (element === undefined) throw new Error(`There is no element for ${key}`);
          if (judgeFact(key, knowledge, sayEnglish).contradicted === null) continue;
          expect(weighElement(element, answer, knowledge, sayEnglish).verdict, key).toBe('contradicted');
        }
      },
    ),
  );
});

test('whatever is known: an open question is planned where a fact that it asks for is missing, and nowhere else', () => {
  fc.assert(
    fc.property(
      anyPortalFacts,
      fc.dictionary(fc.constantFrom(...asked), fc.constantFrom('yes', 'partly', 'no'), { maxKeys: 3 }),
      fc.array(fc.constantFrom(...asked), { maxLength: 3 }),
      (portal, stated, told) => {
        const statement = { note: '', statedBy: 'Dana', statedAt: '2026-11-01T10:00:00.000Z' };
        const knowledge: FirmKnowledge = {
          portal,
          answers: new Map(),
          statements: new Map(
            asked.flatMap((key) => (stated[key] ? [[key, { ...statement, value: stated[key] }]] : [])),
          ),
          told: told.map((fact) => ({ fact, title: 'A flaw', leaves: 'partly', reportedOn: '2026-11-02', href: '/' })),
          now: new Date('2026-11-22T10:00:00Z'),
        };
        for (const element of set.elements) {
          const missing = asked.filter(
            (key) =>
              factOf(key).stated?.element === element.elementPath &&
              ['no', 'partly'].includes(judgeFact(key, knowledge, sayEnglish).value),
          );
          const { level } = planStart(element, undefined, knowledge, sayEnglish);
          expect(level !== null, element.elementPath).toBe(missing.length > 0);
          const highest = Math.max(0, ...missing.map((key) => factOf(key).stated?.yesFrom ?? 0));
          if (level !== null) expect(level, element.elementPath).toBeLessThan(highest);
        }
      },
    ),
  );
});
