import { expect, test } from 'vitest';
import { type OwaspData, owaspCategory } from './owasp.ts';

const data: OwaspData = {
  '2025': {
    categories: { A04: 'Cryptographic Failures', A06: 'Insecure Design' },
    cwes: { '319': 'A04', '693': 'A06' },
  },
  '2021': { categories: { A02: 'Cryptographic Failures', A05: 'Security Misconfiguration' }, cwes: { '319': 'A02' } },
};

test('the category follows from the CWE, edition by edition', () => {
  expect(owaspCategory({}, { cwe: 319 }, '2025', data)).toEqual({ id: 'A04:2025', name: 'Cryptographic Failures' });
  expect(owaspCategory({}, { cwe: 319 }, '2021', data)).toEqual({ id: 'A02:2021', name: 'Cryptographic Failures' });
});

test('a category set by hand counts only where OWASP lists no such CWE', () => {
  const check = { owaspByHand: { '2021': 'A05', '2025': 'A04' } };
  expect(owaspCategory(check, { cwe: 693 }, '2021', data)?.id).toBe('A05:2021');
  expect(owaspCategory(check, { cwe: 693 }, '2025', data)?.id).toBe('A06:2025');
});

test('without CWE, list entry or known category there is none', () => {
  expect(owaspCategory({}, { cwe: null }, '2025', data)).toBeNull();
  expect(owaspCategory({}, { cwe: 1 }, '2025', data)).toBeNull();
  expect(owaspCategory({ owaspByHand: { '2025': 'A99' } }, { cwe: null }, '2025', data)).toBeNull();
});
