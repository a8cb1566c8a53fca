import { contrastRatio, readableOnWhite, textOn } from '@portal/domain/portal/colour-contrast.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { durationInWords } from './duration-in-words.ts';
import { plainName } from './plain-name.ts';

const colour = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

test('the contrast ratio is that of WCAG', () => {
  expect(contrastRatio('#ffffff', '#000000')).toBeCloseTo(21, 5);
  expect(contrastRatio('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
  expect(contrastRatio('#123456', '#123456')).toBe(1);
});

test('every accent gives a button and a text that can be read', () => {
  fc.assert(
    fc.property(colour, (accent) => {
      expect(contrastRatio(accent, textOn(accent))).toBeGreaterThanOrEqual(4.2);
      expect(contrastRatio(readableOnWhite(accent), '#ffffff')).toBeGreaterThanOrEqual(4.5);
    }),
  );
});

test('an accent that can be read already stays as it is', () => {
  expect(readableOnWhite('#0b5cad')).toBe('#0b5cad');
});

test('durations use the largest unit that fits', () => {
  const inWords = (locale: string) => [1, 10, 60, 90, 1440, 10_080].map((minutes) => durationInWords(minutes, locale));
  expect(inWords('en-US')).toEqual(['1 minute', '10 minutes', '1 hour', '90 minutes', '1 day', '7 days']);
  expect(inWords('de-DE')).toEqual(['1 Minute', '10 Minuten', '1 Stunde', '90 Minuten', '1 Tag', '7 Tage']);
  expect(inWords('es-ES')).toEqual(['1 minuto', '10 minutos', '1 hora', '90 minutos', '1 día', '7 días']);
});

test('ordinary names stay as they are', () => {
  for (const name of ['O’Brien & Søn', "St. Mary's School", '株式会社', 'Zoë 🙂']) expect(plainName(name)).toBe(name);
  expect(plainName('Booking.com').replace('\u2060', '')).toBe('Booking.com');
});

test('no name is longer than 80 characters, spans lines or hides characters', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (name) => {
      const shown = plainName(name).replaceAll('\u2060', '');
      return [...shown].length <= 80 && !/[\p{Cc}\p{Cf}]/u.test(shown);
    }),
  );
});
