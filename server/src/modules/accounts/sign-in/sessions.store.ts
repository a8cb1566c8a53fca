import type { StaffRole } from '@portal/domain/accounts/staff-role.ts';
import type { SystemTransaction } from '../../../database/database.ts';

export type SessionRow = {
  session_id: string;
  user_id: string;
  org_id: string | null;
  email: string;
  is_staff: boolean;
  staff_role: StaffRole | null;
  active_at: Date;
  expires_at: Date;
  /** The customer in whose portal staff works, and until when. */
  service_org_id: string | null;
  service_ends_at: Date | null;
};

/** A session with its user, by the hash of its token. */
export function findSession(tx: SystemTransaction, tokenHash: Buffer): Promise<SessionRow | undefined> {
  return tx
    .selectFrom('sessions')
    .innerJoin('users', 'users.user_id', 'sessions.user_id')
    .leftJoin('service_sessions', 'service_sessions.session_id', 'sessions.session_id')
    .select([
      'sessions.session_id',
      'sessions.user_id',
      'users.org_id',
      'users.email',
      'users.is_staff',
      'users.staff_role',
      'sessions.active_at',
      'sessions.expires_at',
      'service_sessions.org_id as service_org_id',
      'service_sessions.ends_at as service_ends_at',
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
    directorySession: Buffer | null;
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
      directory_session_hash: session.directorySession,
    })
    .execute();
}

export async function touchSession(tx: SystemTransaction, sessionId: string, at: Date): Promise<void> {
  await tx.updateTable('sessions').set({ active_at: at }).where('session_id', '=', sessionId).execute();
}

/** Gives a session a new id, because what it may do has changed (ASVS 5.0, 7.2.4). */
export async function replaceSessionToken(tx: SystemTransaction, sessionId: string, tokenHash: Buffer): Promise<void> {
  await tx.updateTable('sessions').set({ token_hash: tokenHash }).where('session_id', '=', sessionId).execute();
}

export async function deleteSession(tx: SystemTransaction, sessionId: string): Promise<void> {
  await tx.deleteFrom('sessions').where('session_id', '=', sessionId).execute();
}

/** Signs a user out everywhere, except in one session where it is given; sign-ins that still owe their second factor end too. */
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
  await tx.deleteFrom('pending_sign_ins').where('user_id', '=', userId).execute();
}

/** Ends what began with one sign-in at a firm's directory, what still owes its second factor too. @returns whose it was */
export async function deleteDirectorySessions(tx: SystemTransaction, orgId: string, hash: Buffer): Promise<string[]> {
  const ended: string[] = [];
  for (const table of ['sessions', 'pending_sign_ins'] as const) {
    const rows = await tx
      .deleteFrom(table)
      .where('directory_session_hash', '=', hash)
      .where('user_id', 'in', (query) => query.selectFrom('users').select('user_id').where('org_id', '=', orgId))
      .returning('user_id')
      .execute();
    ended.push(...rows.map((row) => row.user_id));
  }
  return ended;
}

/** Ends one session of a user; false when the user has none of that id. */
export async function deleteOwnSession(tx: SystemTransaction, userId: string, sessionId: string): Promise<boolean> {
  const row = await tx
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('session_id', '=', sessionId)
    .returning('session_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Ends the sessions of an organisation's people who have no second factor. */
export async function deleteSessionsWithoutSecondFactor(tx: SystemTransaction, orgId: string): Promise<void> {
  await tx
    .deleteFrom('sessions')
    .using('users')
    .whereRef('users.user_id', '=', 'sessions.user_id')
    .where('users.org_id', '=', orgId)
    .where((expression) =>
      expression.not(
        expression.exists(
          expression
            .selectFrom('second_factors')
            .select('second_factors.user_id')
            .whereRef('second_factors.user_id', '=', 'sessions.user_id'),
        ),
      ),
    )
    .execute();
}

/** Sessions of a user that have not ended, the newest activity first. */
export function listSessionsOfUser(tx: SystemTransaction, userId: string, now: Date, idleSince: Date | null) {
  return tx
    .selectFrom('sessions')
    .select(['session_id', 'ip', 'user_agent', 'created_at', 'active_at'])
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .$if(idleSince !== null, (query) => query.where('active_at', '>', idleSince ?? now))
    .orderBy('active_at', 'desc')
    .orderBy('session_id')
    .limit(100)
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

/** Signs everybody of an organisation out; sign-ins that still owe their second factor end too. */
export async function deleteSessionsOfOrganisation(tx: SystemTransaction, orgId: string): Promise<void> {
  for (const table of ['sessions', 'pending_sign_ins'] as const)
    await tx
      .deleteFrom(table)
      .where('user_id', 'in', (query) => query.selectFrom('users').select('user_id').where('org_id', '=', orgId))
      .execute();
}
