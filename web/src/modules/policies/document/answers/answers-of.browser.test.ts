import { expect, test } from 'vitest';
import type { AskedField } from '../../policy-types.ts';
import { FIELDS, policyOf } from '../../testing/fake-policies.ts';
import { answersOf } from './answers-of.ts';

const fields = FIELDS.map((field) =>
  field.id === 'days' ? { ...field, value: 5, isAnswered: true } : field,
) as AskedField[];

test('what the firm answered for all policies counts as answered, and the policy’s own answer comes first', () => {
  const policy = policyOf({ fields });
  expect(answersOf({ policy, values: { lead: 'Kim' } })).toEqual({ days: 5, lead: 'Kim' });
  expect(answersOf({ policy, values: { days: 7 } })).toEqual({ days: 7 });
});

test('an answer of the policy that is taken back is none', () => {
  const policy = policyOf({ fields, customValues: { days: 5 } });
  expect(answersOf({ policy, values: {} })).toEqual({});
});
