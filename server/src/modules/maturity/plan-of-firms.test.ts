import { type PlannedElement, planLevels } from '@portal/domain/maturity/plan-levels.ts';
import { expect, test } from 'vitest';
import { readShippedSet } from './maturity-set.ts';

const set = readShippedSet('en');

/** The steps that a firm gets, such as "mfa 1"; what it did not name it has as `others`. */
function planOf(answers: Readonly<Record<string, number>>, others: number, people: number, hours = 24) {
  const elements: PlannedElement[] = set.elements.map((element) => ({
    ...element,
    level: answers[element.elementPath] ?? others,
    dontKnow: false,
  }));
  const plan = planLevels(elements, { people, hours });
  return {
    steps: plan.map(({ element, step }) => `${element.elementPath} ${step.from}`),
    hours: plan.reduce((sum, one) => sum + one.hours, 0),
  };
}

test('a shop of three without second steps and passwords begins with them', () => {
  const nothing = Object.fromEntries(
    [
      'mfa',
      'passwords',
      'notice-duties',
      'incident-plan',
      'logs',
      'policies',
      'risks',
      'awareness',
      'acceptable-use',
      'expert-help',
    ].map((path) => [path, 0]),
  );
  const { steps, hours } = planOf(nothing, 2, 3);
  expect(steps.slice(0, 4)).toEqual(['passwords 0', 'mfa 0', 'mfa 1', 'passwords 1']);
  expect(hours).toBeGreaterThan(20);
  expect(hours).toBeLessThanOrEqual(24);
});

test('a law office of eight without a backup gets one, and second steps for its mailboxes', () => {
  const { steps } = planOf({ mfa: 1, backup: 0, malware: 1 }, 1, 8);
  expect(steps).toEqual(expect.arrayContaining(['mfa 1', 'risky-roles 1', 'passwords 1', 'updates 1']));
  expect(steps[0]).toBe('backup 0');
});

test('a manufacturer of forty with a server: second steps, network and administrators', () => {
  const { steps } = planOf({ mfa: 1, network: 1, 'admin-rights': 1, backup: 2 }, 2, 40);
  expect(steps[0]).toBe('mfa 1');
  expect(steps).toEqual(expect.arrayContaining(['mfa 1', 'network 1', 'admin-rights 1']));
});

test.each([3, 10, 40])('a firm of %i with nothing at all begins with the five that come first', (people) => {
  const { steps, hours } = planOf({}, 0, people);
  expect(steps.slice(0, 5).sort()).toEqual(['backup 0', 'mfa 0', 'passwords 0', 'risky-roles 0', 'updates 0']);
  expect(hours).toBeGreaterThan(20);
  expect(hours).toBeLessThanOrEqual(24);
});

test('what comes first is planned before anything else, whatever a firm answered', () => {
  const first = set.elements.filter(({ comesFirstBelow }) => comesFirstBelow !== undefined);
  expect(first.map(({ elementPath }) => elementPath).sort()).toEqual([
    'backup',
    'mfa',
    'passwords',
    'risky-roles',
    'updates',
  ]);
  for (const { elementPath } of first)
    expect(planOf({ [elementPath]: 0 }, 3, 10).steps.slice(0, 2)).toEqual([`${elementPath} 0`, `${elementPath} 1`]);
});
