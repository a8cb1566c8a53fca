import { recordUse } from '../../../database/single-use.store.ts';
import type { Services } from '../../../services.ts';
import { recordAudit } from '../../audit/public.ts';
import { deleteDirectorySessions, deleteSessionsOfUser } from '../sign-in/sessions.store.ts';
import { lockUser } from '../users.store.ts';
import { directoryOf, directorySessionHash } from './directory-of.ts';
import { findLinkedUser, findSignOn } from './sign-on.store.ts';

/** Longer than a logout token is taken. */
const TOKEN_MEMORY_MS = 60 * 60_000;

/**
 * Signs out whom a firm's directory says that it has signed out (OpenID Connect Back-Channel Logout 1.0, 2.7): everywhere where it names
 * somebody, and where it names a session alone, what began with that. Each token counts once.
 * @throws DirectoryError for a token that does not hold
 */
export async function logOutByDirectory(services: Services, orgId: string, token: string): Promise<boolean> {
  const { database, clock, signOn } = services;

  const settings = await database.onceAsSystem((tx) => findSignOn(tx, orgId));
  if (settings?.is_on !== true) return false;
  const directory = directoryOf(services, settings);
  if (directory.protocol !== 'oidc') return false;
  const { subject, sessionId, tokenId } = await signOn.readLogout(directory, token);
  const now = clock.now();
  return database.asSystem(async (tx) => {
    const until = new Date(now.getTime() + TOKEN_MEMORY_MS);
    if (!(await recordUse(tx, 'sign-on-logout', `${orgId} ${tokenId}`, until, now))) return false;
    const userId = subject === null ? null : await findLinkedUser(tx, orgId, settings.issuer, subject);
    if (userId !== null) await deleteSessionsOfUser(tx, userId);
    const ended =
      sessionId === null
        ? []
        : await deleteDirectorySessions(tx, orgId, directorySessionHash(settings.issuer, sessionId));
    for (const one of new Set(userId === null ? ended : [userId, ...ended])) {
      const user = await lockUser(tx, one);
      if (user === undefined) continue;
      await recordAudit(tx, { at: now, orgId, actorId: null, action: 'sign-on.signed-out', subject: user.email });
    }
    return true;
  });
}
