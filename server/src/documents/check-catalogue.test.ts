import { adviceSpans, placeholdersOf } from '@portal/domain/monitoring/advice-text.ts';
import type { Check, CheckCase } from '@portal/domain/monitoring/check.ts';
import { cvssBaseScore } from '@portal/domain/monitoring/cvss.ts';
import { OWASP_EDITIONS, owaspCategory } from '@portal/domain/monitoring/owasp.ts';
import { CASES as BUILTIN_CASES } from '@portal/scanner/checks/catalogue.ts';
import { describe, expect, test } from 'vitest';
import { OUTSIDE_CASES } from '../providers/scanner/outside-cases.ts';
import { readCheckCatalogue } from './check-catalogue.ts';
import { readOwaspData, readPciRequirements } from './scans/owasp-data.ts';

const CASES = [...BUILTIN_CASES, ...OUTSIDE_CASES];
const catalogue = readCheckCatalogue('en');
const written = [...catalogue.values()].flatMap((check) =>
  Object.entries(check.cases).map(([variant, texts]) => ({ check, variant, texts })),
);
/** Steps that the kind of software brings (`software-steps.ts`). */
const OF_SOFTWARE = ['{howToUpdate}', '{withoutUpdate}', '{breakIn}', '{keepUpdated}'];
const textsOf = ({ title, term, what, why, fix }: CheckCase) => [title, term, what, why, ...fix];

function caseOf(checkId: string, variant: string): { check: Check; texts: CheckCase } {
  const check = catalogue.get(checkId);
  const texts = check?.cases[variant];
  if (!check || !texts) throw new Error(`content/checks/${checkId}.json has no case ${variant}`);
  return { check, texts };
}

describe.each(CASES)('$checkId $variant', ({ checkId, variant, severity, facts }) => {
  test('has its texts, which ask only for facts that the engine gives', () => {
    const { texts } = caseOf(checkId, variant);
    const own = checkId === 'P28' ? OF_SOFTWARE : [];
    const asked = textsOf(texts)
      .filter((one) => !own.includes(one))
      .flatMap(placeholdersOf);
    expect(asked.filter((name) => !(facts as readonly string[]).includes(name))).toEqual([]);
  });

  test('has a severity that the check names', () => {
    expect(caseOf(checkId, variant).check.severities).toContain(severity);
  });

  test('says how to fix it in three to nine steps, code closed', () => {
    const { fix } = caseOf(checkId, variant).texts;
    expect(fix.length).toBeGreaterThanOrEqual(3);
    expect(fix.length).toBeLessThanOrEqual(9);
    for (const step of fix) expect(step.split('`').length % 2).toBe(1);
  });

  test('has a score that fits its severity', () => {
    const score = cvssBaseScore(caseOf(checkId, variant).texts.cvss);
    const [least, most] = { high: [4, 10], medium: [3, 7], low: [2, 5.3], info: [0, 0] }[severity] as [number, number];
    expect(score).toBeGreaterThanOrEqual(least);
    expect(score).toBeLessThanOrEqual(most);
  });
});

test('nothing is written that the engine cannot report', () => {
  const known = new Set(CASES.map(({ checkId, variant }) => `${checkId} ${variant}`));
  expect(written.map(({ check, variant }) => `${check.id} ${variant}`).filter((pair) => !known.has(pair))).toEqual([]);
});

test('every case with a CWE has a category in both editions', () => {
  const data = readOwaspData();
  const without = written
    .filter(({ texts }) => texts.cwe !== null)
    .filter(({ check, texts }) =>
      OWASP_EDITIONS.some((edition) => owaspCategory(check, texts, edition, data) === null),
    );
  expect(without.map(({ check, variant }) => `${check.id} ${variant}`)).toEqual([]);
});

test.each([
  ['P01', 'no-https', 'A04:2025', 'A02:2021'],
  ['P06', 'csp-missing', 'A06:2025', 'A05:2021'],
  ['P10', 'session-cookie-without-secure', 'A02:2025', 'A05:2021'],
  ['P12', 'vulnerable-library-high', 'A03:2025', 'A06:2021'],
  ['P16', 'stack-trace', 'A10:2025', 'A04:2021'],
  ['E08', 'installer', 'A02:2025', 'A05:2021'],
])('%s %s is %s, formerly %s', (id, variant, now, before) => {
  const { check, texts } = caseOf(id, variant);
  const data = readOwaspData();
  expect(owaspCategory(check, texts, '2025', data)?.id).toBe(now);
  expect(owaspCategory(check, texts, '2021', data)?.id).toBe(before);
});

test('every PCI requirement of a check has a title', () => {
  const titles = readPciRequirements('en');
  const used = [...catalogue.values()].flatMap((check) => [
    ...check.pci,
    ...Object.values(check.cases).flatMap(({ pci = [] }) => pci),
  ]);
  expect(used.filter((number) => titles[number] === undefined)).toEqual([]);
});

test('cases that are about something else than their check say so', () => {
  const { texts: log } = caseOf('E06', 'wordpress-debug-log');
  expect(log).toMatchObject({ wstg: 'WSTG-CONF-04', pci: ['2.2.6'] });
  expect(caseOf('E06', 'wordpress-xmlrpc').texts).toMatchObject({ wstg: 'WSTG-ATHN-03', pci: ['2.2.4'] });
  // Anti-phishing is about mail records; DNSSEC protects none of them.
  expect(caseOf('P24', 'dnssec-missing').texts).toMatchObject({ cwe: 345, pci: [] });
  expect(caseOf('P04', 'null-suites').texts.cwe).toBe(319);
  // What an outside engine found is of no requirement that is known here, and no page is known to take payments.
  for (const id of ['X01', 'P06', 'P21']) expect(catalogue.get(id)?.pci).toEqual([]);
});

test('only facts that cannot carry shell syntax stand in commands', () => {
  const inCode = written.flatMap(({ texts }) =>
    texts.fix.flatMap((step) => adviceSpans(step, {}).filter((span) => span.kind === 'code')),
  );
  const allowed = ['host', 'domain', 'library', 'header'];
  expect(inCode.flatMap((span) => placeholdersOf(span.text)).filter((name) => !allowed.includes(name))).toEqual([]);
});
