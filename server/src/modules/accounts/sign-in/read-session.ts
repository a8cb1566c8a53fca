import type { Session } from '../../../call/caller.ts';
import type { Database } from '../../../database/database.ts';
import type { Clock } from '../../../system/clock.ts';
import { hashToken } from '../../../system/tokens.ts';
import { findSession, touchSession } from './sessions.store.ts';

/** A session ends after this time whatever happens (ASVS 5.0, 7.3.2): a working day. */
export const SESSION_ABSOLUTE_MS = 12 * 60 * 60_000;

/**
 * Reads the session of a token; null when there isn't one or it has ended. Reading does not count as activity.
 * @param inactivityMs time without activity after which it ends; 0 for never
 */
export function createSessionReader(database: Database, clock: Clock, inactivityMs: number) {
  return async (token: string): Promise<Session | null> => {
    const row = await database.onceAsSystem((tx) => findSession(tx, hashToken(token)));
    if (row === undefined) return null;
    const now = clock.now();
    const idleEndsAt = inactivityMs === 0 ? null : new Date(row.active_at.getTime() + inactivityMs);
    if (row.expires_at <= now || (idleEndsAt !== null && idleEndsAt <= now)) return null;
    const isInService = row.service_ends_at !== null && row.service_ends_at > now;
    return {
      sessionId: row.session_id,
      userId: row.user_id,
      orgId: isInService ? row.service_org_id : row.org_id,
      email: row.email,
      isStaff: row.is_staff,
      staffRole: row.staff_role,
      activeAt: row.active_at,
      idleEndsAt,
      endsAt: row.expires_at,
      service: isInService && row.service_ends_at !== null ? { endsAt: row.service_ends_at } : null,
    };
  };
}

/** Work is written down this often at most; the time without activity is counted in minutes. */
const NOTED_EVERY_MS = 60_000;

/** Notes that somebody is at work in a session, so that it does not end for inactivity. */
export function createActivityNoter(database: Database, clock: Clock) {
  return async ({ sessionId, activeAt }: Session): Promise<void> => {
    const now = clock.now();
    if (now.getTime() - activeAt.getTime() < NOTED_EVERY_MS) return;
    await database.onceAsSystem((tx) => touchSession(tx, sessionId, now));
  };
}
