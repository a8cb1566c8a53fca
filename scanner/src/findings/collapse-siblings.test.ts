import { noted } from '@portal/domain/monitoring/scan-words/evidence-notes.ts';
import { expect, test } from 'vitest';
import { collectFindings } from '../../testing/collect-findings.ts';
import { htmlPage } from '../../testing/site-page.ts';
import { pageSkeleton } from '../crawl/page-skeleton.ts';
import { collapseSiblings } from './collapse-siblings.ts';

const SLUGS = ['spring', 'summer', 'autumn', 'winter', 'always'];

function findingsOn(paths: readonly string[]) {
  const { report, findings } = collectFindings();
  for (const path of paths) {
    const url = `https://shop.example${path}`;
    report('P23', 'personal-page-cacheable', { url, place: 'path', facts: { path }, note: noted('nosniff') });
    report('P08', 'nosniff-missing', { url, place: 'host', facts: { host: 'shop.example' }, note: noted('nosniff') });
  }
  return findings();
}

const same = (paths: readonly string[]) => Object.fromEntries(paths.map((path) => [path, 'skeleton']));
const countOf = (paths: readonly string[], skeletons: Record<string, string>) =>
  collapseSiblings(findingsOn(paths), skeletons).filter(({ checkId }) => checkId === 'P23').length;

test('five siblings of one template are one finding with five places', () => {
  const paths = SLUGS.map((slug) => `/offers/${slug}`);
  const collapsed = collapseSiblings(findingsOn(paths), same(paths));
  expect(collapsed.map(({ checkId, urls }) => [checkId, urls.length])).toEqual([
    ['P23', 5],
    ['P08', 5],
  ]);
});

test('a finding keeps its identity whichever sibling it was seen on', () => {
  const paths = SLUGS.map((slug) => `/offers/${slug}`);
  const prints = paths.map((path) => collapseSiblings(findingsOn([path]), same(paths))[0]?.fingerprint);
  expect(new Set(prints).size).toBe(1);
});

test('four siblings, other folders and other templates stay apart', () => {
  const paths = SLUGS.map((slug) => `/offers/${slug}`);
  expect(countOf(paths.slice(1), same(paths.slice(1)))).toBe(4);
  const folders = SLUGS.map((slug) => `/${slug}/offer`);
  expect(countOf(folders, same(folders))).toBe(5);
  expect(countOf(paths, Object.fromEntries(paths.map((path) => [path, path])))).toBe(5);
});

test('the skeleton is the template, not the words', () => {
  const article = (body: string) => pageSkeleton(htmlPage('Title', body));
  expect(article('<p>One.</p>')).toBe(article('<p>One.</p><p>And <!-- not --> two.</p>'));
  expect(article('<p>One.</p>')).not.toBe(article('<table><tr><td>One.</td></tr></table>'));
  expect(article('<form><input name="a"></form>')).not.toBe(article('<form><input name="b"></form>'));
});
