import { expect, test } from 'vitest';
import { PAGE_CHECKS } from './checks/page-checks.ts';
import { giveUp } from './give-up.ts';
import { newScanState } from './scan-state.ts';

const SITE = 'https://shop.example';

test('a page that was not read is not tested by any check of answers, the default page of a server included', () => {
  const state = newScanState(SITE, 0);
  state.queue = [{ kind: 'page', url: `${SITE}/about`, depth: 1 }];
  giveUp(state, 'REQUEST_BUDGET');
  const notTested = Object.keys(state.notTested);
  expect(notTested).toEqual(expect.arrayContaining([...PAGE_CHECKS.map(({ checkId }) => checkId), 'P20', 'P21']));
  expect(notTested).toContain('E08');
  expect(state.queue).toEqual([]);
});

test('nothing is given up of a scan that has nothing left to do', () => {
  const state = newScanState(SITE, 0);
  state.queue = [];
  giveUp(state, 'REQUEST_BUDGET');
  expect(state.notTested).toEqual({});
});
