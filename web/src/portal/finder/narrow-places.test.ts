import fc from 'fast-check';
import { expect, test } from 'vitest';
import { holdsWords, narrowPlaces } from './narrow-places.ts';

const place = (label: string, detail = '') => ({ label, detail, href: `/${label}` });
const PAGES = {
  title: 'Pages',
  places: [
    place('Dashboard'),
    place('Website Scans'),
    place('Team', 'Training'),
    place('Reports', 'Training'),
    place('Training'),
  ],
};
const HELP = { title: 'Help', places: [place('Contact Support')] };
const labels = (typed: string) =>
  narrowPlaces([PAGES, HELP], typed).flatMap(({ places }) => places.map(({ label }) => label));

test('without anything typed there is everything, in its order', () => {
  for (const typed of ['', '  ', '\u0301']) expect(narrowPlaces([PAGES, HELP], typed)).toEqual([PAGES, HELP]);
});

test.each([
  ['train', ['Training', 'Team', 'Reports']],
  ['TRÄINING te', ['Team']],
  ['s', ['Website Scans', 'Dashboard', 'Reports', 'Contact Support']],
  ['support', ['Contact Support']],
  ['nowhere', []],
])('%s', (typed, found) => {
  expect(labels(typed)).toEqual(found);
});

test('a group without places has no heading', () => {
  expect(narrowPlaces([PAGES, HELP], 'dash').map(({ title }) => title)).toEqual(['Pages']);
});

test('every text holds each of its own parts', () => {
  fc.assert(
    fc.property(fc.string(), fc.nat(), fc.nat(), (text, from, length) => {
      expect(holdsWords(text, text.slice(from, from + length))).toBe(true);
    }),
  );
});

test('narrowing adds nothing and loses nothing that holds the words', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ minLength: 1 })), fc.string(), (names, typed) => {
      const places = names.map((name) => place(name));
      const found = narrowPlaces([{ title: 'Pages', places }], typed).flatMap((group) => group.places);
      expect(new Set(found)).toEqual(new Set(places.filter(({ label }) => holdsWords(label, typed))));
    }),
  );
});
