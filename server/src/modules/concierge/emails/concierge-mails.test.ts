import { expect, test } from 'vitest';
import { brand } from '../../../documents/testing/scan-report-samples.ts';
import { sayFor } from '../../../system/texts/say-for.ts';
import { renderConciergeNewsMail } from './concierge-news-mail.ts';
import { renderHelpAnswerMail } from './help-answer-mail.ts';
import { renderHelpRequestMail } from './help-request-mail.ts';

const say = sayFor(brand);
const url = 'https://portal.acme.example/concierge/weaknesses';
const request = { brand, say, number: 'CC-1042', about: 'A security policy', isFirst: true, url };

test.each([
  ['weakness-published', 1, 'A security weakness was reported to you'],
  ['weakness-published', 3, '3 security weaknesses were reported to you'],
  ['weakness-status', 1, 'The status of a weakness has changed'],
  ['concierge-message', 1, 'You have a message from your cyber concierge'],
] as const)('%s of %d is told in its subject, with one link to the portal', async (kind, count, subject) => {
  const mail = await renderConciergeNewsMail(kind, { brand, say, count, url });
  expect(mail.subject).toBe(subject);
  expect(mail.text).toContain(url);
  expect(mail.html.match(/href="https:\/\/portal/g)).toHaveLength(1);
});

test('an organization’s name is words, and no link, markup or header in the mail to the concierge', async () => {
  const organisationName = '<b>Claim</b> at evil.example\r\nBcc: eve@evil.example';
  const mail = await renderHelpRequestMail({ ...request, organisationName });
  expect(mail.subject).not.toMatch(/[\r\n]/);
  expect(mail.html).not.toContain('<b>Claim');
  expect(mail.text).not.toContain('evil.example');
  expect(mail.text).toContain('A security policy');
});

test('words that were added are told as such, and an answer by its number alone', async () => {
  const added = await renderHelpRequestMail({ ...request, organisationName: 'Bakery', isFirst: false });
  expect(added.subject).toBe('CC-1042: Bakery has replied');
  const answer = await renderHelpAnswerMail({ brand, say, number: 'CC-1042', url });
  expect(answer.subject).toBe('Your cyber concierge has answered (CC-1042)');
});
