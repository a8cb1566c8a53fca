import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sayEnglish } from '../texts/testing/say-english.ts';
import type { CheckCase, Remediator } from './check.ts';
import { type AdvisedFinding, effortInWords, executiveSummary } from './executive-summary.ts';
import { SEVERITIES, type Severity } from './severity.ts';

const REMEDIATORS: readonly Remediator[] = ['you', 'web-developer', 'hosting-provider', 'domain-provider'];

function found(checkId: string, severity: Severity, who: Remediator = 'web-developer'): AdvisedFinding {
  const advice: CheckCase = {
    title: `Problem {name} of \`${checkId}\``,
    term: checkId,
    what: 'What.',
    why: 'Why.',
    fix: ['Fix.'],
    who,
    cwe: null,
    cvss: 'CVSS:3.1/AV:N/AC:L/PR:N/UI:N/S:U/C:N/I:N/A:N',
  };
  const url = 'https://a.example/';
  return {
    finding: {
      checkId,
      variant: 'only',
      severity,
      url,
      urls: [url],
      subject: '',
      facts: { name: 'one' },
      evidence: { note: 'Seen.' },
      fingerprint: checkId,
    },
    advice,
  };
}

describe('verdict', () => {
  test.each([
    [[], 'clean', 'We found nothing to fix'],
    [['info'], 'clean', 'We found nothing to fix'],
    [['low', 'info'], 'good', 'Your website is in good shape'],
    [['low', 'medium'], 'plan', 'Nothing urgent, one problem to plan for'],
    [['high', 'medium', 'high'], 'urgent', '2 problems need attention now'],
  ] as const)('%j is %s', (severities, state, headline) => {
    const findings = severities.map((severity, index) => found(`P${index}`, severity));
    expect(executiveSummary(findings, sayEnglish)).toMatchObject({ state, headline });
  });
});

test('the next step is the worst problem, in words without placeholders or backticks', () => {
  const summary = executiveSummary([found('P01', 'low'), found('P02', 'high', 'hosting-provider')], sayEnglish);
  expect(summary.nextStep).toBe(
    'Start with “Problem one of P02”. Your hosting provider or server administrator can do it.',
  );
});

test('findings of one case are one task, and groups come with the most urgent first', () => {
  const { groups } = executiveSummary(
    [
      found('P10', 'low', 'web-developer'),
      found('P10', 'low', 'web-developer'),
      found('P02', 'high', 'hosting-provider'),
      found('P25', 'info', 'you'),
    ],
    sayEnglish,
  );
  expect(groups.map(({ who, minutes }) => ({ who, minutes }))).toEqual([
    { who: 'hosting-provider', minutes: 30 },
    { who: 'web-developer', minutes: 60 },
  ]);
  expect(groups[1]?.tasks).toMatchObject([{ checkId: 'P10', findings: 2 }]);
});

test('the order of the findings does not matter, and every counted finding is in exactly one task', () => {
  const findings = fc.uniqueArray(
    fc.tuple(fc.integer({ min: 1, max: 30 }), fc.constantFrom(...SEVERITIES), fc.constantFrom(...REMEDIATORS)),
    { selector: ([id]) => id },
  );
  fc.assert(
    fc.property(findings, (rows) => {
      const advised = rows.map(([id, severity, who]) => found(`P${id}`, severity, who));
      const summary = executiveSummary(advised, sayEnglish);
      expect(executiveSummary([...advised].reverse(), sayEnglish)).toEqual(summary);
      const inTasks = summary.groups.flatMap((group) => group.tasks).reduce((sum, task) => sum + task.findings, 0);
      expect(inTasks).toBe(advised.filter(({ finding }) => finding.severity !== 'info').length);
    }),
  );
});

test.each([
  [0, 'No work'],
  [20, 'About half an hour'],
  [60, 'About an hour'],
  [180, 'About 3 hours'],
  [300, 'About half a day to a day'],
  [480, 'About a day'],
  [960, 'About 2 days'],
])('%d minutes: %s', (minutes, words) => {
  expect(effortInWords(minutes, sayEnglish)).toBe(words);
});
