import { expect, test } from 'vitest';
import { ERROR_ROWS, ERROR_TABLES } from './error-tables.ts';
import type { ErrorCode, ErrorTable } from './errors.ts';

/** What use cases fill in; a name that is mistyped in a table stands on the page as it is. */
const PLACEHOLDERS = [
  ...['supportEmail', 'email', 'by', 'savedBy', 'name', 'part', 'answer', 'line', 'reason'],
  ...['minutes', 'seconds', 'maximum', 'count', 'needed', 'seats', 'names', 'scope', 'fields'],
];

const TABLES: readonly ErrorTable[] = Object.values(ERROR_TABLES);

test('no code stands in two tables', () => {
  const codes = TABLES.flatMap((table) => Object.keys(table));
  expect(codes.filter((code, index) => codes.indexOf(code) !== index)).toEqual([]);
});

test('every error has a status of failure and a text for people', () => {
  for (const [code, { status, message }] of TABLES.flatMap((table) => Object.entries(table))) {
    expect(status, code).toBeGreaterThanOrEqual(400);
    expect(status, code).toBeLessThan(600);
    expect(message, code).toMatch(/^(?:[A-Z]|\{\w+\} ).{5,}/);
    for (const [, name] of message.matchAll(/\{(\w+)\}/g)) expect(PLACEHOLDERS, code).toContain(name);
  }
});

test('a mistyped code does not compile', () => {
  // @ts-expect-error no table holds this code
  const mistyped: ErrorCode = 'NOT_FUOND';
  expect(ERROR_ROWS[mistyped]).toBeUndefined();
  expect(ERROR_ROWS.NOT_FOUND.status).toBe(404);
});
