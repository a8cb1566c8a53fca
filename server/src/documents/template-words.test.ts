import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { templateWords } from './testing/template-words.ts';

const FOLDER = new URL('templates/', import.meta.url);
const TEMPLATES = readdirSync(FOLDER).filter((name) => name.endsWith('.typ'));

/** Strings that no reader reads as words: what Typst is told, keys and states of models, fonts, and names of standards. */
const UNREAD = new Set([
  ...[
    'regular',
    'semibold',
    'bold',
    'contain',
    'round',
    'dashed',
    'tight',
    'N/A',
    'en',
    'US',
    '.html',
    '{page}',
    '{pages}',
    '\\n',
  ],
  ...['code', 'emphasis', 'heading', 'link', 'list', 'paragraph', 'quote', 'rule', 'strong', 'table'],
  ...['high', 'medium', 'low', 'info', 'pci', 'request', 'response', 'curl', 'Draft', 'data_breaches'],
  ...['supported', 'contradicted', 'unknown', 'yours', 'others', 'wallet', 'a4', 'finding-', 'vector-'],
  ...['Inter', 'JetBrains Mono', 'Noto Sans Arabic', 'Noto Sans Hebrew'],
  ...['CWE', 'CWE-', 'https://cwe.mitre.org/data/definitions/', 'CVSS', 'CVSS v3.1', 'PCI DSS 4.0.1'],
  ...['OWASP Top 10:2025', 'OWASP Top 10:2021', 'OWASP WSTG'],
]);
const isUnread = (text: string) =>
  UNREAD.has(text) || /^(?:[a-z-]+\.typ|#[\da-f]{6}|[^\p{L}]*|\[\^.*|\\\\S.*)$/u.test(text);

test.each(TEMPLATES)('%s says nothing itself: every word comes from its model', (name) => {
  const { markup, strings } = templateWords(readFileSync(new URL(name, FOLDER), 'utf8'));
  expect(strings.filter((text) => !isUnread(text))).toEqual([]);
  expect(markup.filter((text) => /\p{L}/u.test(text))).toEqual([]);
});

test('words are found in markup, in code, and in markup within code', () => {
  const template = `
#import "style.typ": *
#let hint = if model.a == none { "Strings" } else [Nested #model.b(1)[deeper] here]
= Heading of #words.count
#if model.c > 1 [are] else if model.d [is] else { text("was") } ends
#text(size: 8pt, fill: quiet)[In brackets] // not this
`;
  const { markup, strings } = templateWords(template);
  expect(strings).toEqual(['style.typ', 'Strings', 'was']);
  expect(
    markup
      .join(' ')
      .match(/\p{L}+/gu)
      ?.toSorted(),
  ).toEqual(['Heading', 'In', 'Nested', 'are', 'brackets', 'deeper', 'ends', 'here', 'is', 'of'].toSorted());
});
