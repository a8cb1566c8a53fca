import { readActivity } from '@portal/contract/accounts/activity.calls.ts';
import * as visitRequests from '@portal/contract/accounts/visit-requests.calls.ts';
import * as service from '@portal/contract/console/service-session.calls.ts';
import { type BoundCall, bind } from '../../http/bind-call.ts';
import type { Services } from '../../services.ts';
import { createEndServiceSession, createLeaveServiceSession } from './end-service-session.ts';
import { createOpenServiceSession } from './open-service-session.ts';
import { createReadActivity } from './read-activity.ts';
import {
  createAnswerVisitRequest,
  createReadVisitRequests,
  createSetVisitApproval,
} from './visit-requests/answer-visit-request.ts';
import { createReadVisitAccess, createRequestVisit } from './visit-requests/request-visit.ts';

/**
 * Calls of service sessions, and of the list in which customers see them.
 * @param planName how a plan is called; null for one that is no longer there
 */
export function serviceSessionsModule(services: Services, planName: (planId: string) => string | null): BoundCall[] {
  return [
    bind(service.readVisitAccess).to(createReadVisitAccess(services)),
    bind(service.requestVisit).to(createRequestVisit(services)),
    bind(visitRequests.readVisitRequests).to(createReadVisitRequests(services)),
    bind(visitRequests.answerVisitRequest).to(createAnswerVisitRequest(services)),
    bind(visitRequests.setVisitApproval).to(createSetVisitApproval(services)),
    bind(service.openServiceSession).to(createOpenServiceSession(services)),
    bind(service.leaveServiceSession).to(createLeaveServiceSession(services)),
    bind(service.endServiceSession).to(createEndServiceSession(services)),
    bind(readActivity).to(createReadActivity(services, planName)),
  ];
}
