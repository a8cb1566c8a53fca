import { expect, test } from 'vitest';
import { parseMarkdown } from './parse-markdown.ts';
import { policyModel } from './policy-model.ts';
import { reportModel } from './scans/report-model.ts';
import { pdfText, textPlaces } from './testing/pdf-text.ts';
import { brand, sampleFindings, sampleReport, say } from './testing/scan-report-samples.ts';
import { typesetDocument } from './typesetting/typeset-document.ts';

/** Characters of the running head and foot, and of a few lines. */
const NEARLY_EMPTY = 300;
const DAY = new Date('2026-11-21T20:00:00Z');

function policy(markdown: string): Uint8Array {
  const model = policyModel({
    library: null,
    history: [],
    brand,
    logo: null,
    say,
    organisationName: 'Harbor Bakery',
    name: 'Acceptable use',
    purpose: 'Says what is allowed.',
    audience: 'Everybody',
    version: 3,
    status: 'Active',
    approver: 'Dana Reyes',
    approvedAt: DAY,
    nextReview: DAY,
    savedAt: DAY,
    text: parseMarkdown(markdown),
    createdAt: DAY,
    acknowledgements: [],
  });
  return typesetDocument('policy', model);
}

const sentences = (count: number) =>
  Array.from({ length: count }, (_, at) => `Sentence ${at} of the policy.`).join('\n\n');

test('findings go on below a short list of them: no page between cover and end is nearly empty', async () => {
  for (let count = 2; count <= 12; count += 2) {
    const model = reportModel(sampleReport({ findings: sampleFindings(count) }));
    const lengths = (await pdfText(typesetDocument('scan-report', model))).slice(1, -1).map((page) => page.length);
    expect(Math.min(...lengths)).toBeGreaterThan(NEARLY_EMPTY);
  }
});

test('the text of a policy begins below its contents', async () => {
  const text = ['Purpose', 'Rules', 'Exceptions', 'Review'].map((name) => `## ${name}\n\nWords.`).join('\n\n');
  const pages = await pdfText(policy(text));
  expect(pages.find((page) => page.includes('Contents'))).toContain('Words.');
});

test('a few lines that run over onto a last page are taken in by the others', async () => {
  for (let count = 36; count < 60; count += 1) {
    const last = (await pdfText(policy(`## Purpose\n\n${sentences(count)}`))).at(-1) ?? '';
    expect(last.split('ofthepolicy.').length - 1).toBeGreaterThan(2);
  }
});

test('a requirement of PCI DSS stands on the page of its first finding', async () => {
  const model = reportModel(sampleReport({ type: 'pci', findings: sampleFindings(60) }));
  const texts = await pdfText(typesetDocument('scan-report', model));
  for (const { number, findings } of (model.pci ?? []).filter((row) => row.number !== '')) {
    const [first = 0] = findings;
    const title = `${first}.${model.findings[first - 1]?.title.replaceAll(/\s/gu, '')}`;
    expect(texts.find((text) => text.includes(`Requirement${number}`))).toContain(title);
  }
});

test('columns of a table are as wide as their texts ask for', async () => {
  const rows = ['Critical', 'Low'].map((level) => `| ${level} | ${'Several systems are out of order. '.repeat(2)} |`);
  const places = await textPlaces(policy(`| Level | Meaning |\n|---|---|\n${rows.join('\n')}`));
  const [level, meaning] = ['Level', 'Meaning'].map((word) => places.find(({ text }) => text === word)?.x ?? 0);
  // "Critical" takes 40 points, and half of the line is 232.
  expect((meaning ?? 0) - (level ?? 0)).toBeGreaterThan(40);
  expect((meaning ?? 0) - (level ?? 0)).toBeLessThan(100);
});

test('a short table stays on one page', async () => {
  const table = `| Who | Does |\n|---|---|\n${Array.from({ length: 6 }, (_, row) => `| Row${row} | Something |`).join('\n')}`;
  for (let before = 20; before < 32; before += 1) {
    const places = await textPlaces(policy(`## Purpose\n\n${sentences(before)}\n\n${table}\n\n${sentences(15)}`));
    expect(new Set(places.filter(({ text }) => /^Row\d$/.test(text)).map(({ page }) => page)).size).toBe(1);
  }
});
