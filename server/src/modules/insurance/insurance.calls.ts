import * as calls from '@portal/contract/insurance/insurance.calls.ts';
import { type BoundCall, bind } from '../../call/bind-call.ts';
import type { Services } from '../../services.ts';
import { downloadReadinessPdf } from './readiness-pdf.ts';
import { answerReadinessSheet } from './readiness-sheet.ts';

/** Calls of the readiness sheet; the insurance notice itself needs none. */
export const insuranceCalls: readonly BoundCall<Services>[] = [
  bind(calls.readinessSheet).to(answerReadinessSheet),
  bind(calls.readinessPdf).to(downloadReadinessPdf),
];
