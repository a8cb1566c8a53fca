import { expect, test } from 'vitest';
import { guessCountry } from './guess-country.ts';

test.each([
  ['en-US', 'America/Los_Angeles', 'us'],
  ['en-US', 'Europe/Berlin', 'de'],
  ['de-DE', 'America/Los_Angeles', 'de'],
  ['de-AT', 'America/Los_Angeles', 'at'],
  ['en-GB', 'Europe/Dublin', 'ie'],
  ['en-GB', 'Asia/Tokyo', 'gb'],
  ['it-IT', 'America/New_York', 'eu'],
  ['en-US', 'Europe/Rome', 'eu'],
  ['en-US', 'Australia/Perth', 'au'],
  ['fr-CA', 'America/Toronto', 'ca'],
  ['de', 'UTC', 'us'],
  ['ja-JP', 'Asia/Tokyo', 'us'],
  ['zh-Hant-TW', 'UTC', 'us'],
])('a provider of %s in %s works in %s', (locale, timeZone, country) => {
  expect(guessCountry({ locale, timeZone })).toBe(country);
});
