import { getPriority } from 'node:os';
import { afterEach, expect, test } from 'vitest';
import { pdfFacts } from '../testing/pdf-facts.ts';
import { brand, sampleReport } from '../testing/scan-report-samples.ts';
import { createDocumentRenderer, type DocumentRenderer } from './document-renderer.ts';
import { startTypesettingProcess } from './typesetting-process.ts';

let renderer: DocumentRenderer;
afterEach(() => renderer.close());

test('renders in another process: this one goes on working meanwhile', async () => {
  renderer = createDocumentRenderer();
  let turns = 0;
  const turn = () => {
    turns += 1;
    next = setImmediate(turn);
  };
  let next = setImmediate(turn);
  const priority = getPriority();
  const pdf = await renderer.scanReport(sampleReport());
  clearImmediate(next);
  expect(getPriority()).toBe(priority);
  expect(pdfFacts(pdf).bookmarks).toContain('In short');
  // Rendered in this process, the answer would come before the event loop turned once.
  expect(turns).toBeGreaterThan(0);
});

test('several reports asked for at once all come, each with its own text', async () => {
  renderer = createDocumentRenderer();
  const names = ['One', 'Two', 'Three', 'Four'];
  const pdfs = await Promise.all(
    names.map((name) => renderer.scanReport(sampleReport({ website: { name, url: 'https://a.example/' } }))),
  );
  for (const [index, pdf] of pdfs.entries()) {
    expect(pdfFacts(pdf).bookmarks).toContain(`Website security report: ${names[index]}`);
  }
});

test('a report that cannot be made is a typed error', async () => {
  renderer = createDocumentRenderer();
  const broken = sampleReport({ brand: { ...brand, accentColour: 'no colour' } });
  await expect(renderer.scanReport(broken)).rejects.toMatchObject({ code: 'DOCUMENT_NOT_TYPESET' });
  expect(pdfFacts(await renderer.scanReport(sampleReport())).bookmarks).toContain('In short');
});

test('closing ends the document at work, those that wait, and any later one, and waits for none', async () => {
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
  renderer = createDocumentRenderer(() => {
    begin();
    return startTypesettingProcess();
  });
  const asked = Promise.allSettled([renderer.scanReport(sampleReport()), renderer.scanReport(sampleReport())]);
  await begun;
  await renderer.close();
  const later = await Promise.allSettled([renderer.scanReport(sampleReport())]);
  for (const outcome of [...(await asked), ...later]) {
    expect(outcome).toMatchObject({ reason: { code: 'DOCUMENT_NOT_TYPESET', message: 'the portal is stopping' } });
  }
});
