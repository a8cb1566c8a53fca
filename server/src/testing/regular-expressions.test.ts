import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseSync } from '@swc/core';
import { analyse } from 'scslre';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../../..');
const FLOORS = ['contract/src', 'domain/src', 'scanner/src', 'server/src', 'web/src'];
/** Where texts of strangers are looked at in the thread that answers calls. A scan is a process of its own, a page is its reader's. */
const ANSWERING = /^(?:contract|domain|server)\//;

/**
 * Expressions whose time grows with the square of a text, or more, and why that does no harm. Everywhere those are told that backtrack
 * between two of their own parts; where calls are answered also those that begin anew at each character.
 */
const HARMLESS: ReadonlyMap<string, string> = new Map([
  [String.raw`/^\s*\{[\s\S]*"[\w.-]+\.[\w.-]+"\s*:/`, 'a check of a scan'],
  [String.raw`/^([a-z]+:\/\/(?:[^@/]*@)?)([^/?]*)(.*)$/`, 'a setting of the operator'],
  [String.raw`/\/+$/`, 'a setting of the operator'],
  [String.raw`/^\s*(?:at (?:(.+?) \()?|(.*?)@)(\S+?):(\d+):(\d+)\)?$/`, 'a line of at most 500 characters'],
  [String.raw`/^(.*?)[\s,;]*<?([^\s<>,;]+@[^\s<>,;]+)>?$/`, 'what somebody pastes, in their own browser'],
  [
    String.raw`/<!--[\s\S]*?-->|<\/([\w-]+)\s*>|<([\w-]+)([^<>]*?)(\/?)>|([^<]+)/g`,
    'a picture of the delivered courses',
  ],
  [String.raw`/^[^\s@:/]+@[^\s@:/]+\.[^\s@:/]+$/`, 'what somebody types, in their own browser'],
  [String.raw`/(\d+)(?: to \d+)? (minute|hour|day)/`, 'a text of the delivered content'],
  [String.raw`/[\s.]+$/u`, 'a name of at most a few hundred characters'],
  [String.raw`/^[\s._]+|[\s.]+$/gu`, 'a name of at most a few hundred characters'],
  [`/^-+|-+$/g`, 'a name of at most a few hundred characters'],
  [`/^[-.]+|[-.]+$/g`, 'a name of at most a few hundred characters'],
  [String.raw`/\s+\S*$/`, 'a text whose blanks are single by then, cut to its first words'],
  [String.raw`/([A-Za-z_][\w:.-]*)\s*=\s*(?:"([^"<]*)"|'([^'<]*)')/g`, 'a picture, read in a thread with bounded time'],
]);

type Found = { readonly pattern: string; readonly flags: string; readonly path: string };

function expressionsIn(node: unknown, path: string): Found[] {
  if (Array.isArray(node)) return node.flatMap((inner) => expressionsIn(inner, path));
  if (typeof node !== 'object' || node === null) return [];
  const { type, pattern, flags } = node as { type?: unknown; pattern?: string; flags?: string };
  if (type === 'RegExpLiteral' && pattern !== undefined) return [{ pattern, flags: flags ?? '', path }];
  return Object.values(node).flatMap((inner) => expressionsIn(inner, path));
}

const EXPRESSIONS = FLOORS.flatMap((floor) =>
  readdirSync(join(ROOT, floor), { recursive: true, withFileTypes: true })
    .filter(({ name }) => /\.tsx?$/.test(name) && !/\.(?:test|suite)\.tsx?$/.test(name))
    .map((entry) => relative(ROOT, join(entry.parentPath, entry.name)))
    .filter((path) => !path.includes('/testing/'))
    .flatMap((path) => {
      const text = readFileSync(join(ROOT, path), 'utf8');
      if (!/\/[^/\n]+\//.test(text)) return [];
      return expressionsIn(parseSync(text, { syntax: 'typescript', tsx: path.endsWith('x'), target: 'es2024' }), path);
    }),
);

const faultsOf = ({ pattern, flags, path }: Found): string[] =>
  analyse(new RegExp(pattern, flags), { maxReports: 1, reportTypes: { Move: ANSWERING.test(path) } }).reports.map(
    ({ exponential }) => (exponential ? 'exponential' : 'more than its length'),
  );

const written = ({ pattern, flags }: Found) => `/${pattern}/${flags}`;

test('V15.2.2 no expression takes far longer than its text is long', () => {
  expect(EXPRESSIONS.length).toBeGreaterThan(500);
  const slow = EXPRESSIONS.flatMap((found) => {
    const [fault] = faultsOf(found);
    const isHarmless = fault !== 'exponential' && HARMLESS.has(written(found));
    return fault === undefined || isHarmless ? [] : [`${found.path}: ${written(found)}: ${fault}`];
  });
  expect(slow).toEqual([]);
});

test('every exception is of an expression that is still there', () => {
  const there = new Set(EXPRESSIONS.map(written));
  expect([...HARMLESS.keys()].filter((expression) => !there.has(expression))).toEqual([]);
});

test('what takes long is found', () => {
  const found = (pattern: string) => faultsOf({ pattern, flags: '', path: 'server/src/x.ts' });
  expect(found('^(a+)+$')).toEqual(['exponential']);
  expect(found('^a*a*$')).toEqual(['more than its length']);
  expect(found('^[a-z]+$')).toEqual([]);
});
