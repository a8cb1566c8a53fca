import { afterAll, beforeAll, expect, test } from 'vitest';
import { POLICY_BOMBS, policyBomb } from './testing/document-bombs.ts';
import { expectBornePolicy } from './testing/expect-borne-policy.ts';
import { sampleReport } from './testing/scan-report-samples.ts';
import { createDocumentRenderer, type DocumentRenderer } from './typesetting/document-renderer.ts';
import { startTypesettingProcess } from './typesetting/typesetting-process.ts';

let renderer: DocumentRenderer;
beforeAll(() => {
  renderer = createDocumentRenderer();
});
afterAll(() => renderer.close());

const [[, endless = ''] = [], , headings] = POLICY_BOMBS;
// The one with the most pages; the others, which take the typesetter as long or longer, are for the sweep.
test.each(headings === undefined ? [] : [headings])(
  'V15.2.2 %s: a PDF or a typed error, calls go on, and the next document comes',
  (_title, markdown) => expectBornePolicy(renderer, markdown),
);

test('V15.2.2 what takes too long is ended, and the next document comes from a new process', async () => {
  const started: number[] = [];
  const impatient = createDocumentRenderer(() => {
    started.push(started.length);
    return startTypesettingProcess(started.length === 1 ? 1 : undefined);
  });
  try {
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
