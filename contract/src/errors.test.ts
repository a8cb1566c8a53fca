import { expect, test } from 'vitest';
import { ERROR_ROWS, ERROR_TABLES, type ErrorCode } from './error-tables.ts';
import type { ErrorTable } from './errors.ts';

const TABLES: readonly ErrorTable[] = Object.values(ERROR_TABLES);

test('no code stands in two tables', () => {
  const codes = TABLES.flatMap((table) => Object.keys(table));
  expect(codes.filter((code, index) => codes.indexOf(code) !== index)).toEqual([]);
});

test('every error has a status of failure and a text for people', () => {
  for (const [code, { status, message }] of TABLES.flatMap((table) => Object.entries(table))) {
    expect(status, code).toBeGreaterThanOrEqual(400);
    expect(status, code).toBeLessThan(600);
    expect(message, code).toMatch(/^[A-Z].{5,}/);
    const known = ['supportEmail', 'minutes', 'seconds', 'email', 'maximum', 'reason', 'seats', 'needed', 'count'];
    for (const [, name] of message.matchAll(/\{(\w+)\}/g)) expect(known, code).toContain(name);
  }
});

test('a mistyped code does not compile', () => {
  // @ts-expect-error no table holds this code
  const mistyped: ErrorCode = 'NOT_FUOND';
  expect(ERROR_ROWS[mistyped]).toBeUndefined();
  expect(ERROR_ROWS.NOT_FOUND.status).toBe(404);
});
