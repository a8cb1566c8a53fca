import fc from 'fast-check';
import { expect, test } from 'vitest';
import { NO_GOALS, withOtherSelected, withOtherText } from './org-goals.ts';

test('dropping "Other" clears its text', () => {
  const typed = withOtherText(NO_GOALS, 'Win a tender');
  expect(typed.hasOtherGoals).toBe(true);
  expect(withOtherSelected(typed, false)).toEqual(NO_GOALS);
});

test('selecting "Other" keeps what was typed, and clearing the text keeps it selected', () => {
  const selected = withOtherSelected(NO_GOALS, true);
  expect(selected).toEqual({ ...NO_GOALS, hasOtherGoals: true });
  expect(withOtherText(withOtherText(selected, 'x'), '').hasOtherGoals).toBe(true);
});

test('a text is never there without its selection', () => {
  const steps = fc.array(fc.oneof(fc.boolean(), fc.string()));
  fc.assert(
    fc.property(steps, (actions) => {
      const goals = actions.reduce(
        (now, action) => (typeof action === 'string' ? withOtherText(now, action) : withOtherSelected(now, action)),
        NO_GOALS,
      );
      if (goals.otherGoals !== '') expect(goals.hasOtherGoals).toBe(true);
    }),
  );
});
