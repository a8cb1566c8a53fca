import { adviceSpans, placeholdersOf } from '@portal/domain/monitoring/advice-text.ts';
import { sayEnglish } from '@portal/domain/texts/testing/say-english.ts';
import { CASES } from '@portal/scanner/checks/catalogue.ts';
import { expect, test } from 'vitest';
import { sampleFinding } from '../testing/scan-report-samples.ts';
import { platformSteps, readRemedies } from './remedies.ts';

const cases = readRemedies('en').flatMap(({ id, cases: own, platforms }) =>
  own.map((one) => ({ ...one, id, steps: Object.values(platforms).flat() })),
);
const factsOf = (checkId: string, variant: string): readonly string[] | undefined =>
  CASES.find((known) => known.checkId === checkId && known.variant === variant)?.facts;

test('each is for cases that the engine reports, and no case has two', () => {
  const names = cases.map(({ checkId, variant }) => `${checkId} ${variant}`);
  expect(cases.filter(({ checkId, variant }) => factsOf(checkId, variant) === undefined)).toEqual([]);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

test('each asks only for facts that its findings have, or values of its own', () => {
  const missing = cases.flatMap(({ id, checkId, variant, values, steps }) => {
    const known = [...(factsOf(checkId, variant) ?? []), ...Object.keys(values), 'thenTestAgain'];
    const asked = steps.flatMap(placeholdersOf).filter((name) => !known.includes(name));
    return [...new Set(asked)].map((name) => `${id}: ${checkId} ${variant} has no {${name}}`);
  });
  expect(missing).toEqual([]);
});

test('code is closed, and holds no fact that a hostile site could fill with syntax', () => {
  const steps = [...new Set(cases.flatMap((one) => one.steps))];
  for (const step of steps) expect(step.split('`').length % 2, step).toBe(1);
  const inCode = steps.flatMap((step) => adviceSpans(step, {}).filter(({ kind }) => kind === 'code'));
  const names = new Set(inCode.flatMap((span) => placeholdersOf(span.text)));
  expect([...names].sort()).toEqual(['host', 'name', 'setting']);
});

test('headers, encryption, cookies, versions, lists, files, methods, updates, libraries and flaws of programs have theirs', () => {
  const checks = new Set(cases.map(({ checkId }) => checkId));
  const wanted = ['P01', 'P02', 'P03', 'P04', 'P05', 'P06', 'P07', 'P08', 'P09', 'P10', 'P13', 'P14', 'P15', 'P16'];
  for (const checkId of [...wanted, 'E01', 'E02', 'E03', 'E04', 'E06', 'E09', 'A16', 'A01', 'A04', 'P12'])
    expect(checks).toContain(checkId);
});

test('what a website runs on comes first, all systems come last, with facts filled in and code apart', () => {
  const finding = sampleFinding('P08', 'nosniff-missing');
  const steps = platformSteps(finding, ['wordpress', 'nginx'], sayEnglish);
  expect(steps.slice(0, 3).map(({ platform, isRecognised }) => [platform, isRecognised])).toEqual([
    ['wordpress', true],
    ['nginx', true],
    ['wix', false],
  ]);
  expect(steps.at(-1)).toMatchObject({ platform: 'any', isRecognised: false });
  const code = { kind: 'code', text: 'add_header X-Content-Type-Options "nosniff" always;' };
  expect(steps[1]?.steps.flat()).toContainEqual(code);
  expect(JSON.stringify(steps)).not.toMatch(/\{(?:name|setting|host)\}/);
});

test('where the platform makes no difference, there are the steps for all systems alone', () => {
  const steps = platformSteps(sampleFinding('P18', 'card-number'), ['nginx'], sayEnglish);
  expect(steps.map(({ platform }) => platform)).toEqual(['any']);
});

test('nothing that a site sends can open or close code', () => {
  const hostile = { ...sampleFinding('E02', 'environment-file'), facts: { path: '/a`b' } };
  for (const { steps } of platformSteps(hostile, [], sayEnglish))
    for (const span of steps.flat()) if (span.text.includes('/a`b')) expect(span.text.split('`')).toHaveLength(2);
});
