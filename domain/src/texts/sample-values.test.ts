import { expect, test } from 'vitest';
import { compileText } from './compile-text.ts';
import { previewsOf, sampleValuesOf } from './sample-values.ts';

const NOW = new Date('2026-11-26T12:00:00Z');
const samples = (text: string) => sampleValuesOf(compileText('test', text), NOW);

test('a text without values is shown once', () => {
  expect(samples('Calendar')).toEqual([{}]);
});

test('what is counted is shown for one and for several', () => {
  expect(samples('{count, plural, one {# course} other {# courses}} for {name} by {day, date, long}')).toEqual([
    { count: 1, name: '«name»', day: NOW },
    { count: 5, name: '«name»', day: NOW },
  ]);
});

test('numbers and choices get values that they can show', () => {
  expect(
    samples('{total, number} {kind, select, site {a site} other {something}} <link>{name}</link>')[0],
  ).toMatchObject({
    total: 5,
    kind: 'site',
    name: '«name»',
  });
});

test('words are shown as people will read them', () => {
  const place = { locale: 'de-DE', timeZone: 'UTC', now: NOW };
  expect(
    previewsOf('{count, plural, one {# Kurs} other {# Kurse}} bis {day, date, long}, <link>hier</link>', place),
  ).toEqual(['1 Kurs bis 26. November 2026, hier', '5 Kurse bis 26. November 2026, hier']);
  expect(previewsOf('Hallo {name', place)).toBeNull();
});
