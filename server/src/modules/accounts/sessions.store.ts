import type { SystemTransaction } from '../../database/database.ts';

export type SessionRow = {
  session_id: string;
  user_id: string;
  org_id: string | null;
  email: string;
  is_staff: boolean;
  active_at: Date;
  expires_at: Date;
};

/** A session with its user, by the hash of its token. */
export function findSession(tx: SystemTransaction, tokenHash: Buffer): Promise<SessionRow | undefined> {
  return tx
    .selectFrom('sessions')
    .innerJoin('users', 'users.user_id', 'sessions.user_id')
    .select([
      'sessions.session_id',
      'sessions.user_id',
      'users.org_id',
      'users.email',
      'users.is_staff',
      'sessions.active_at',
      'sessions.expires_at',
    ])
    .where('sessions.token_hash', '=', tokenHash)
    .executeTakeFirst();
}

export async function insertSession(
  tx: SystemTransaction,
  session: {
    sessionId: string;
    tokenHash: Buffer;
    userId: string;
    createdAt: Date;
    expiresAt: Date;
    ip: string;
    userAgent: string;
  },
): Promise<void> {
  await tx
    .insertInto('sessions')
    .values({
      session_id: session.sessionId,
      token_hash: session.tokenHash,
      user_id: session.userId,
      created_at: session.createdAt,
      active_at: session.createdAt,
      expires_at: session.expiresAt,
      ip: session.ip,
      user_agent: session.userAgent.slice(0, 300),
    })
    .execute();
}

export async function touchSession(tx: SystemTransaction, sessionId: string, at: Date): Promise<void> {
  await tx.updateTable('sessions').set({ active_at: at }).where('session_id', '=', sessionId).execute();
}

export async function deleteSession(tx: SystemTransaction, sessionId: string): Promise<void> {
  await tx.deleteFrom('sessions').where('session_id', '=', sessionId).execute();
}

/** Signs a user out everywhere, except in one session where it is given. */
export async function deleteSessionsOfUser(
  tx: SystemTransaction,
  userId: string,
  exceptSessionId?: string,
): Promise<void> {
  await tx
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .$if(exceptSessionId !== undefined, (query) => query.where('session_id', '<>', exceptSessionId ?? ''))
    .execute();
}

/** Clears away sessions that ended by themselves. */
export async function deleteEndedSessions(tx: SystemTransaction, now: Date, idleSince: Date | null): Promise<void> {
  await tx
    .deleteFrom('sessions')
    .where((expression) =>
      expression.or([
        expression('expires_at', '<=', now),
        ...(idleSince === null ? [] : [expression('active_at', '<=', idleSince)]),
      ]),
    )
    .execute();
}
