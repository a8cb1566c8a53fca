import { brokenRules } from '@portal/domain/policies/answer-rules.ts';
import type { FieldValue, FieldValues, PolicyField } from '@portal/domain/policies/policy-field.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readAnswerRules } from '../library/answer-rules.ts';
import { withCompensations } from '../library/compensations.ts';
import { readInterview } from '../library/interview.ts';
import { readPolicyLibrary } from '../library/policy-library.ts';

const rules = readAnswerRules();
const everyField = (): readonly PolicyField[] => {
  const own = readPolicyLibrary().flatMap(({ fields }) => fields);
  return [...new Map([...readInterview().fields, ...own].map((field) => [field.id, field])).values()];
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

test.each<[string, FieldValues]>([
  ['one person approves and sets up access', { accessApprover: 'Ann Lee', itSupport: 'Ann Lee' }],
  ['one person prepares and approves payments', { paymentMaker: 'Ann Lee', paymentChecker: 'Ann Lee' }],
  ['one person leads and is the deputy', { incidentLead: 'Ann Lee', incidentDeputy: 'Ann Lee' }],
  ['the administrator reads the logs of their own work', { logReader: 'Ann Lee', itSupport: 'Ann Lee' }],
  ['one administrator', { administrators: ['Ann Lee'] }],
  ['weekly backups and a day of loss', { backupFrequency: 'weekly', lossHours: 24 }],
  ['nightly backups and an hour of loss', { backupFrequency: 'daily', lossHours: 2 }],
  ['critical flaws later than serious ones', { criticalDays: 30, highDays: 7 }],
  ['a decision on a breach that leaves no time to report it', { breachHours: 72 }],
])('%s is told', (_, values) => {
  expect(broken(values).length).toBeGreaterThan(0);
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
    fc.property(answers, fc.constantFrom(...readPolicyLibrary()), (values, policy) => {
      const content = { template: policy.source, fields: policy.fields, customPolicy: null, values };
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
