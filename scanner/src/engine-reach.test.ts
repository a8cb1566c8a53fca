import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isAtPlace, TEST_CASES } from '../testing/cases/test-cases.ts';
import { createFakePaceClock } from '../testing/fake-pace-clock.ts';
import { REACH_PAIRS } from '../testing/reach/reach-pairs.ts';
import { scanNow, settingsFor } from '../testing/scan-test-site.ts';
import { startTestSite, type TestSite } from '../testing/start-test-site.ts';
import type { ScanResult } from './scan-options.ts';

const LEVELS = ['lightning', 'safe', 'normal', 'full'] as const;

let site: TestSite;
const clock = createFakePaceClock();
beforeAll(async () => {
  site = await startTestSite(async (seconds) => clock.advance(seconds * 1000), { reach: REACH_PAIRS });
});
afterAll(() => site.close());

const caseOf = (path: string, isFlawed: boolean) => {
  const found = TEST_CASES.find((one) => one.path === path && one.isFlawed === isFlawed);
  if (found === undefined) throw new Error(`There is no case at ${path}.`);
  return found;
};

function isFound({ findings }: ScanResult, path: string, isFlawed: boolean): boolean {
  const one = caseOf(path, isFlawed);
  return findings.some(
    ({ checkId, url, urls, subject }) =>
      checkId === one.checkId &&
      [url, ...urls].some((address) => isAtPlace(one, { path: new URL(address).pathname, parameter: subject })),
  );
}

describe.each(LEVELS)('at level %s', (level) => {
  let flawed: ScanResult;
  let sound: ScanResult;
  beforeAll(async () => {
    flawed = await scanNow(settingsFor(site, site.httpUrl, level), { clock });
    sound = await scanNow(settingsFor(site, site.cleanUrl, level), { clock });
  });

  test.each(REACH_PAIRS.map(({ context, path, level: first }) => [context, path, first] as const))(
    '%s: %s is found from level %s on, and never at the sound twin',
    (_, path, first) => {
      expect(isFound(flawed, path, true)).toBe(LEVELS.indexOf(level) >= LEVELS.indexOf(first as typeof level));
      expect(isFound(sound, path, false)).toBe(false);
    },
  );

  test('whatever was found is tried, or left for one reason', () => {
    for (const { extent } of [flawed, sound])
      for (const part of ['addresses', 'forms', 'inputs'] as const) {
        const { found = 0, tried = 0, left = {} } = extent?.[part] ?? {};
        expect(found, part).toBe(Object.values(left).reduce((sum, count) => sum + count, tried));
      }
  });
});
