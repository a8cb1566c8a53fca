import type {
  endServiceSession as endServiceSessionCall,
  leaveServiceSession as leaveServiceSessionCall,
} from '@portal/contract/console/service-session.calls.ts';
import { AppError } from '../../../call/app-error.ts';
import type { AnswerOf, CallerOf, InputOf } from '../../../call/bind-call.ts';
import type { Services } from '../../../services.ts';
import { hashToken, newToken } from '../../../system/tokens.ts';
import { auditCaller } from '../../audit/public.ts';
import { replaceSessionToken } from '../sign-in/sessions.store.ts';
import { deleteServiceSession, deleteServiceSessionOf } from './service-sessions.store.ts';
import { tellEndedVisits } from './tell-visits.ts';

/** Leads staff back to the console, under a new session id. Without a service session nothing happens. */
export async function leaveServiceSession(
  services: Services,
  caller: CallerOf<typeof leaveServiceSessionCall>,
): Promise<AnswerOf<typeof leaveServiceSessionCall>> {
  const { database, clock } = services;

  const { session } = caller;
  if (session.service === null) return { success: true };
  const token = newToken();
  await database.asSystem(async (tx) => {
    await deleteServiceSessionOf(tx, session.sessionId);
    await replaceSessionToken(tx, session.sessionId, hashToken(token));
    await auditCaller(tx, caller, clock.now(), { action: 'service-session.left' });
  });
  caller.setSessionToken(token);
  await tellEndedVisits(services);
  return { success: true };
}

/** Lets a customer show the provider's staff the door; their very next call finds no organisation. */
export async function endServiceSession(
  services: Services,
  caller: CallerOf<typeof endServiceSessionCall>,
  { serviceSessionId }: InputOf<typeof endServiceSessionCall>,
): Promise<AnswerOf<typeof endServiceSessionCall>> {
  const { database, clock } = services;

  await database.inOrg(caller.session.orgId, async (tx) => {
    const ended = await deleteServiceSession(tx, serviceSessionId);
    if (ended === undefined) throw new AppError('NOT_FOUND');
    await auditCaller(tx, caller, clock.now(), { action: 'service-session.ended', subject: ended.staff_email });
  });
  await tellEndedVisits(services);
  return { success: true };
}
