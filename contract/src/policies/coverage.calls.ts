import { FRAMEWORK_IDS } from '@portal/domain/policies/frameworks.ts';
import { z } from 'zod';
import { call, namedFile, noInput, withData } from '../call.ts';
import { coverageView } from './coverage.schemas.ts';

const base = '/policy';
const coverage = { access: 'member', module: 'compliance', method: 'GET' } as const;
const download = { ...coverage, output: namedFile, errors: [], isDownload: true, perMinute: 30 } as const;

/** Every framework with its requirements, and which clauses of the firm's policies answer them. */
export const readCoverage = call({
  ...coverage,
  path: `${base}/readCoverage`,
  input: noInput,
  output: withData(coverageView),
  errors: [],
});

/** The requirements of one framework, or of all, as a table. */
export const downloadCoverageCsv = call({
  ...download,
  path: `${base}/coverageCsv/{framework}`,
  input: z.object({ framework: z.enum(['all', ...FRAMEWORK_IDS]) }),
  file: 'text/csv; charset=utf-8',
});

/** The approved policies as an OSCAL component definition (NIST OSCAL 1.1), for programs of auditors. */
export const downloadCoverageOscal = call({
  ...download,
  path: `${base}/coverageOscal`,
  input: noInput,
  file: 'application/json; charset=utf-8',
});

/** The usual questions of customers with the firm's answers, for print or as a table. */
export const downloadAnswerSheet = call({
  ...download,
  path: `${base}/answerSheet/{format}`,
  input: z.object({ format: z.enum(['csv', 'pdf']) }),
  output: namedFile.extend({ type: z.string() }),
  file: 'application/octet-stream',
});
