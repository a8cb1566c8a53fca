import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type AnswerRule, brokenRules } from './answer-rules.ts';
import type { PolicyField } from './policy-field.ts';

const text = { label: 'A question', help: 'What it is about, in a sentence.' };
const days = (id: string): PolicyField => ({
  ...text,
  id,
  type: 'number',
  default: 7,
  min: 1,
  max: 90,
  unit: { one: 'day', many: 'days' },
});
const person = (id: string): PolicyField => ({ ...text, id, type: 'person', default: `the ${id}` });
const FIELDS: readonly PolicyField[] = [
  days('critical'),
  days('high'),
  person('maker'),
  person('checker'),
  { ...text, id: 'admins', type: 'list', default: ['Ann', 'Bo'] },
  { ...text, id: 'steps', type: 'list', default: ['an app'] },
  { ...text, id: 'cards', type: 'yes-no', default: true },
];
const rule = (holds: AnswerRule['holds'], when: AnswerRule['when'] = []): AnswerRule => ({
  id: 'rule',
  fields: [holds.field],
  when,
  holds,
  say: 'They contradict.',
  instead: 'Change one.',
  severity: 'error',
  examples: { breaks: {}, keeps: {} },
});
const isBroken = (one: AnswerRule, values: Parameters<typeof brokenRules>[2]) =>
  brokenRules([one], FIELDS, values).length === 1;

test('a number is bounded by another, times a factor', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 90 }), fc.integer({ min: 1, max: 90 }), (critical, high) => {
      const values = { critical, high };
      expect(isBroken(rule({ field: 'critical', atMost: 'high' }), values)).toBe(critical > high);
      expect(isBroken(rule({ field: 'critical', atLeast: 'high', times: 2 }), values)).toBe(critical < 2 * high);
      expect(isBroken(rule({ field: 'critical', atMost: 14 }), values)).toBe(critical > 14);
    }),
  );
});

test('two people differ however their name is written', () => {
  const differs = rule({ field: 'maker', differs: 'checker' });
  expect(isBroken(differs, {})).toBe(false);
  expect(isBroken(differs, { maker: 'Ann Lee', checker: ' ann  lee' })).toBe(true);
  expect(isBroken(differs, { maker: 'Ann Lee', checker: 'Bo Kay' })).toBe(false);
});

test('a list names so many different people, and lacks what it must not hold', () => {
  expect(isBroken(rule({ field: 'admins', entries: 2 }), { admins: ['Ann', 'ann'] })).toBe(true);
  expect(isBroken(rule({ field: 'admins', entries: 2 }), {})).toBe(false);
  expect(isBroken(rule({ field: 'steps', lacks: ['text message'] }), { steps: ['codes by text message'] })).toBe(true);
  expect(isBroken(rule({ field: 'steps', lacks: ['phone call', 'Anruf'] }), { steps: ['Codes per Anruf'] })).toBe(true);
});

test('a rule speaks only where its conditions hold, and never of what nobody is asked', () => {
  const conditional = rule({ field: 'critical', atMost: 3 }, [{ field: 'cards', is: true }]);
  expect(isBroken(conditional, { critical: 9 })).toBe(true);
  expect(isBroken(conditional, { critical: 9, cards: false })).toBe(false);
  expect(isBroken(rule({ field: 'gone', atMost: 3 }), { critical: 9 })).toBe(false);
  expect(isBroken(rule({ field: 'critical', atMost: 'gone' }), { critical: 9 })).toBe(false);
});
