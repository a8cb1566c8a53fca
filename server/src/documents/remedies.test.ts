import { adviceSpans, placeholdersOf } from '@portal/domain/monitoring/advice-text.ts';
import { CASES } from '@portal/scanner/checks/catalogue.ts';
import { expect, test } from 'vitest';
import { platformSteps, readRemedies } from './remedies.ts';

const cases = readRemedies().flatMap(({ id, cases: own, platforms }) =>
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
    const known = [...(factsOf(checkId, variant) ?? []), ...Object.keys(values)];
    const asked = steps.flatMap(placeholdersOf).filter((name) => !known.includes(name));
    return [...new Set(asked)].map((name) => `${id}: ${checkId} ${variant} has no {${name}}`);
  });
  expect(missing).toEqual([]);
});

test('code is closed, and holds no fact that could carry shell syntax', () => {
  const steps = [...new Set(cases.flatMap((one) => one.steps))];
  for (const step of steps) expect(step.split('`').length % 2, step).toBe(1);
  const inCode = steps.flatMap((step) => adviceSpans(step, {}).filter(({ kind }) => kind === 'code'));
  const names = new Set(inCode.flatMap((span) => placeholdersOf(span.text)));
  // A path and a cookie's name stand in lines of configuration only, never in a command.
  expect([...names].sort()).toEqual(['cookie', 'host', 'name', 'path', 'setting']);
  for (const { text } of inCode)
    if (/\{(?:path|cookie)\}/.test(text)) expect(text).not.toMatch(/^(?:sudo|curl|rm|apt|systemctl|certbot)\b/);
});

test('headers, encryption, cookies, versions, lists, files, methods and updates have theirs', () => {
  const checks = new Set(cases.map(({ checkId }) => checkId));
  const wanted = ['P01', 'P02', 'P03', 'P04', 'P05', 'P06', 'P07', 'P08', 'P09', 'P10', 'P13', 'P14', 'P15', 'P16'];
  for (const checkId of [...wanted, 'E01', 'E02', 'E03', 'E04', 'E06', 'E09', 'A16']) expect(checks).toContain(checkId);
});

test('what a website runs on comes first, with its facts filled in', () => {
  const finding = { checkId: 'P08', variant: 'nosniff-missing', facts: { host: 'shop.example' } };
  const steps = platformSteps(finding, ['wordpress', 'nginx']);
  expect(steps.slice(0, 3).map(({ platform, isRecognised }) => [platform, isRecognised])).toEqual([
    ['wordpress', true],
    ['nginx', true],
    ['wix', false],
  ]);
  const nginx = steps[1]?.steps.join(' ');
  expect(nginx).toContain('add_header X-Content-Type-Options "nosniff" always;');
  expect(JSON.stringify(steps)).not.toMatch(/\{(?:name|setting|host)\}/);
  expect(platformSteps({ checkId: 'A01', variant: 'input-becomes-markup', facts: {} }, ['nginx'])).toEqual([]);
});
