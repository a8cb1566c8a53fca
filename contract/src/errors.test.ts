import { expect, test } from 'vitest';
import { ACCOUNTS_ERRORS } from './accounts/accounts.errors.ts';
import { type ErrorTable, GENERAL_ERRORS } from './errors.ts';
import { MONITORING_ERRORS } from './monitoring/monitoring.errors.ts';
import { PLANS_ERRORS } from './plans/plans.errors.ts';
import { PROFILE_ERRORS } from './profile/profile.errors.ts';
import { TRAINING_ERRORS } from './training/training.errors.ts';

const TABLES: readonly ErrorTable[] = [
  GENERAL_ERRORS,
  ACCOUNTS_ERRORS,
  MONITORING_ERRORS,
  PLANS_ERRORS,
  PROFILE_ERRORS,
  TRAINING_ERRORS,
];

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
