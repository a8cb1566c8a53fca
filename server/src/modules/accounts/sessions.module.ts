import * as sessions from '@portal/contract/accounts/sessions.calls.ts';
import { type BoundCall, bind } from '../../http/bind-call.ts';
import type { Services } from '../../services.ts';
import {
  createEndOtherSessions,
  createEndSession,
  createEndSessionsOfUser,
  createListSessions,
} from './own-sessions.ts';

/** Calls about where somebody is signed in. */
export function sessionsModule(services: Services): BoundCall[] {
  return [
    bind(sessions.listSessions).to(createListSessions(services)),
    bind(sessions.endSession).to(createEndSession(services)),
    bind(sessions.endOtherSessions).to(createEndOtherSessions(services)),
    bind(sessions.endSessionsOfUser).to(createEndSessionsOfUser(services)),
  ];
}
