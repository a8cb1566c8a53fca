import { expect, test } from 'vitest';
import { htmlPage, links } from '../../testing/site-page.ts';
import { newScanState } from '../scan-state.ts';
import { areAlike, likenessOf } from './likeness.ts';
import { isMissingPage, manyOf } from './one-of-many.ts';

const HOME = 'https://shop.example/';
const WORDS =
  'lamp table chair shelf carpet mirror clock vase candle curtain pillow blanket basket frame stool bench'.split(' ');
/** A page of about sixty words, of which some are its own. */
const pageWith = (...own: readonly string[]) =>
  htmlPage('Our things', `<p>${[...WORDS, ...WORDS, ...WORDS, ...own].join(' ')}</p>${links(['/a', '/b', '/c'])}`);

test('pages that differ in numbers are the same, those that differ in one word are alike', () => {
  expect(likenessOf(pageWith('day 1'), HOME)).toBe(likenessOf(pageWith('day 31'), HOME));
  expect(areAlike(likenessOf(pageWith(), HOME), likenessOf(pageWith(), HOME))).toBe(true);
});

test('other pages of the same site are not', () => {
  const other = htmlPage(
    'Contact',
    '<p>Write to us, or come by: we are open from Monday to Friday, and glad to help.</p>',
  );
  expect(areAlike(likenessOf(pageWith(), HOME), likenessOf(other, HOME))).toBe(false);
});

test('of many pages alike some are followed, and none that stands for what is missing', () => {
  const state = newScanState('https://shop.example/', 0);
  const followed = Array.from({ length: 20 }, (_, day) => manyOf(state, pageWith(`day ${day}`), HOME)).filter(
    ({ isOne }) => !isOne,
  );
  expect(followed.length).toBe(8);
  const missing = (path: string) =>
    htmlPage('Not found', `<p>There is no such page as /${path} here, please go back.</p>`);
  state.missing = likenessOf(missing('made-up'), `${HOME}made-up`);
  expect(isMissingPage(state, missing('offers'), `${HOME}offers`)).toBe(true);
  expect(isMissingPage(state, missing('offers'), HOME)).toBe(false);
});
