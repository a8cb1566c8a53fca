import { expect, test } from 'vitest';
import { senderAddressOf, senderDomainOf, senderOf } from './sender-of.ts';
import { acme } from './testing/acme-brand.ts';

test.each([
  [null, `no-reply@${acme.emailDomain}`, acme.emailDomain],
  ['post@House.example', 'post@House.example', 'house.example'],
  ['"The <House>" <post@house.example>', 'post@house.example', 'house.example'],
])('with MAIL_FROM %j emails come from %s', (mailFrom, address, domain) => {
  expect(senderAddressOf(acme, { mailFrom })).toBe(address);
  expect(senderDomainOf(acme, { mailFrom })).toBe(domain);
});

test('a name with quotation marks in it breaks no header', () => {
  expect(senderOf({ ...acme, brandNameShort: 'A "B" C' }, { mailFrom: null })).toBe(
    `"A B C" <no-reply@${acme.emailDomain}>`,
  );
});
