import { readActivity as readActivityCall } from '@portal/contract/accounts/activity.calls.ts';
import * as visitRequests from '@portal/contract/accounts/visit-requests.calls.ts';
import * as service from '@portal/contract/console/service-session.calls.ts';
import { type BoundCall, bind } from '../../call/bind-call.ts';
import type { Services } from '../../services.ts';
import { readActivity } from './read-activity.ts';
import { answerVisitRequest, readVisitRequests, setVisitApproval } from './visit-requests/answer-visit-request.ts';
import { readVisitAccess, requestVisit } from './visit-requests/request-visit.ts';
import { endServiceSession, leaveServiceSession } from './visits/end-service-session.ts';
import { openServiceSession } from './visits/open-service-session.ts';

/** Calls of service sessions, and of the list in which customers see them. */
export const serviceSessionsCalls: readonly BoundCall<Services>[] = [
  bind(service.readVisitAccess).to(readVisitAccess),
  bind(service.requestVisit).to(requestVisit),
  bind(visitRequests.readVisitRequests).to(readVisitRequests),
  bind(visitRequests.answerVisitRequest).to(answerVisitRequest),
  bind(visitRequests.setVisitApproval).to(setVisitApproval),
  bind(service.openServiceSession).to(openServiceSession),
  bind(service.leaveServiceSession).to(leaveServiceSession),
  bind(service.endServiceSession).to(endServiceSession),
  bind(readActivityCall).to(readActivity),
];
