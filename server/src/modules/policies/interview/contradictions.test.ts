import { brokenRules } from '@portal/domain/policies/answer-rules.ts';
import type { FieldValue, FieldValues, PolicyField } from '@portal/domain/policies/policy-field.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { usableValues } from '../drafts/checked-values.ts';
import { readAnswerRules } from '../library/answer-rules.ts';
import { faultsOf, withCompensations } from '../library/compensations.ts';
import { readInterview } from '../library/interview.ts';
import { type LibraryPolicy, readPolicyLibrary } from '../library/policy-library.ts';
import { requireSoundAnswers } from './answer-faults.ts';

const rules = readAnswerRules('en');
const everyField = (): readonly PolicyField[] => {
  const own = readPolicyLibrary('en').flatMap(({ fields }) => fields);
  return [...new Map([...readInterview('en').fields, ...own].map((field) => [field.id, field])).values()];
};
const broken = (values: FieldValues) => brokenRules(rules, everyField(), values);

test('each rule has its own id and speaks of fields that are asked', () => {
  const ids = everyField().map(({ id }) => id);
  expect(new Set(rules.map(({ id }) => id)).size).toBe(rules.length);
  for (const { id, fields, when, holds } of rules) {
    const named = [...fields, ...when.map(({ field }) => field), holds.field];
    expect(
      named.filter((field) => !ids.includes(field)),
      id,
    ).toEqual([]);
    expect(fields, id).toContain(holds.field);
  }
});

test('the usual answers contradict nothing', () => {
  expect(broken({}).map(({ id }) => id)).toEqual([]);
});

/** An English policy of the library, unchanged, with these answers. */
const contentOf = ({ source, fields }: LibraryPolicy, values: FieldValues) => ({
  template: source,
  fields,
  customPolicy: null,
  language: 'en' as const,
  values,
});

/** The policies that show a rule with these answers, beside the usual ones. */
const shownIn = (rule: string, values: FieldValues) =>
  readPolicyLibrary('en').filter((policy) => faultsOf(contentOf(policy, values)).some(({ id }) => id === rule));

describe.each(rules.map((rule) => [rule.id, rule] as const))('%s', (id, rule) => {
  const { breaks, keeps } = rule.examples;

  test('has examples that its fields take', () => {
    const fields = everyField();
    for (const values of [breaks, keeps])
      expect(Object.keys(usableValues(fields, values))).toHaveLength(Object.keys(values).length);
  });

  test('is told where answers break it, in a policy that asks for all of it, and nowhere where they do not', () => {
    expect(broken(breaks).map((one) => one.id)).toContain(id);
    expect(broken(keeps).map((one) => one.id)).not.toContain(id);
    expect(shownIn(id, breaks).length).toBeGreaterThan(0);
    expect(shownIn(id, keeps)).toEqual([]);
  });

  test('keeps a policy from being approved, or is printed with what is done instead', () => {
    for (const policy of shownIn(id, breaks)) {
      const content = {
        template: policy.source,
        fields: policy.fields,
        customPolicy: null,
        language: 'en' as const,
        values: breaks,
      };
      if (rule.severity === 'error') expect(() => requireSoundAnswers(content, 'en')).toThrow();
      else expect(withCompensations('## Exceptions\n', content)).toContain(rule.instead);
    }
  });
});

test('no two policies ask the same question on their own', () => {
  const shared = readInterview('en').fields.map(({ id }) => id);
  const own = readPolicyLibrary('en').flatMap(({ fields }) => fields.filter(({ id }) => !shared.includes(id)));
  for (const key of ['id', 'label'] as const) {
    const all = own.map((field) => field[key]);
    expect(all.filter((one, index) => all.indexOf(one) !== index)).toEqual([]);
  }
});

test('a rule names no field where it needs words of an answer', () => {
  const ids = everyField().map(({ id }) => id);
  const words = rules.flatMap(({ holds }) => ('lacks' in holds ? holds.lacks : []));
  expect(words.filter((word) => ids.includes(word))).toEqual([]);
});

/** Any answer that a field takes. */
function answerTo(field: PolicyField): fc.Arbitrary<FieldValue> {
  const people = fc.constantFrom('Ann Lee', 'Bo Kay', 'our IT provider', 'the owner');
  switch (field.type) {
    case 'number':
      return fc.integer({ min: field.min, max: field.max });
    case 'yes-no':
      return fc.boolean();
    case 'choice':
      return fc.constantFrom(...field.options.map(({ id }) => id));
    case 'list':
      return fc.array(people, { minLength: 1, maxLength: 4 });
    default:
      return people;
  }
}

test('whatever is answered, a text says of each weaker answer what is done instead, and never "A and A"', () => {
  const fields = everyField();
  const answers = fc.record(Object.fromEntries(fields.map((field) => [field.id, answerTo(field)] as const)));
  fc.assert(
    fc.property(answers, fc.constantFrom(...readPolicyLibrary('en')), (values, policy) => {
      const content = contentOf(policy, values);
      const text = withCompensations('## Exceptions\n', content);
      const told = brokenRules(rules, policy.fields, values).filter(({ severity }) => severity === 'warning');
      for (const { instead } of told.filter(({ fields: of }) =>
        of.every((id) => policy.fields.some((one) => one.id === id)),
      ))
        if (text.includes('## Where we do it differently')) expect(text).toContain('- ');
        else expect(instead).not.toBe('');
      expect(text).not.toMatch(/\b(Ann Lee|Bo Kay) and \1\b/);
    }),
    { numRuns: 60 },
  );
});
