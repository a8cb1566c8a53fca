import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readCvss } from './cvss.ts';

// Examples of FIRST's "Common Vulnerability Scoring System v3.1: Examples".
test.each([
  ['CVSS:3.1/AV:N/AC:L/PR:N/UI:R/S:C/C:L/I:L/A:N', 6.1],
  ['CVSS:3.1/AV:N/AC:L/PR:L/UI:N/S:U/C:L/I:L/A:L', 6.3],
  ['CVSS:3.1/AV:N/AC:L/PR:L/UI:N/S:C/C:L/I:L/A:N', 6.4],
  ['CVSS:3.1/AV:N/AC:H/PR:N/UI:R/S:U/C:L/I:N/A:N', 3.1],
  ['CVSS:3.1/AV:N/AC:L/PR:N/UI:N/S:U/C:H/I:H/A:H', 9.8],
  ['CVSS:3.1/AV:N/AC:L/PR:N/UI:N/S:C/C:H/I:H/A:H', 10],
  ['CVSS:3.0/AV:P/AC:L/PR:N/UI:N/S:U/C:N/I:N/A:N', 0],
  ['CVSS:3.1/AV:N/AC:L/PR:N/UI:N/S:U/C:H/I:N/A:N/E:P/RL:O', 7.5],
])('%s is %d', (vector, score) => {
  expect(readCvss(vector)).toEqual({ score });
});

test('a vector of version 4 is kept without a count', () => {
  const vector = 'CVSS:4.0/AV:N/AC:L/AT:N/PR:N/UI:N/VC:H/VI:H/VA:H/SC:N/SI:N/SA:N';
  expect(readCvss(vector)).toEqual({ score: null });
});

test.each([
  ['', 'It must begin with'],
  ['AV:N/AC:L', 'It must begin with'],
  ['CVSS:3.1/AV:N/AC:L/PR:N/UI:N/S:U/C:H/I:H', 'It is missing A.'],
  ['CVSS:3.1/AV:X/AC:L/PR:N/UI:N/S:U/C:H/I:H/A:H', 'AV cannot be X.'],
  ['CVSS:3.1/AV:N/AV:N/AC:L/PR:N/UI:N/S:U/C:H/I:H/A:H', 'It names AV twice.'],
  ['CVSS:2.0/AV:N', 'It must begin with'],
])('%s is no vector', (vector, fault) => {
  expect(readCvss(vector)).toMatchObject({ fault: expect.stringContaining(fault) });
});

test('every score is a tenth between 0 and 10', () => {
  const one = (values: string) => fc.constantFrom(...values);
  const vectors = fc
    .record({
      AV: one('NALP'),
      AC: one('LH'),
      PR: one('NLH'),
      UI: one('NR'),
      S: one('UC'),
      C: one('HLN'),
      I: one('HLN'),
      A: one('HLN'),
    })
    .map(
      (metrics) =>
        `CVSS:3.1/${Object.entries(metrics)
          .map((pair) => pair.join(':'))
          .join('/')}`,
    );
  fc.assert(
    fc.property(vectors, (vector) => {
      const reading = readCvss(vector);
      const score = 'score' in reading ? (reading.score ?? -1) : -1;
      expect(score).toBeGreaterThanOrEqual(0);
      expect(score).toBeLessThanOrEqual(10);
      expect(Number.isInteger(Math.round(score * 1e6) / 1e5)).toBe(true);
    }),
  );
});
