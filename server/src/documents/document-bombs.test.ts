import { textFault } from '@portal/domain/policies/text-fault.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { watchTurns } from '../testing/watch-turns.ts';
import { POLICY_BOMBS, policyBomb } from './testing/document-bombs.ts';
import { pdfFacts } from './testing/pdf-facts.ts';
import { sampleReport } from './testing/scan-report-samples.ts';
import { createDocumentRenderer, type DocumentRenderer } from './typesetting/document-renderer.ts';
import { startTypesettingProcess } from './typesetting/typesetting-process.ts';

/** Beside other work the largest documents may take longer than a firm is kept waiting; what they are tested for is their memory. */
const PATIENCE_MS = 9 * 60_000;

let renderer: DocumentRenderer;
let patient: DocumentRenderer;
beforeAll(() => {
  renderer = createDocumentRenderer();
  patient = createDocumentRenderer(() => startTypesettingProcess(PATIENCE_MS));
});
afterAll(() => Promise.all([renderer.close(), patient.close()]));

/** CPU time of one turn of the thread that answers calls: giving a model away and taking a PDF. */
const LONGEST_TURN_MS = 500;
const MAX_GROWN_MEGABYTES = 200;
const bookmarksOfNext = async (of: DocumentRenderer) => pdfFacts(await of.scanReport(sampleReport())).bookmarks;

test.each(POLICY_BOMBS)(
  'V15.2.2 %s: a PDF or a typed error, calls go on, and the next document comes',
  async (_title, markdown) => {
    expect(textFault(markdown)).toBeNull();
    const model = policyBomb(markdown);
    let made: Uint8Array | { readonly code: string } | undefined;
    const turns = await watchTurns(async () => {
      made = await renderer.typeset('policy', model).catch((error: { readonly code: string }) => error);
    });
    if (!(made instanceof Uint8Array)) expect(made).toMatchObject({ code: 'DOCUMENT_NOT_TYPESET' });
    expect(turns.longestCpuMs).toBeLessThan(LONGEST_TURN_MS);
    expect(turns.grownMegabytes).toBeLessThan(MAX_GROWN_MEGABYTES);
    expect(await bookmarksOfNext(renderer)).toContain('In short');
  },
);

test('V15.2.2 what takes too much memory ends with the reason', async () => {
  await expect(patient.typeset('policy', policyBomb('Text', 30_000))).rejects.toThrow(/more than \d+ MB of memory/);
  expect(await bookmarksOfNext(patient)).toContain('In short');
});

test('ten thousand confirmations are printed', async () => {
  expect((await patient.typeset('policy', policyBomb('Text', 10_000))).length).toBeGreaterThan(1_000_000);
});

test('V15.2.2 what takes too long is ended, and the next document comes from a new process', async () => {
  const started: number[] = [];
  const impatient = createDocumentRenderer(() => {
    started.push(started.length);
    return startTypesettingProcess(started.length === 1 ? 1 : undefined);
  });
  try {
    const [, endless = ''] = POLICY_BOMBS[0] ?? [];
    await expect(impatient.typeset('policy', policyBomb(endless))).rejects.toMatchObject({
      code: 'DOCUMENT_NOT_TYPESET',
      message: 'it took longer than 1 ms',
    });
    expect((await impatient.scanReport(sampleReport())).length).toBeGreaterThan(0);
    expect(started).toHaveLength(2);
  } finally {
    await impatient.close();
  }
});
