import { expect, test } from 'vitest';
import { anOffer, MARKET, STANDING_OFFER } from '../testing/fake-marketplace.ts';
import { offersForStep } from './find-offers.ts';

const step = { kind: 'elements', id: 'backup' } as const;
const helpsWith = { elements: ['backup'], checks: [] };
const shown = (...offers: Parameters<typeof offersForStep>[0]['offers']) =>
  offersForStep({ ...MARKET, offers }, step).map(({ offerId }) => offerId);

test('an offer stands beside the steps that it makes easier, and beside no others', () => {
  expect(shown(anOffer({ helpsWith }), STANDING_OFFER)).toEqual(['harbor-offsite']);
  expect(offersForStep({ ...MARKET, offers: [anOffer({ helpsWith })] }, { kind: 'checks', id: 'backup' })).toEqual([]);
});

test('neither an old description nor an offer without codes is recommended, and never more than two', () => {
  const source = { link: 'https://quad9.net', describedOn: '2026-01-01', isOld: true };
  expect(shown(anOffer({ helpsWith, codes: 'gone' }), { ...STANDING_OFFER, helpsWith, source })).toEqual([]);
  expect(shown(...['a', 'b', 'c'].map((offerId) => anOffer({ offerId, helpsWith })))).toEqual(['a', 'b']);
});
