import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readPlatformNotes } from '@portal/server/documents/scans/platform-notes.ts';
import { readRemedies } from '@portal/server/documents/scans/remedies.ts';
import { expect, test } from 'vitest';
import { planFor } from '../try-recipes/families.ts';
import { phpPlanFor } from '../try-recipes/php-plans.ts';
import { toldLines, toldPhp } from '../try-recipes/told-lines.ts';

test('every line of configuration that our advice tells is tried on a real server, or says why not', () => {
  const lines = toldLines();
  expect(lines.length).toBeGreaterThan(120);
  expect(lines.filter(({ server, code }) => planFor(server, code) === null)).toEqual([]);
  const reasons = lines.flatMap(({ server, code }) => {
    const plan = planFor(server, code);
    return plan !== null && 'notRun' in plan ? [plan.notRun] : [];
  });
  const notRun = reasons.filter((reason) => reason !== 'a command, not a line of configuration');
  expect(notRun.length).toBeLessThan(lines.length / 10);
});

test('every line of PHP and of wp-config.php is tried, or taken by PHP’s parser', () => {
  const lines = toldPhp();
  expect(lines.length).toBeGreaterThan(30);
  expect(lines.filter((code) => phpPlanFor(code) === null)).toEqual([]);
  expect(lines.filter((code) => phpPlanFor(code)?.plan.how === 'parsed').length).toBeLessThan(10);
});

test('no advice has a line of PowerShell, which nothing here could try', () => {
  const advice = ['checks', 'remedies', 'software'].flatMap((folder) => {
    const path = join(import.meta.dirname, '../../content', folder);
    return readdirSync(path).map((file) => readFileSync(join(path, file), 'utf8'));
  });
  expect(
    advice.filter((text) => /`(?!Set-Cookie`)(?:Get|Set|New|Remove|Enable|Disable|Install|Import)-[A-Z]\w+/.test(text)),
  ).toEqual([]);
});

test('every recipe has a way back', () => {
  const platforms = new Set(readRemedies('en').flatMap(({ platforms: own }) => Object.keys(own)));
  const without = [...platforms].filter((name) => (readPlatformNotes('en').get(name)?.wayBack.length ?? 0) < 40);
  expect(without).toEqual([]);
});

test('every recipe says how it was checked: tried on a server, or against what its makers write', () => {
  const platforms = readRemedies('en').flatMap(({ id, platforms: own }) => Object.keys(own).map((name) => [id, name]));
  expect(platforms).toHaveLength(123);
  const notes = readPlatformNotes('en');
  expect(platforms.filter(([, name = '']) => !notes.has(name))).toEqual([]);
  const tried = [...notes.values()].filter(({ checked }) => checked.how === 'tried').map(({ id }) => id);
  expect(tried.sort()).toEqual(['apache', 'nginx']);
});

test('a line that nobody has thought of is not taken for a tried one', () => {
  expect(planFor('apache', 'FileETag None')).toBeNull();
  expect(planFor('nginx', 'gzip on;')).toBeNull();
  expect(phpPlanFor('memory_limit = 1G')).toBeNull();
});
