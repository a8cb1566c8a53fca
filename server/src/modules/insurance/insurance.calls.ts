import * as calls from '@portal/contract/insurance/insurance.calls.ts';
import { type BoundCall, bind } from '../../call/bind-call.ts';
import type { Services } from '../../services.ts';
import { addProof, downloadProof, removeProof } from './proof/keep-proof.ts';
import { downloadReadinessPdf } from './readiness-pdf.ts';
import { answerReadinessSheet } from './readiness-sheet.ts';
import { stateOnSheet } from './state-on-sheet.ts';

/** Calls of the readiness sheet; the insurance notice itself needs none. */
export const insuranceCalls: readonly BoundCall<Services>[] = [
  bind(calls.readinessSheet).to(answerReadinessSheet),
  bind(calls.stateOnSheet).to(stateOnSheet),
  bind(calls.addProof).to(addProof),
  bind(calls.removeProof).to(removeProof),
  bind(calls.proofFile).to(downloadProof),
  bind(calls.readinessPdf).to(downloadReadinessPdf),
];
