import { englishProblem } from '@portal/domain/monitoring/scan-words/record-problems.ts';
import { expect, test } from 'vitest';
import { exchangeOf } from '../../testing/exchange-of.ts';
import { judgeStsPolicy } from './sts-policy.ts';

const policy = (changes: Readonly<Record<string, string>> = {}) =>
  Object.entries({ version: 'STSv1', mode: 'enforce', mx: '*.mail.example', max_age: '604800', ...changes })
    .map(([name, value]) => `${name}: ${value}`)
    .join('\r\n');

test.each<[string, string, string[], string]>([
  ['whole', policy(), ['a.mail.example', 'B.mail.example.'], 'enforced'],
  ['with the very name', policy({ mx: 'mail.example' }), ['mail.example'], 'enforced'],
  ['for a name below', policy(), ['a.b.mail.example'], 'it does not name the mail server a.b.mail.example'],
  ['for the name itself', policy(), ['mail.example'], 'it does not name the mail server mail.example'],
  ['that only reports', policy({ mode: 'testing' }), ['a.mail.example'], 'mode: testing'],
  ['that is given up', policy({ mode: 'none', mx: '' }), ['a.mail.example'], 'mode: none'],
  ['that is soon forgotten', policy({ max_age: '600' }), ['a.mail.example'], 'max_age: 600'],
  ['without an age', policy({ max_age: '' }), ['a.mail.example'], 'it has no valid "max_age" line'],
  ['of another mode', policy({ mode: 'on' }), [], 'it has no "mode: enforce" or "mode: testing" line'],
  ['that is a page', '<html>Welcome</html>', [], 'it does not begin with "version: STSv1"'],
])('a policy %s', (_, body, servers, expected) => {
  const verdict = judgeStsPolicy(exchangeOf(body), servers);
  expect(
    verdict.kind === 'enforced' ? 'enforced' : 'line' in verdict ? verdict.line : englishProblem(verdict.problem),
  ).toBe(expected);
});

test.each<[number, Record<string, string>, string]>([
  [404, {}, 'the server answers with status 404'],
  [301, { location: '/other.txt' }, 'the file is somewhere else, and redirects are not followed'],
])('an answer of status %i is no policy', (status, headers, problem) => {
  const verdict = judgeStsPolicy(exchangeOf(policy(), headers, status), []);
  expect(verdict.kind === 'unusable' && englishProblem(verdict.problem)).toBe(problem);
});
