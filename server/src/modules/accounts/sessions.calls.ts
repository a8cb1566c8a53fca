import * as sessions from '@portal/contract/accounts/sessions.calls.ts';
import { type BoundCall, bind } from '../../call/bind-call.ts';
import type { Services } from '../../services.ts';
import { endOtherSessions, endSession, endSessionsOfUser, listSessions } from './sign-in/own-sessions.ts';

/** Calls about where somebody is signed in. */
export const sessionsCalls: readonly BoundCall<Services>[] = [
  bind(sessions.listSessions).to(listSessions),
  bind(sessions.endSession).to(endSession),
  bind(sessions.endOtherSessions).to(endOtherSessions),
  bind(sessions.endSessionsOfUser).to(endSessionsOfUser),
];
