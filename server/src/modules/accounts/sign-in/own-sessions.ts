import type {
  endOtherSessions as endOtherSessionsCall,
  endSession as endSessionCall,
  endSessionsOfUser as endSessionsOfUserCall,
  listSessions as listSessionsCall,
} from '@portal/contract/accounts/sessions.calls.ts';
import { AppError } from '../../../call/app-error.ts';
import type { AnswerOf, CallerOf, InputOf } from '../../../call/bind-call.ts';
import type { Services } from '../../../services.ts';
import { sayFor } from '../../../system/texts/say-for.ts';
import { auditCaller } from '../../audit/public.ts';
import { lockUser } from '../users.store.ts';
import { deviceLabel } from './device-label.ts';
import { deleteOwnSession, deleteSessionsOfUser, listSessionsOfUser } from './sessions.store.ts';

/** Where the caller is signed in. */
export async function listSessions(
  { database, clock, config }: Services,
  { session, brand, language }: CallerOf<typeof listSessionsCall>,
): Promise<AnswerOf<typeof listSessionsCall>> {
  const now = clock.now();
  const idleSince = config.sessionInactivityMs === 0 ? null : new Date(now.getTime() - config.sessionInactivityMs);
  const rows = await database.onceAsSystem((tx) => listSessionsOfUser(tx, session.userId, now, idleSince));
  const say = sayFor(brand, language);
  const data = rows.map((row) => ({
    sessionId: row.session_id,
    device: deviceLabel(row.user_agent, say),
    address: row.ip,
    signedInAt: row.created_at.toISOString(),
    lastActiveAt: row.active_at.toISOString(),
    isCurrent: row.session_id === session.sessionId,
  }));
  return { success: true, data };
}

/** Ends one of the caller's sessions; those of others do not exist for it. */
export async function endSession(
  { database, clock }: Services,
  caller: CallerOf<typeof endSessionCall>,
  { sessionId }: InputOf<typeof endSessionCall>,
): Promise<AnswerOf<typeof endSessionCall>> {
  await database.asSystem(async (tx) => {
    if (!(await deleteOwnSession(tx, caller.session.userId, sessionId))) throw new AppError('NOT_FOUND');
    await auditCaller(tx, caller, clock.now(), { action: 'session.ended', subject: sessionId });
  });
  if (sessionId === caller.session.sessionId) caller.setSessionToken(null);
  return { success: true };
}

export async function endOtherSessions(
  { database, clock }: Services,
  caller: CallerOf<typeof endOtherSessionsCall>,
): Promise<AnswerOf<typeof endOtherSessionsCall>> {
  const { userId, sessionId } = caller.session;
  await database.asSystem(async (tx) => {
    await deleteSessionsOfUser(tx, userId, sessionId);
    await auditCaller(tx, caller, clock.now(), { action: 'session.others-ended' });
  });
  return { success: true };
}

/** Signs somebody of the caller's organisation out everywhere (ASVS 5.0, 7.4.5). */
export async function endSessionsOfUser(
  { database, clock }: Services,
  caller: CallerOf<typeof endSessionsOfUserCall>,
  { cognitoId }: InputOf<typeof endSessionsOfUserCall>,
): Promise<AnswerOf<typeof endSessionsOfUserCall>> {
  await database.asSystem(async (tx) => {
    const user = await lockUser(tx, cognitoId);
    if (user?.org_id !== caller.session.orgId) throw new AppError('NOT_FOUND');
    await deleteSessionsOfUser(tx, cognitoId);
    await auditCaller(tx, caller, clock.now(), {
      action: 'session.all-ended',
      subject: user.email,
      subjectName: `${user.first_name} ${user.last_name}`.trim(),
      details: { cognitoId },
    });
  });
  return { success: true };
}
