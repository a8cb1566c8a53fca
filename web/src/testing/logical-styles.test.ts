import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const SOURCES = join(import.meta.dirname, '..');

/** Classes that name a side of the screen; `ms-4`, `start-0`, `text-end`, `border-s` turn with the direction of reading. */
const CLASSES =
  /(?<=[\s'"`:!-])(?:m[lr]-[\d[(a]|p[lr]-[\d[(]|(?:left|right)-(?:[\d[(]|auto|full)|text-(?:left|right)\b|border-[lr](?=[\s'"`-])|rounded-(?:[lr]|[tb][lr])(?=[\s'"`-]))/;
const PROPERTIES =
  /(?:margin|padding|border)-(?:left|right)|text-align: (?:left|right)|^\s+(?:left|right):|float: (?:left|right)/m;

const files = globSync('**/*.{ts,tsx,css}', { cwd: SOURCES }).filter((file) => !/\.test\.tsx?$/.test(file));

test('styles name the beginning and end of a line, not left and right, so that pages can be read from right to left', () => {
  expect(files.length).toBeGreaterThan(500);
  const physical = files.filter((file) => {
    const source = readFileSync(join(SOURCES, file), 'utf8');
    return CLASSES.test(source) || (file.endsWith('.css') && PROPERTIES.test(source));
  });
  expect(physical).toEqual([]);
});

test('it knows them when it sees them', () => {
  for (const name of ['ml-4', 'pr-[3px]', 'left-0', 'text-right', 'border-l', 'rounded-tr-lg'])
    expect(`className="flex tablet:${name}"`).toMatch(CLASSES);
  for (const name of ['ms-4', 'start-0', 'text-end', 'border-line', 'rounded-lg', 'break-left-over'])
    expect(`className="flex ${name}"`).not.toMatch(CLASSES);
  expect('a {\n  left: 0;\n}').toMatch(PROPERTIES);
});
