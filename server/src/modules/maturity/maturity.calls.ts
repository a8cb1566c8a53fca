import * as calls from '@portal/contract/maturity/maturity.calls.ts';
import * as asks from '@portal/contract/maturity/maturity-asks.calls.ts';
import { type AnswerOf, type BoundCall, bind, type CallerOf } from '../../call/bind-call.ts';
import { answerAsk, openAsk } from './asks/answer-by-link.ts';
import { askColleague } from './asks/ask-colleague.ts';
import { revokeAsk, takeAnswer } from './asks/end-ask.ts';
import type { MaturityServices } from './maturity-services.ts';
import { readAssessment } from './read-assessment.ts';
import { removeAssessment } from './remove-assessment.ts';
import { downloadMaturityReport } from './report/download-report.ts';
import { planHours } from './report/plan-hours.ts';
import { planStep } from './report/plan-step.ts';
import { readMaturityReport } from './report/read-report.ts';
import { saveAssessment } from './save-assessment.ts';

/** Calls of the maturity assessment. */
export const maturityCalls: readonly BoundCall<MaturityServices>[] = [
  bind(calls.assessmentConfig).to(assessmentConfig),
  bind(calls.readNotices).to(readNotices),
  bind(calls.assessment).to(readAssessment),
  bind(calls.saveAssessment).to(saveAssessment),
  bind(calls.removeAssessment).to(removeAssessment),
  bind(calls.maturityReport).to(readMaturityReport),
  bind(calls.maturityPdf).to(downloadMaturityReport),
  bind(calls.planStep).to(planStep),
  bind(calls.planHours).to(planHours),
  bind(asks.askColleague).to(askColleague),
  bind(asks.revokeAsk).to(revokeAsk),
  bind(asks.takeAnswer).to(takeAnswer),
  bind(asks.openAsk).to(openAsk),
  bind(asks.answerAsk).to(answerAsk),
];

async function assessmentConfig(
  { maturitySet }: MaturityServices,
  { language }: CallerOf<typeof calls.assessmentConfig>,
): Promise<AnswerOf<typeof calls.assessmentConfig>> {
  return { success: true, data: maturitySet(language).view };
}

async function readNotices(
  { maturitySet }: MaturityServices,
  { language }: CallerOf<typeof calls.readNotices>,
): Promise<AnswerOf<typeof calls.readNotices>> {
  return { success: true, data: maturitySet(language).notices };
}
