import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { type Call, DEFAULT_BODY_KILOBYTES, MAX_BODY_KILOBYTES, MAX_REVISION } from './call.ts';
import { CALLS_BY_MODULE } from './calls.ts';
import { MAX_PROBLEMS } from './errors.ts';

type Schema = {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly format?: string;
  readonly pattern?: string;
  readonly maxLength?: number;
  readonly maximum?: number;
  readonly minimum?: number;
  readonly maxItems?: number;
  readonly maxProperties?: number;
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: Schema | boolean;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
};

const CALLS = Object.entries(CALLS_BY_MODULE).flatMap(([module, calls]) =>
  Object.entries(calls).map(([name, call]): [string, Call] => [`${module}.${name}`, call]),
);
const inputOf = ({ input }: Call) => z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }) as Schema;

/** Such a text is as long as its pattern: nothing in it may repeat without end. */
const isOfFixedLength = ({ format, pattern }: Schema) =>
  format === 'uuid' || format === 'date' || (pattern !== undefined && !/[*+]|\{\d+,\}/.test(pattern));

/** Places of an input that have no end: texts without a longest, lists and records without a most, numbers beyond an `integer`. */
function endless(schema: Schema, path: string): string[] {
  const forms = schema.anyOf ?? schema.oneOf;
  if (forms !== undefined) return forms.flatMap((form) => endless(form, path));
  if (schema.const !== undefined || schema.enum !== undefined) return [];
  switch (schema.type) {
    case 'boolean':
    case 'null':
      return [];
    case 'string':
      return schema.maxLength !== undefined || isOfFixedLength(schema) ? [] : [`${path}: text`];
    case 'integer':
    case 'number': {
      const isBounded = (schema.maximum ?? 2 ** 53) <= MAX_REVISION && (schema.minimum ?? -(2 ** 53)) >= -MAX_REVISION;
      return isBounded ? [] : [`${path}: number`];
    }
    case 'array':
      return [...(schema.maxItems === undefined ? [`${path}: list`] : []), ...endless(schema.items ?? {}, `${path}[]`)];
    case 'object': {
      const fields = Object.entries(schema.properties ?? {});
      const more = typeof schema.additionalProperties === 'object' ? schema.additionalProperties : null;
      // zod says `additionalProperties: {}` of an object that keeps what it does not know.
      return [
        ...fields.flatMap(([name, field]) => endless(field, `${path}.${name}`)),
        ...(more !== null && schema.maxProperties === undefined ? [`${path}: record`] : []),
        ...(more === null ? [] : endless(more, `${path}{}`)),
      ];
    }
    default:
      return [`${path}: anything`];
  }
}

/** The most bytes that a valid input has in JSON, with so many bytes for a character of what people type. */
function mostBytes(schema: Schema, perCharacter: number): number {
  const forms = schema.anyOf ?? schema.oneOf;
  if (forms !== undefined) return Math.max(...forms.map((form) => mostBytes(form, perCharacter)));
  if (schema.const !== undefined) return JSON.stringify(schema.const).length;
  if (schema.enum !== undefined) return Math.max(...schema.enum.map((word) => JSON.stringify(word).length));
  if (schema.type === 'string') {
    if (schema.format === 'uuid') return 38;
    return 2 + (schema.maxLength === undefined ? 100 : schema.maxLength * perCharacter);
  }
  if (schema.type === 'array') return 2 + (schema.maxItems ?? 0) * (1 + mostBytes(schema.items ?? {}, perCharacter));
  const fields = Object.entries(schema.properties ?? {});
  return fields.reduce((sum, [name, field]) => sum + name.length + 4 + mostBytes(field, perCharacter), 20);
}

/** What records of an input may take beside its fields, with names of a hundred characters. */
function mostRecordBytes(schema: Schema, perCharacter: number): number {
  const more = typeof schema.additionalProperties === 'object' ? schema.additionalProperties : null;
  const own = more === null ? 0 : (schema.maxProperties ?? 0) * (100 + mostBytes(more, perCharacter));
  return Object.values(schema.properties ?? {}).reduce((sum, field) => sum + mostRecordBytes(field, perCharacter), own);
}

test('bodies end at 16 KB, or 600 at most, answers at 20 problems, and numbers where a column of the database does', () => {
  expect([DEFAULT_BODY_KILOBYTES, MAX_BODY_KILOBYTES, MAX_PROBLEMS]).toEqual([16, 600, 20]);
  // What counts the versions of a row adds one.
  expect(MAX_REVISION + 1).toBeLessThanOrEqual(2 ** 31 - 1);
});

const FILE = '.file.bytes: anything';

describe.each(CALLS)('%s', (_title, call) => {
  test('V2.2.1 takes nothing without an end, and no number that a database has no room for', () => {
    expect(endless(inputOf(call), '')).toEqual(call.upload === undefined ? [] : [FILE]);
  });
});

const WITH_JSON = CALLS.filter(([, { method, upload }]) => method === 'POST' && upload === undefined);

test.each(WITH_JSON)('V15.2.2 %s takes a body of what it needs, and not of more', (_title, call) => {
  const kilobytes = call.maxBodyKilobytes ?? DEFAULT_BODY_KILOBYTES;
  expect(kilobytes).toBeLessThanOrEqual(MAX_BODY_KILOBYTES);
  expect(mostBytes(inputOf(call), 1), 'every valid input in ASCII fits').toBeLessThanOrEqual(kilobytes * 1024);
  if (call.maxBodyKilobytes === undefined) return;
  expect(kilobytes).toBeGreaterThan(DEFAULT_BODY_KILOBYTES);
  // A character has at most three bytes for each unit of a text; 16 KB are for what escapes need.
  const most = mostBytes(inputOf(call), 3) + mostRecordBytes(inputOf(call), 3);
  expect(kilobytes, 'no more than a valid input may need').toBeLessThanOrEqual(most / 1024 + DEFAULT_BODY_KILOBYTES);
});

test('only calls with a JSON body name a limit for one', () => {
  for (const [title, { method, upload, maxBodyKilobytes }] of CALLS)
    if (method === 'GET' || upload !== undefined) expect(maxBodyKilobytes, title).toBeUndefined();
});
