import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cvssBaseScore, failsPci, InvalidCvssVector } from './cvss.ts';

// Vectors and scores as published in FIRST's "CVSS v3.1 Examples" document and in the NVD.
const PUBLISHED = [
  ['AV:N/AC:L/PR:N/UI:R/S:C/C:L/I:L/A:N', 6.1],
  ['AV:N/AC:L/PR:L/UI:N/S:C/C:L/I:L/A:N', 6.4],
  ['AV:N/AC:H/PR:N/UI:R/S:U/C:L/I:N/A:N', 3.1],
  ['AV:L/AC:L/PR:N/UI:N/S:U/C:N/I:L/A:N', 4.0],
  ['AV:N/AC:L/PR:L/UI:N/S:C/C:H/I:H/A:H', 9.9],
  ['AV:L/AC:L/PR:H/UI:N/S:U/C:L/I:L/A:L', 4.2],
  ['AV:N/AC:L/PR:N/UI:N/S:U/C:H/I:N/A:N', 7.5],
  ['AV:N/AC:L/PR:N/UI:N/S:U/C:H/I:H/A:H', 9.8],
  ['AV:N/AC:L/PR:N/UI:N/S:C/C:H/I:H/A:H', 10.0],
  ['AV:N/AC:H/PR:N/UI:N/S:U/C:L/I:L/A:N', 4.8],
  ['AV:N/AC:H/PR:N/UI:N/S:U/C:H/I:H/A:N', 7.4],
  ['AV:L/AC:L/PR:L/UI:N/S:U/C:H/I:H/A:H', 7.8],
  ['AV:P/AC:L/PR:N/UI:N/S:U/C:H/I:H/A:H', 6.8],
  ['AV:A/AC:L/PR:N/UI:N/S:C/C:H/I:N/A:H', 9.3],
  ['AV:N/AC:L/PR:N/UI:N/S:U/C:N/I:N/A:N', 0.0],
] as const;

describe('base score', () => {
  test.each(PUBLISHED)('%s is %d', (metrics, score) => {
    expect(cvssBaseScore(`CVSS:3.1/${metrics}`)).toBe(score);
  });

  test.each([
    '',
    'CVSS:3.0/AV:N/AC:L/PR:N/UI:N/S:U/C:H/I:H/A:H',
    'AV:N/AC:L',
    'CVSS:3.1/AV:X/AC:L/PR:N/UI:N/S:U/C:H/I:H/A:H',
  ])('refuses %j', (text) => {
    expect(() => cvssBaseScore(text)).toThrow(InvalidCvssVector);
  });

  test('has one decimal, lies between 0 and 10, and never falls when confidentiality is hurt more', () => {
    const metric = (values: string) => fc.constantFrom(...values);
    const rest = fc.tuple(
      metric('NALP'),
      metric('LH'),
      metric('NLH'),
      metric('NR'),
      metric('UC'),
      metric('HLN'),
      metric('HLN'),
    );
    fc.assert(
      fc.property(rest, ([av, ac, pr, ui, s, i, a]) => {
        const scores = ['N', 'L', 'H'].map((c) =>
          cvssBaseScore(`CVSS:3.1/AV:${av}/AC:${ac}/PR:${pr}/UI:${ui}/S:${s}/C:${c}/I:${i}/A:${a}`),
        );
        expect(scores).toEqual([...scores].sort((one, other) => one - other));
        for (const score of scores) {
          expect(score).toBeGreaterThanOrEqual(0);
          expect(score).toBeLessThanOrEqual(10);
          expect(Math.round(score * 10)).toBeCloseTo(score * 10, 9);
        }
      }),
    );
  });
});

test('a component fails from 4.0 on', () => {
  expect([3.9, 4, 9.8].map((score) => failsPci('P16', score))).toEqual([false, true, true]);
});

test('records of the mail domain fail no scan of a component', () => {
  expect(failsPci('P24', 4.3)).toBe(false);
});
