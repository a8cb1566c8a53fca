import { expect, test } from 'vitest';
import { CASES } from '../../src/checks/catalogue.ts';
import { TRIED_ELSEWHERE } from './known-cases.ts';
import { TEST_CASES } from './test-cases.ts';

test('the site has at least 120 cases of its own, and both kinds for each check', () => {
  expect(TEST_CASES.length).toBeGreaterThanOrEqual(120);
  expect(new Set(TEST_CASES.map(({ id }) => id)).size).toBe(TEST_CASES.length);
  const tried = (isFlawed: boolean) =>
    new Set(TEST_CASES.filter((one) => one.isFlawed === isFlawed).map(({ checkId }) => checkId));
  const missing = (ids: ReadonlySet<string>) =>
    [...new Set(CASES.map(({ checkId }) => checkId))].filter((id) => !ids.has(id) && !(id in TRIED_ELSEWHERE));
  expect(missing(tried(true))).toEqual([]);
  expect(missing(tried(false))).toEqual([]);
});
