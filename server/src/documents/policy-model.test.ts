import { expect, test } from 'vitest';
import { parseMarkdown } from './parse-markdown.ts';
import { type PolicyDocument, policyModel } from './policy-model.ts';
import { pdfFacts } from './testing/pdf-facts.ts';
import { brand, say } from './testing/scan-report-samples.ts';
import { typesetDocument } from './typesetting/typeset-document.ts';

const MARKDOWN =
  '## Purpose\n\nWe **protect** what is #1. $x$ [link](https://firm.example)\n\n#### Deep\n\n- One\n  - Two\n\n| Who | What |\n|---|---|\n| Ann | Locks |\n\n## Rules\n\n1. First\n\n> Quote\n\n## Exceptions\n\nNone.\n\n## Review\n\nYearly.\n';

function printed(changes: Partial<PolicyDocument> = {}) {
  const model = policyModel({
    library: null,
    history: [],
    brand,
    logo: null,
    say,
    organisationName: 'Harbor & Bakery',
    name: 'Acceptable use',
    purpose: 'Says what is allowed.',
    audience: 'Everybody',
    version: 3,
    status: 'Active',
    approver: 'Dana Reyes',
    approvedAt: new Date('2026-11-21T20:00:00Z'),
    nextReview: new Date('2027-11-21T20:00:00Z'),
    savedAt: new Date('2026-11-21T20:00:00Z'),
    text: parseMarkdown(MARKDOWN),
    createdAt: new Date('2026-12-24T20:00:00Z'),
    acknowledgements: [],
    ...changes,
  });
  const { source, bookmarks } = pdfFacts(typesetDocument('policy', model));
  return { source, bookmarks, pages: Number(/\/Type \/Pages\s+\/Count (\d+)/.exec(source)?.[1]) };
}

test('is a tagged PDF/UA-1 with its headings as bookmarks', () => {
  const { source, bookmarks, pages } = printed();
  expect(source).toContain('<pdfuaid:part>1</pdfuaid:part>');
  expect(source).toMatch(/\/MarkInfo\s*<<\s*\/Marked true/);
  expect(bookmarks).toEqual(expect.arrayContaining(['Purpose', 'Deep', 'Rules', 'Exceptions', 'Review']));
  expect(source).toContain('Acceptable use');
  expect(pages).toBe(2);
});

test('has no table of contents where there is little in it', () => {
  expect(printed({ text: parseMarkdown('## Purpose\n\nShort.') }).pages).toBe(2);
});

test('a draft and an approved version are two documents, each made whatever is in the text', () => {
  const draft = printed({ status: 'Draft', approver: null, approvedAt: null, nextReview: null });
  expect(draft.pages).toBe(2);
  const odd = '# #set page\n\n`#panic()` \\[ 😀 \u202e x'.repeat(3);
  expect(printed({ name: '#x $y$ "z"', text: parseMarkdown(odd) }).pages).toBe(2);
});
