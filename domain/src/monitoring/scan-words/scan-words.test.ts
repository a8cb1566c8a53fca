import { expect, test } from 'vitest';
import { compileText } from '../../texts/compile-text.ts';
import { createSay } from '../../texts/say.ts';
import { leftOut, notTestedReason, sayLeftOut, sayScanFailure, scanFailure } from './scan-words.ts';

const say = createSay({ locale: 'en-US', find: ({ id, text }) => compileText(id, text) });

test('a reason is stored by its name and with what it tells, and said when it is read', () => {
  expect(leftOut('ROBOTS')).toBe('ROBOTS');
  expect(sayLeftOut(say, 'NO_DOMAIN')).toBe('The site’s address is an IP address, not a domain name.');
  const away = scanFailure('TARGET_REDIRECTS_AWAY', { host: 'other.example' });
  expect(away).toBe('TARGET_REDIRECTS_AWAY {"host":"other.example"}');
  expect(sayScanFailure(say, away)).toBe('The site redirects to other.example.');
});

test('sentences of earlier scans are known again, and others stay as they are', () => {
  const earlier = 'The name server we used does not validate signatures.';
  expect(notTestedReason(earlier)).toBe('DNSSEC_UNKNOWN');
  expect(notTestedReason('DNSSEC_UNKNOWN')).toBe('DNSSEC_UNKNOWN');
  expect(sayLeftOut(say, earlier)).toBe(earlier);
  for (const words of ['We sent a file {to} the form.', 'toString', ''])
    expect([notTestedReason(words), sayLeftOut(say, words)]).toEqual([null, words]);
});
