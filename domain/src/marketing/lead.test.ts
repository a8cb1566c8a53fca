import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LEAD_FIELDS, leadFields, leadPage } from './lead.ts';

test('a lead is made of the known fields, the last of each', () => {
  const given = [
    { name: 'email', value: 'a@firm.example' },
    { name: 'lead_form', value: 'Another form' },
    { name: '__proto__', value: 'x' },
    { name: 'email', value: 'b@firm.example' },
  ];
  expect(leadFields(given)).toEqual({ email: 'b@firm.example' });
});

test('no field beside the known ones comes through', () => {
  const field = fc.record({ name: fc.oneof(fc.string(), fc.constantFrom(...LEAD_FIELDS)), value: fc.string() });
  fc.assert(
    fc.property(fc.array(field), (given) => {
      for (const name of Object.keys(leadFields(given))) expect(LEAD_FIELDS).toContain(name);
    }),
  );
});

test.each([
  ['https://portal.example/signup/sub-1?utm=x#y', 'https://portal.example/signup'],
  ['https://portal.example/signupLink/secret-token', 'https://portal.example/signupLink'],
  ['https://user:password@portal.example/', 'https://portal.example/'],
  ['javascript:alert(1)', ''],
  ['file:///etc/passwd', ''],
  ['signup', ''],
])('V14.2.1 of the page %s only %j is kept', (address, expected) => {
  expect(leadPage(address)).toBe(expected);
});
