import { labelOf } from '../../src/active/insertion-point.ts';
import { REACH_PAIRS } from '../reach/reach-pairs.ts';
import type { CasePair } from './case-pair.ts';
import { CASE_PAIRS } from './case-pairs.ts';
import { KNOWN_CASES } from './known-cases.ts';
import { OPT_IN_PAIRS } from './opt-in-pairs.ts';
import type { TestCase } from './test-case.ts';

const fromPair = ({ checkId, class: kind, place, path, parameter, context }: CasePair) => ({
  ...{ checkId, class: kind, place, context },
  // A part of the path has no name of its own; the address that is found begins like this.
  ...(place === 'path' ? { path: `${path}/` } : { path, parameter }),
});

const withId = (one: Omit<TestCase, 'id' | 'isFlawed'>, isFlawed: boolean): TestCase => {
  const words = [
    isFlawed ? 'flawed' : 'sound',
    one.checkId,
    one.path ?? 'site',
    one.parameter ?? one.variant ?? one.place,
  ];
  return { ...one, id: words.join(' '), isFlawed };
};

/** Every case of the test site: whatever one side has as a flaw, the other has without harm. */
export const TEST_CASES: readonly TestCase[] = [true, false].flatMap((isFlawed) =>
  [
    ...KNOWN_CASES,
    ...CASE_PAIRS.map(fromPair),
    ...OPT_IN_PAIRS.map(({ pages: _, ...one }) => one),
    ...REACH_PAIRS.map(({ pages: _, level: __, ...one }) => one),
  ].map((one) => withId(one, isFlawed)),
);

/** What a finding says of where it is. */
export type Place = { readonly path: string; readonly parameter: string };

/** Whether something that was found at a place is about this case; engines name inputs by their bare names or as ours does. */
export function isAtPlace({ path, parameter, place }: TestCase, found: Place): boolean {
  if (path === undefined) return true;
  if (place === 'path') return found.path.startsWith(path);
  if (found.path !== path) return false;
  if (parameter === undefined || place === 'page') return true;
  return found.parameter === parameter || found.parameter === labelOf({ place, parameter });
}
