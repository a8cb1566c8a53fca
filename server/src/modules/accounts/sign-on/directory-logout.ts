import type { SystemTransaction } from '../../../database/database.ts';
import { recordUse } from '../../../database/single-use.store.ts';
import type { DirectoryLogout } from '../../../providers/sign-on/sign-on-port.ts';
import type { Services } from '../../../services.ts';
import { recordAudit } from '../../audit/public.ts';
import { findBrandDirectory, listFirmsOfBrandDirectory } from '../brand-sign-on/brand-sign-on.store.ts';
import { deleteDirectorySessions, deleteSessionsOfUser } from '../sign-in/sessions.store.ts';
import { lockUser } from '../users.store.ts';
import { directoryOf, directorySessionHash } from './directory-of.ts';
import { type DirectoryRow, findLinkedUser, findSignOn } from './sign-on.store.ts';

/** Longer than a logout token is taken. */
const TOKEN_MEMORY_MS = 60 * 60_000;

/**
 * Signs out whom a directory says that it has signed out (OpenID Connect Back-Channel Logout 1.0, 2.7): everywhere where it names
 * somebody, and where it names a session alone, what began with that. That of a brand does so at all firms that it signs in. Each token counts once.
 * @throws DirectoryError for a token that does not hold
 */
export async function logOutByDirectory(services: Services, directoryId: string, token: string): Promise<boolean> {
  const { database, clock, signOn } = services;

  const found = await database.asSystem((tx) => findDirectory(tx, directoryId));
  if (found === null) return false;
  const directory = directoryOf(services, found.row);
  if (directory.protocol !== 'oidc') return false;
  const logout = await signOn.readLogout(directory, token);
  const now = clock.now();
  return database.asSystem(async (tx) => {
    const until = new Date(now.getTime() + TOKEN_MEMORY_MS);
    if (!(await recordUse(tx, 'sign-on-logout', `${directoryId} ${logout.tokenId}`, until, now))) return false;
    for (const orgId of found.firms) await signOutOfFirm(tx, orgId, directory.issuer, logout, now);
    return true;
  });
}

/** A directory that is on, with the firms that it signs in. */
async function findDirectory(
  tx: SystemTransaction,
  directoryId: string,
): Promise<{ readonly row: DirectoryRow; readonly firms: readonly string[] } | null> {
  const own = await findSignOn(tx, directoryId);
  if (own !== undefined) return own.is_on ? { row: own, firms: [own.org_id] } : null;
  const row = await findBrandDirectory(tx, directoryId);
  return row?.is_on === true ? { row, firms: await listFirmsOfBrandDirectory(tx, row) } : null;
}

async function signOutOfFirm(
  tx: SystemTransaction,
  orgId: string,
  issuer: string,
  { subject, sessionId }: DirectoryLogout,
  now: Date,
): Promise<void> {
  const userId = subject === null ? null : await findLinkedUser(tx, orgId, issuer, subject);
  if (userId !== null) await deleteSessionsOfUser(tx, userId);
  const ended =
    sessionId === null ? [] : await deleteDirectorySessions(tx, orgId, directorySessionHash(issuer, sessionId));
  for (const one of new Set(userId === null ? ended : [userId, ...ended])) {
    const user = await lockUser(tx, one);
    if (user === undefined) continue;
    await recordAudit(tx, { at: now, orgId, actorId: null, action: 'sign-on.signed-out', subject: user.email });
  }
}
