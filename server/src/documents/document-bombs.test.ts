import { expect, test } from 'vitest';
import { POLICY_BOMBS, policyBomb } from './testing/document-bombs.ts';
import { sampleReport } from './testing/scan-report-samples.ts';
import { createDocumentRenderer } from './typesetting/document-renderer.ts';
import { startTypesettingProcess } from './typesetting/typesetting-process.ts';

// What each costly policy does to the typesetter is for the sweep.
const [[, endless = ''] = []] = POLICY_BOMBS;

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
