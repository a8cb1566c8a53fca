import { expect, test } from 'vitest';
import { sayEnglish as say } from '../../texts/testing/say-english.ts';
import { sayExtent } from './say-extent.ts';
import { LEFT_REASONS, type ScanExtent } from './scan-extent.ts';

const none = { found: 0, tried: 0, left: {} };

test('an extent is told part by part, with the largest reason first', () => {
  const extent: ScanExtent = {
    addresses: { found: 120, tried: 96, left: { ALIKE: 4, OUTSIDE: 20 } },
    forms: { found: 1, tried: 0, left: { LEVEL: 1 } },
    inputs: none,
    isMore: false,
  };
  expect(sayExtent(say, extent)).toEqual({
    inShort: 'Tested: 96 of 120 addresses, 0 of 1 form, 0 of 0 inputs',
    parts: [
      {
        headline: '96 of 120 addresses tested',
        left: ['20: part of another website', '4: similar to others that were tested, or copies of them'],
      },
      { headline: '0 of 1 form tested', left: ['1: beyond the limits of this scan level'] },
    ],
    more: null,
    signedIn: [],
  });
});

test.each(LEFT_REASONS)('%s has words', (reason) => {
  const extent: ScanExtent = {
    addresses: { found: 3, tried: 2, left: { [reason]: 1 } },
    ...{ forms: none, inputs: none, isMore: true },
  };
  const { parts, more } = sayExtent(say, extent);
  expect(parts[0]?.left[0]).toMatch(/^1: \S+ \S+/);
  expect(more).not.toBeNull();
});

const signedIn = { failure: null, signIns: 1, compared: 12, onlySignedIn: 9 };

test('a scan that was to sign in says how far it came, its failure first', () => {
  const of = (changes: Partial<NonNullable<ScanExtent['signedIn']>>) =>
    sayExtent(say, {
      ...{ addresses: none, forms: none, inputs: none, isMore: false },
      signedIn: { ...signedIn, ...changes },
    }).signedIn;
  expect(of({})).toEqual(['Signed in: of 12 addresses that were compared, 9 can only be seen when signed in.']);
  expect(of({ failure: 'NO_FORM', compared: 0 })).toEqual([
    'The scan could not sign in, so it only tested what everyone can see. The sign-in page does not have the form or the fields that were stored.',
  ]);
  expect(of({ failure: 'LOST', signIns: 6 }).map((sentence) => sentence.slice(0, 28))).toEqual([
    'The scan was signed in for o',
    'Signed in: of 12 addresses t',
    'The scan had to sign in 6 ti',
  ]);
  expect(of({ lesserFailure: 'NO_SIGN' })[1]).toMatch(/^The second account could not sign in/);
});
