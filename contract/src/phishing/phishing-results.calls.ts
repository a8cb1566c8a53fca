import { z } from 'zod';
import { call, id, namedFile } from '../call.ts';

const results = {
  access: 'member',
  module: 'phishing',
  method: 'GET',
  /** One campaign; all of them where it is left out. */
  input: z.object({ campaignId: id.optional() }),
  output: namedFile,
  errors: [],
  isDownload: true,
  perMinute: 30,
} as const;

/** Figures by campaign, month and department for spreadsheets; people only where the firm chose to see names. */
export const phishingResultsCsv = call({
  ...results,
  path: '/phishing/resultsCsv',
  file: 'text/csv; charset=utf-8',
});

/** The same as a PDF for management, auditors and works councils. */
export const phishingResultsReport = call({
  ...results,
  path: '/phishing/resultsReport',
  file: 'application/pdf',
});
