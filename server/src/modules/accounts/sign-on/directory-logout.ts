import { recordUse } from '../../../database/single-use.store.ts';
import type { Services } from '../../../services.ts';
import { recordAudit } from '../../audit/public.ts';
import { deleteSessionsOfUser } from '../sign-in/sessions.store.ts';
import { lockUser } from '../users.store.ts';
import { directoryOf } from './directory-of.ts';
import { findLinkedUser, findSignOn } from './sign-on.store.ts';

/** Longer than a logout token is taken. */
const TOKEN_MEMORY_MS = 60 * 60_000;

/**
 * Signs out everywhere whom a firm's directory says that it has signed out (OpenID Connect Back-Channel Logout 1.0). Each token
 * counts once.
 * @throws DirectoryError for a token that does not hold
 */
export async function logOutByDirectory(services: Services, orgId: string, token: string): Promise<boolean> {
  const { database, clock, signOn } = services;

  const settings = await database.onceAsSystem((tx) => findSignOn(tx, orgId));
  if (settings?.is_on !== true) return false;
  const { subject, tokenId } = await signOn.readLogout(directoryOf(services, settings), token);
  const now = clock.now();
  return database.asSystem(async (tx) => {
    const until = new Date(now.getTime() + TOKEN_MEMORY_MS);
    if (!(await recordUse(tx, 'sign-on-logout', `${orgId} ${tokenId}`, until, now))) return false;
    const userId = await findLinkedUser(tx, orgId, settings.issuer, subject);
    const user = userId === null ? undefined : await lockUser(tx, userId);
    if (user === undefined) return true;
    await deleteSessionsOfUser(tx, user.user_id);
    await recordAudit(tx, { at: now, orgId, actorId: null, action: 'sign-on.signed-out', subject: user.email });
    return true;
  });
}
