import { expect, test } from 'vitest';
import { collectFindings } from '../../../testing/collect-findings.ts';
import { exchangeOf } from '../../../testing/exchange-of.ts';
import { viewOf } from '../page-check.ts';
import { checkPrivateData } from './p27-private-data.ts';

const JSON_TYPE = { 'content-type': 'application/json' };
const EMAIL = 'ada@harbor-bakery.de';
/** Written in parts, so that no scanner of repositories takes it for a real one. */
const BCRYPT = ['$2b', '12', 'R9h7cIPz0giKMUQO'].join('$');

test.each<[string, unknown, string[]]>([
  ['a hash', { id: 1, passwordHash: BCRYPT }, ['passwords-readable']],
  ['a bare digest', [{ login: 'ada', password: '5f4dcc3b5aa765d61d8327deb882cf99' }], ['passwords-readable']],
  ['a password beside an address', { user: { email: EMAIL, password: 'sunshine1' } }, ['passwords-readable']],
  ['a date of birth beside an address', [{ email: EMAIL, date_of_birth: '1985-12-10' }], ['personal-data-readable']],
  ['words of a form', { email: 'Email', password: 'Password', iban: 'IBAN' }, []],
  ['a translation', { password: 'Contraseña', email: 'Correo electrónico', passwordHint: 'At least 8 letters' }, []],
  ['a sample', { email: 'jane@example.com', password: 'sunshine1' }, []],
  ['a masked one', { email: EMAIL, password: '••••••' }, []],
  ['none', { email: EMAIL, password: null }, []],
  ['a description', { openapi: '3.1.0', example: { email: EMAIL, password: 'sunshine1' } }, []],
  ['a schema', { properties: { email: { type: 'string' }, password: { type: 'string' } } }, []],
  ['people of the team', [{ name: 'Ada', email: EMAIL, phone: '+49 40 123' }], []],
  ['a bank account of the firm', { iban: 'DE89370400440532013000' }, []],
  ['a birthday without a person', { birthday: '1985-12-10' }, []],
])('%s', (_, body, expected) => {
  const { report, findings, variants } = collectFindings();
  checkPrivateData(viewOf(exchangeOf(JSON.stringify(body), JSON_TYPE), 0), report);
  expect(variants()).toEqual(expected);
  expect(JSON.stringify(findings())).not.toContain(BCRYPT);
  expect(JSON.stringify(findings())).not.toContain('sunshine1');
});

test('a page that shows the same as text is not JSON', () => {
  const { report, variants } = collectFindings();
  checkPrivateData(viewOf(exchangeOf(JSON.stringify({ passwordHash: BCRYPT })), 0), report);
  expect(variants()).toEqual([]);
});
