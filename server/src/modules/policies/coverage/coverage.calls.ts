import * as calls from '@portal/contract/policies/coverage.calls.ts';
import { type BoundCall, bind } from '../../../call/bind-call.ts';
import type { Services } from '../../../services.ts';
import { downloadAnswerSheet } from './answer-sheet.ts';
import { downloadCoverageCsv } from './coverage-csv.ts';
import { downloadCoverageOscal } from './coverage-oscal.ts';
import { readCoverage } from './coverage-view.ts';

/** Calls of what policies answer of frameworks and questionnaires. */
export const coverageCalls: readonly BoundCall<Services>[] = [
  bind(calls.readCoverage).to(readCoverage),
  bind(calls.downloadCoverageCsv).to(downloadCoverageCsv),
  bind(calls.downloadCoverageOscal).to(downloadCoverageOscal),
  bind(calls.downloadAnswerSheet).to(downloadAnswerSheet),
];
