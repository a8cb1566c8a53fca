import { afterAll, beforeAll, expect, test } from 'vitest';
import { POLICY_BOMBS, policyBomb } from './testing/document-bombs.ts';
import { bookmarksOfNext, expectBornePolicy } from './testing/expect-borne-policy.ts';
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

test.each(POLICY_BOMBS)(
  'V15.2.2 %s: a PDF or a typed error, calls go on, and the next document comes',
  (_title, markdown) => expectBornePolicy(renderer, markdown),
);

test('V15.2.2 what takes too much memory ends with the reason', async () => {
  await expect(patient.typeset('policy', policyBomb('Text', 30_000))).rejects.toThrow(/more than \d+ MB of memory/);
  expect(await bookmarksOfNext(patient)).toContain('In short');
});

test('ten thousand confirmations are printed', async () => {
  expect((await patient.typeset('policy', policyBomb('Text', 10_000))).length).toBeGreaterThan(1_000_000);
});
