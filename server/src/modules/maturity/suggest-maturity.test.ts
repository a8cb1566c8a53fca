import type { FirmKnowledge } from '@portal/domain/facts/known-facts.ts';
import { sayEnglish } from '@portal/domain/texts/testing/say-english.ts';
import { expect, test } from 'vitest';
import type { MaturityFacts } from './maturity-facts.store.ts';
import { readShippedSet } from './maturity-set.ts';
import { suggestMaturity } from './suggest-maturity.ts';

const set = readShippedSet('en');
/** Of a firm of which the portal sees nothing. */
const KNOWN: FirmKnowledge = {
  portal: {
    headcount: 1,
    admins: 1,
    adminsWithSecondFactor: 1,
    training: null,
    policies: null,
    records: null,
    websites: null,
    phishing: null,
    outside: null,
  },
  answers: null,
  statements: new Map(),
  told: [],
  now: new Date('2026-11-22T10:00:00Z'),
};
const NOTHING: MaturityFacts = { answers: [], doneSteps: [], means: { teamSize: '0-10', hours: null } };
const answersTo = (count: number, levels: Readonly<Record<string, number>> = {}): MaturityFacts['answers'] =>
  set.elements.slice(0, count).map(({ elementPath }) => ({
    elementId: elementPath,
    level: levels[elementPath] ?? 5,
    dontKnow: false,
    doesNotApply: false,
    answeredAt: '2026-11-22T10:00:00+00:00',
  }));

test('first to begin, then to go on where one stopped', () => {
  expect(suggestMaturity(set, NOTHING, KNOWN, sayEnglish)).toMatchObject([
    { key: 'maturity.start', minutes: 30, href: '/cybermaturity/assessment/start' },
  ]);
  const next = set.elements[20]?.elementPath;
  expect(suggestMaturity(set, { ...NOTHING, answers: answersTo(20) }, KNOWN, sayEnglish)).toMatchObject([
    { key: 'maturity.finish', title: 'Finish your assessment', minutes: 5, href: `/cybermaturity/assessment/${next}` },
  ]);
  const [last] = suggestMaturity(set, { ...NOTHING, answers: answersTo(23) }, KNOWN, sayEnglish);
  expect(last?.title).toBe('Answer the last question of your assessment');
});

test('then the first step of the plan that is not done, with its time; nothing when all is done', () => {
  const answers = answersTo(24, { backup: 4 });
  const steps = set.byPath.get('backup')?.nextLevels[4]?.steps ?? [];
  const done = (count: number) =>
    steps.slice(0, count).map((_, index) => ({ elementId: 'backup', from: 4, step: index + 1 }));
  const suggested = (count: number) =>
    suggestMaturity(set, { ...NOTHING, answers, doneSteps: done(count) }, KNOWN, sayEnglish);
  expect(suggested(0)).toMatchObject([
    { key: 'maturity.plan:backup.4.1', reason: steps[0], href: '/cybermaturity/report#plan' },
  ]);
  expect(suggested(1)).toMatchObject([{ key: 'maturity.plan:backup.4.2', reason: steps[1] }]);
  expect(suggested(0)[0]?.minutes).toBeGreaterThanOrEqual(15);
  expect(suggested(steps.length)).toEqual([]);
  expect(suggestMaturity(set, { ...NOTHING, answers: answersTo(24) }, KNOWN, sayEnglish)).toEqual([]);
});
