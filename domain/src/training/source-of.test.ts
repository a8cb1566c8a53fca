import { expect, test } from 'vitest';
import type { Block, RichText } from '../rich-text/rich-text.ts';
import { citedSources, linksOf, sourceOf } from './source-of.ts';

const rfc = { address: 'https://rfc.example/8628' };
const part = { address: 'https://rfc.example/8628#section-5' };
const guide = { address: 'https://guide.example/' };
const paragraph = (link?: string): Block => ({ kind: 'paragraph', spans: [{ text: 'Read', link }, { text: ' it.' }] });

test('a place within a page has that page for a source, unless it is a source itself', () => {
  expect(sourceOf('https://rfc.example/8628#section-5', [rfc])).toBe(rfc);
  expect(sourceOf('https://rfc.example/8628#section-5', [rfc, part])).toBe(part);
  expect(sourceOf('https://rfc.example/862', [rfc])).toBeUndefined();
});

test('links are found wherever they stand, and a source that is cited twice counts once', () => {
  const text: RichText = [
    { kind: 'quote', blocks: [paragraph(guide.address)] },
    { kind: 'list', ordered: false, start: 1, items: [[paragraph(), paragraph(part.address)]] },
    { kind: 'table', head: [[{ text: 'Page' }]], rows: [[[{ text: 'RFC', link: rfc.address }]]] },
    { kind: 'rule' },
  ];
  expect(linksOf(text)).toEqual([guide.address, part.address, rfc.address]);
  expect(citedSources(text, [rfc, guide])).toEqual([guide, rfc]);
});
