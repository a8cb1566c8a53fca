import { expect, test } from 'vitest';
import { collectFindings } from '../../../testing/collect-findings.ts';
import type { Exchange } from '../../guard/exchange.ts';
import { checkSecurityTxt } from './p25-security-txt.ts';

const NOW = Date.parse('2026-11-21T12:00:00Z');
const url = 'https://shop.example/.well-known/security.txt';

const answer = (status: number, body: string, type = 'text/plain'): Exchange => ({
  url,
  method: 'GET',
  requestHeaders: {},
  status,
  headers: { 'content-type': [type] },
  body: Buffer.from(body),
  truncated: false,
});

const CONTACT = 'Contact: mailto:security@shop.example\n';

test.each([
  ['no answer', null, ['security-txt-missing']],
  ['not found', answer(404, ''), ['security-txt-missing']],
  ['a page in its place', answer(200, `<h1>Welcome</h1>${CONTACT}`, 'text/html'), ['security-txt-missing']],
  ['no expiry', answer(200, CONTACT), ['security-txt-incomplete']],
  ['an expiry that is no date', answer(200, `${CONTACT}Expires: soon\n`), ['security-txt-incomplete']],
  ['no contact', answer(200, 'Expires: 2030-01-01T00:00:00Z\n'), ['security-txt-incomplete']],
  ['expired', answer(200, `${CONTACT}Expires: 2026-11-20T00:00:00Z\n`), ['security-txt-expired']],
  ['sound', answer(200, `# ours\n${CONTACT}Expires: 2027-01-01T00:00:00Z\n`), []],
])('%s', (_, exchange, expected) => {
  const { report, variants } = collectFindings();
  checkSecurityTxt(exchange, { url, now: NOW }, report);
  expect(variants()).toEqual(expected);
});
