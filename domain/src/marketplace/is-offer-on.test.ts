import { expect, test } from 'vitest';
import { isOfferOn } from './is-offer-on.ts';

const days = (validFrom: string | null, validUntil: string | null) => ({ validFrom, validUntil });

test.each([
  [days(null, null), true],
  [days('2026-11-22', '2026-11-22'), true],
  [days('2026-11-23', null), false],
  [days(null, '2026-11-21'), false],
  [days('2026-01-01', '2027-01-01'), true],
])('on 2026-11-22 an offer of %j is on: %s', (offer, isOn) => {
  expect(isOfferOn(offer, '2026-11-22')).toBe(isOn);
});
