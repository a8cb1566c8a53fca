import * as calls from '@portal/contract/handovers/handovers.calls.ts';
import { type BoundCall, bind } from '../../call/bind-call.ts';
import { answerQuestion } from './answer-question.ts';
import { confirmPoint } from './confirm-point.ts';
import { renewHandover, revokeHandover } from './end-handover.ts';
import { handOver } from './hand-over.ts';
import type { HandoversServices } from './handovers-services.ts';
import { askQuestion } from './link/ask-question.ts';
import { noteHandoverOpened, openHandover } from './link/open-handover.ts';
import { reportDone } from './link/report-done.ts';
import { readHandovers } from './list-handovers.ts';

/** Calls of handovers: the firm's own, and those of helpers without an account. */
export const handoversCalls: readonly BoundCall<HandoversServices>[] = [
  bind(calls.handOver).to(handOver),
  bind(calls.handovers).to(readHandovers),
  bind(calls.revokeHandover).to(revokeHandover),
  bind(calls.renewHandover).to(renewHandover),
  bind(calls.confirmHandoverPoint).to(confirmPoint),
  bind(calls.answerHandoverQuestion).to(answerQuestion),
  bind(calls.openHandover).to(openHandover),
  bind(calls.noteHandoverOpened).to(noteHandoverOpened),
  bind(calls.reportHandoverDone).to(reportDone),
  bind(calls.askAboutHandover).to(askQuestion),
];
