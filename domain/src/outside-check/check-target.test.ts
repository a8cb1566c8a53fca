import { expect, test } from 'vitest';
import { isReservedName, readCheckTarget } from './check-target.ts';

test.each([
  ['harbor-bakery.com', 'harbor-bakery.com', null, false],
  [' HTTPS://Www.Harbor-Bakery.com/menu?x=1 ', 'www.harbor-bakery.com', null, false],
  ['http://harbor-bakery.com:8443/', 'harbor-bakery.com', '8443', false],
  ['Sam@Harbor-Bakery.com', 'harbor-bakery.com', null, true],
  ['bäckerei.de', 'xn--bckerei-5wa.de', null, false],
  ['harbor-bakery.com.', 'harbor-bakery.com', null, false],
  ['https://harbor-bakery.com/@sam', 'harbor-bakery.com', null, false],
])('%s is read', (typed, host, port, isFromEmail) => {
  expect(readCheckTarget(typed)).toEqual({ host, port, isFromEmail });
});

test.each([
  ['', 'CHECK_NOT_A_DOMAIN'],
  ['harbor bakery', 'CHECK_NOT_A_DOMAIN'],
  ['localhost', 'CHECK_NOT_A_DOMAIN'],
  ['printer.local', 'CHECK_NOT_A_DOMAIN'],
  ['wiki.internal', 'CHECK_NOT_A_DOMAIN'],
  ['https://sam:secret@harbor-bakery.com', 'CHECK_NOT_A_DOMAIN'],
  ['127.0.0.1', 'CHECK_IP_ADDRESS'],
  ['http://2130706433/', 'CHECK_IP_ADDRESS'],
  ['0x7f.1', 'CHECK_IP_ADDRESS'],
  ['[::1]', 'CHECK_IP_ADDRESS'],
  ['sam@harbor-bakery', 'CHECK_EMAIL_WRONG'],
  ['@harbor-bakery.com', 'CHECK_EMAIL_WRONG'],
  ['javascript:alert(1)', 'CHECK_NOT_A_DOMAIN'],
])('%s is refused', (typed, problem) => {
  expect(readCheckTarget(typed)).toBe(problem);
});

test.each(['firm.example', 'example.com', 'www.example.org', 'a.test', 'b.invalid'])(
  '%s is kept for examples',
  (host) => {
    expect(isReservedName(host)).toBe(true);
    expect(isReservedName('myexample.com')).toBe(false);
  },
);
