import * as calls from '@portal/contract/maturity/maturity.calls.ts';
import * as asks from '@portal/contract/maturity/maturity-asks.calls.ts';
import { type BoundCall, bind } from '../../http/bind-call.ts';
import { createAnswerAsk, createOpenAsk } from './answer-by-link.ts';
import { createAskColleague } from './ask-colleague.ts';
import { createDownloadReport } from './download-report.ts';
import { createRevokeAsk, createTakeAnswer } from './end-ask.ts';
import type { MaturityServices } from './maturity-services.ts';
import { createPlanStep } from './plan-step.ts';
import { createReadAssessment } from './read-assessment.ts';
import { createReadReport } from './read-report.ts';
import { createRemoveAssessment } from './remove-assessment.ts';
import { createSaveAssessment } from './save-assessment.ts';

/** Calls of the maturity assessment. */
export function maturityModule(services: MaturityServices): BoundCall[] {
  return [
    bind(calls.assessmentConfig).to(async () => ({ success: true, data: services.maturitySet.view })),
    bind(calls.assessment).to(createReadAssessment(services)),
    bind(calls.saveAssessment).to(createSaveAssessment(services)),
    bind(calls.removeAssessment).to(createRemoveAssessment(services)),
    bind(calls.maturityReport).to(createReadReport(services)),
    bind(calls.maturityPdf).to(createDownloadReport(services)),
    bind(calls.planStep).to(createPlanStep(services)),
    bind(asks.askColleague).to(createAskColleague(services)),
    bind(asks.revokeAsk).to(createRevokeAsk(services)),
    bind(asks.takeAnswer).to(createTakeAnswer(services)),
    bind(asks.openAsk).to(createOpenAsk(services)),
    bind(asks.answerAsk).to(createAnswerAsk(services)),
  ];
}
