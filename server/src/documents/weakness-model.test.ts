import { expect, test } from 'vitest';
import { parseMarkdown } from './parse-markdown.ts';
import { pdfFacts } from './testing/pdf-facts.ts';
import { brand, say } from './testing/scan-report-samples.ts';
import { typesetDocument } from './typesetting/typeset-document.ts';
import { type WeaknessDocument, weaknessModel } from './weakness-model.ts';

const model = (changes: Partial<WeaknessDocument> = {}) =>
  weaknessModel({
    brand,
    logo: null,
    say,
    organisationName: 'Harbor & Bakery',
    title: 'Remote desktop is open to the internet',
    severity: 'Critical',
    status: 'Open',
    statusNote: '',
    statusUpdatedAt: null,
    reportedOn: '2026-11-05',
    cvssScore: 9.8,
    cvssVector: 'CVSS:3.1/AV:N/AC:L/PR:N/UI:N/S:U/C:H/I:H/A:H',
    body: parseMarkdown(`## What we found\n\n${'A long text. '.repeat(600)}\n\n## How to fix it\n\n1. Close it.`),
    fileNames: ['scan.txt'],
    createdAt: new Date('2026-11-21T20:00:00Z'),
    ...changes,
  });

test('is a tagged PDF/UA-1 with its headings as bookmarks and the warning on each page', () => {
  const { source, bookmarks, pages } = pdfFacts(typesetDocument('weakness', model()));
  expect(source).toContain('<pdfuaid:part>1</pdfuaid:part>');
  expect(bookmarks).toEqual(expect.arrayContaining(['What we found', 'How to fix it', 'Evidence']));
  expect(pages).toBeGreaterThan(1);
});

test('a weakness without a status has a dash, and the day is the reported one in every time zone', () => {
  expect(model({ status: 'No Status' }).weakness.status).toBe('–');
  expect(model().weakness.reportedOn).toBe('Nov 5, 2026');
});

test('comes whatever is in its texts', () => {
  const odd = '# #set page\n\n`#panic()` \\[ 😀 \u202e x'.repeat(3);
  const bytes = typesetDocument(
    'weakness',
    model({ title: '#x $y$ "z"', body: parseMarkdown(odd), statusNote: '#a\n\n$b' }),
  );
  expect(pdfFacts(bytes).pages).toBe(1);
});
