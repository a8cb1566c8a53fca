import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { trendOf } from './finding-trend.ts';
import { CODE_LETTERS, PACK_CODE, packCodeOf, readPackCode } from './pack-code.ts';
import { packState } from './pack-state.ts';
import { VALID_DAYS, validUntil } from './pack-validity.ts';
import { chosenPartsOf, PROOF_PARTS } from './proof-parts.ts';

const letters = fc
  .array(fc.constantFrom(...CODE_LETTERS), { minLength: 20, maxLength: 20 })
  .map((chosen) => chosen.join(''));

describe('a code', () => {
  test('typed from paper is read as it was printed', () => {
    fc.assert(
      fc.property(letters, (text) => {
        const code = packCodeOf(text);
        expect(code).toMatch(PACK_CODE);
        expect(readPackCode(code)).toBe(code);
        const typed = code.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l');
        expect(readPackCode(` ${typed} `)).toBe(code);
      }),
    );
  });

  test.each(['', '7K2M', 'U'.repeat(20), `${'7'.repeat(19)}!`])('%j is none', (typed) => {
    expect(readPackCode(typed)).not.toMatch(PACK_CODE);
  });
});

describe('validity', () => {
  test('lasts until the end of the last day, whatever the clocks do in between', () => {
    const made = new Date('2026-09-20T20:00:00Z');
    expect(validUntil(made, 90, 'America/Los_Angeles').toISOString()).toBe('2026-12-20T07:59:59.999Z');
    expect(validUntil(made, 30, 'Europe/Berlin').toISOString()).toBe('2026-10-20T21:59:59.999Z');
  });

  test('is never shorter than promised, and at most a day longer', () => {
    const instants = fc.date({ min: new Date('2020-01-01'), max: new Date('2035-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(instants, fc.constantFrom(...VALID_DAYS), (made, days) => {
        const length = validUntil(made, days, 'America/Los_Angeles').getTime() - made.getTime();
        // An hour more or less for summer time.
        expect(length).toBeGreaterThanOrEqual((days * 24 - 1) * 3_600_000);
        expect(length).toBeLessThanOrEqual(((days + 1) * 24 + 1) * 3_600_000);
      }),
    );
  });
});

describe('the state of a pack', () => {
  const expiresAt = new Date('2027-01-01T00:00:00Z');
  const later = new Date(expiresAt.getTime() + 1);
  test.each([
    ['making', null, expiresAt, 'making'],
    ['failed', null, expiresAt, 'failed'],
    ['ready', null, expiresAt, 'ready'],
    ['ready', null, later, 'expired'],
    ['failed', null, later, 'expired'],
    ['ready', expiresAt, expiresAt, 'revoked'],
    ['ready', expiresAt, later, 'revoked'],
    ['making', expiresAt, expiresAt, 'revoked'],
  ] as const)('%s, revoked at %s, at %s: %s', (status, revokedAt, now, state) => {
    expect(packState({ status, expiresAt, revokedAt }, now)).toBe(state);
  });
});

test('chosen parts come in the order of the pages', () => {
  const nothing = {
    policies: null,
    signOffs: null,
    coverage: null,
    training: null,
    websites: null,
    maturity: null,
    rating: null,
    secondFactor: null,
  };
  expect(chosenPartsOf(nothing)).toEqual([]);
  expect(chosenPartsOf({ ...nothing, secondFactor: 'share', policies: 'list' })).toEqual(['policies', 'secondFactor']);
  expect(PROOF_PARTS).toHaveLength(Object.keys(nothing).length);
});

describe('the way of the findings', () => {
  const at = (highs: number, mediums: number, lows: number) => ({ highs, mediums, lows });
  test.each([
    [[at(1, 0, 0)], at(0, 0, 0), null],
    [[at(1, 0, 0), at(0, 9, 0)], at(0, 9, 0), 'less'],
    [[at(0, 9, 9), at(1, 0, 0)], at(1, 0, 0), 'more'],
    [[at(0, 2, 3), at(9, 9, 9)], at(0, 2, 3), 'same'],
    [[at(0, 2, 3), at(0, 2, 2)], at(0, 2, 2), 'less'],
  ] as const)('from %j to %j: %s', (months, now, way) => {
    expect(trendOf(months, now)).toBe(way);
  });
});
