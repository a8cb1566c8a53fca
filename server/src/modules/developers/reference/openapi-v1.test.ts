import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Validator } from '@seriousme/openapi-schema-validator';
import { expect, test } from 'vitest';
import { breakingChanges, promiseOf } from '../testing/breaking-changes.ts';
import { openApiV1 } from './openapi-v1.ts';

/** The description as it was promised. `STORE_PUBLIC_INTERFACE=1` writes what was added; it never helps against what broke. */
const STORED = join(import.meta.dirname, '../../../../../docs/public-interface-v1.json');
const whole = JSON.parse(JSON.stringify(openApiV1('https://portal.example'))) as Record<string, unknown>;
const now = promiseOf(whole);
const promised = () => JSON.parse(readFileSync(STORED, 'utf8')) as Record<string, unknown>;

test('the description is valid OpenAPI 3.1', async () => {
  expect(await new Validator().validate(structuredClone(whole))).toMatchObject({ valid: true });
});

test('nothing that was promised is broken', () => {
  expect(breakingChanges(promised(), now)).toEqual([]);
  if (process.env.STORE_PUBLIC_INTERFACE === '1') writeFileSync(STORED, `${JSON.stringify(now, null, 2)}\n`);
  expect(now, 'what was added is stored with STORE_PUBLIC_INTERFACE=1').toEqual(promised());
});

const PLACE = ['paths', '/findings', 'get'] as const;
const ANSWER = [...PLACE, 'responses', '200', 'content', 'application/json', 'schema', 'properties'] as const;
const ENTRY = [...ANSWER, 'data', 'items'] as const;

test.each([
  ['a call that is gone', ['paths', '/findings'], undefined, 'GET /findings: gone'],
  ['another permission', [...PLACE, 'x-scope'], 'scans:read', 'GET /findings: another x-scope'],
  ['a parameter that is gone', [...PLACE, 'parameters', '0'], {}, 'GET /findings ?cursor: gone'],
  [
    'a parameter asked for newly',
    [...PLACE, 'parameters', '0', 'required'],
    true,
    'GET /findings ?cursor: asked for newly',
  ],
  ['a shorter page', [...PLACE, 'parameters', '1', 'schema', 'maximum'], 50, 'GET /findings ?limit: lower maximum'],
  ['a field that is gone', [...ENTRY, 'properties', 'title'], undefined, 'GET /findings 200.data[].title: gone'],
  ['another type', [...ENTRY, 'properties', 'title', 'type'], 'number', 'GET /findings 200.data[].title: another type'],
  [
    'a field that may be missing',
    [...ENTRY, 'required', '0'],
    'x',
    'GET /findings 200.data[].id: not always there any more',
  ],
  [
    'a value that is gone',
    [...ENTRY, 'properties', 'severity', 'enum', '0'],
    'x',
    'GET /findings 200.data[].severity: high is gone',
  ],
  [
    'a body with more',
    ['paths', '/scans', 'post', 'requestBody', 'content', 'application/json', 'schema', 'required', '1'],
    'x',
    'POST /scans body.x: asked for newly',
  ],
] as const)('%s is known as breaking', (_title, place, value, told) => {
  const changed = structuredClone(now);
  const last = place.at(-1) ?? '';
  const holder = place.slice(0, -1).reduce<unknown>((node, key) => Reflect.get(node as object, key), changed);
  if (value === undefined) Reflect.deleteProperty(holder as object, last);
  else Reflect.set(holder as object, last, value);
  expect(breakingChanges(now, changed)).toContain(told);
});

test('what is added breaks nothing', () => {
  const more = structuredClone(now) as { paths: Record<string, unknown> };
  more.paths['/more'] = { get: {} };
  expect(breakingChanges(now, more)).toEqual([]);
});
