import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { assessmentSet } from '@portal/contract/maturity/maturity-set.schemas.ts';
import { MATURITY_AREAS } from '@portal/domain/maturity/levels.ts';
import { afterAll, describe, expect, test } from 'vitest';
import { readPolicyLibrary } from '../policies/library/policy-library.ts';
import { readMaturitySet, readShippedSet } from './maturity-set.ts';

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

/** A copy of the shipped set with one file changed. */
function changed(file: string, from: string | RegExp, to: string): URL {
  const folder = mkdtempSync(join(tmpdir(), 'maturity-set-'));
  folders.push(folder);
  cpSync(fileURLToPath(new URL('maturity/', import.meta.resolve('@portal/content/package.json'))), folder, {
    recursive: true,
  });
  const path = join(folder, file);
  const before = readFileSync(path, 'utf8');
  const after = before.replace(from, to);
  expect(after).not.toBe(before);
  writeFileSync(path, after);
  return pathToFileURL(`${folder}/`);
}

describe('the set that comes along', () => {
  const set = readShippedSet('en');

  test('has 24 questions: seven about people, eight about process, nine about technology', () => {
    const codes = (area: string) => set.elements.filter((element) => element.area === area).map(({ code }) => code);
    expect(MATURITY_AREAS.map(codes)).toEqual([
      ['P1', 'P2', 'P3', 'P4', 'P5', 'P6', 'P7'],
      ['R1', 'R2', 'R3', 'R4', 'R5', 'R6', 'R7', 'R8'],
      ['T1', 'T2', 'T3', 'T4', 'T5', 'T6', 'T7', 'T8', 'T9'],
    ]);
    expect(new Set(set.elements.map(({ name }) => name)).size).toBe(24);
  });

  test('gives pages what the contract promises', () => {
    expect(assessmentSet.safeParse(set.view).error).toBeUndefined();
    expect(set.view.levels.map(({ levelName }) => levelName)).toEqual([
      'None',
      'Ad hoc',
      'Partial',
      'Defined',
      'Managed',
      'Optimized',
    ]);
    expect(set.view.areas.map(({ name }) => name)).toEqual(['People', 'Process', 'Technology']);
  });

  test('explains every term that it uses, and uses every term that it explains', () => {
    const used = new Set(set.elements.flatMap(({ glossary }) => glossary));
    expect(set.view.glossary.map(({ id }) => id).filter((id) => !used.has(id))).toEqual([]);
  });

  test.each(set.elements.map((element) => [element.elementPath, element] as const))(
    '%s has six different answers, and leads only to pages that exist',
    (_path, { answers, links, csf, cpg, why }) => {
      expect(new Set(answers.map(({ title }) => title)).size).toBe(6);
      expect(new Set(answers.map(({ text }) => text)).size).toBe(6);
      expect(csf.length + cpg.length).toBeGreaterThan(0);
      expect(why.every(({ kind }) => kind === 'paragraph' || kind === 'list')).toBe(true);
      const policies = readPolicyLibrary('en').map(({ id }) => `/securitypolicy/${id}`);
      const pages = [
        ...policies,
        '/securitypolicy',
        '/training/courses',
        '/training',
        '/training/team',
        '/webappscan',
        '/settings/admins',
        '/settings/you',
        '/concierge',
      ];
      for (const { href } of links) expect(pages).toContain(href);
    },
  );
});

describe('a set of the provider’s own', () => {
  test('is read from its folder', () => {
    const folder = changed('elements/backup.yaml', /^name: .*$/m, 'name: "Copies"');
    expect(readMaturitySet(folder).byPath.get('backup')?.name).toBe('Copies');
    expect(readShippedSet('en').byPath.get('backup')?.name).not.toBe('Copies');
  });

  test.each([
    ['elements/backup.yaml', /^question: .*$/m, 'question: ""', /elements\/backup\.yaml:\s+question:/],
    ['elements/backup.yaml', 'level: 5', 'level: 4', /elements\/backup\.yaml:\s+answers: must have the levels 0 to 5/],
    ['elements/backup.yaml', /^csf: .*$/m, 'csf: ["PR.XX-01"]', /elements\/backup\.yaml:\s+csf\.0:/],
    [
      'elements/backup.yaml',
      /^glossary: .*$/m,
      'glossary: [unheard-of]',
      /elements\/backup\.yaml:\s+glossary: set\.yaml has no unheard-of/,
    ],
    ['elements/backup.yaml', /^code: .*$/m, 'code: T1', /code: T1 is used twice/],
    ['elements/backup.yaml', /^id: .*$/m, 'id: copies', /elements\/backup\.yaml:\s+id: is copies/],
    [
      'elements/backup.yaml',
      /^links:(?:.|\n)*/m,
      'links: [{ label: "x", href: "//elsewhere.example" }]',
      /links\.0\.href: must be a path/,
    ],
    ['elements/backup.yaml', /^area: .*$/m, 'area: [people', /elements\/backup\.yaml:/],
    ['set.yaml', /^version: .*$/m, 'version: none', /set\.yaml:\s+version:/],
  ])('says which file and field are wrong: %s %s', (file, from, to, message) => {
    const folder = changed(file, from, to);
    expect(() => readMaturitySet(folder)).toThrow(message);
  });

  test('that is not there is told', () => {
    const folder = pathToFileURL(join(tmpdir(), 'no-such-set/'));
    expect(() => readMaturitySet(folder)).toThrow(/set\.yaml:\s+ENOENT/);
  });
});
