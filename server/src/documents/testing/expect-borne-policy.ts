import { textFault } from '@portal/domain/policies/text-fault.ts';
import { expect } from 'vitest';
import { watchTurns } from '../../testing/watch-turns.ts';
import type { DocumentRenderer } from '../typesetting/document-renderer.ts';
import { policyBomb } from './document-bombs.ts';
import { pdfFacts } from './pdf-facts.ts';
import { sampleReport } from './scan-report-samples.ts';

/** CPU time of one turn of the thread that answers calls: giving a model away and taking a PDF. */
const LONGEST_TURN_MS = 500;
const MAX_GROWN_MEGABYTES = 200;

/** The bookmarks of a sound document that comes after another one. */
export const bookmarksOfNext = async (of: DocumentRenderer) => pdfFacts(await of.scanReport(sampleReport())).bookmarks;

/** Fails unless a policy that costs much becomes a PDF or a typed error, holds up no call, and the next document comes. */
export async function expectBornePolicy(renderer: DocumentRenderer, markdown: string): Promise<void> {
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
}
