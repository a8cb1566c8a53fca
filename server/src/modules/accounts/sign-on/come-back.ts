import { AppError } from '../../../call/app-error.ts';
import type { Caller } from '../../../call/caller.ts';
import type { SystemTransaction } from '../../../database/database.ts';
import type { DirectoryPerson } from '../../../providers/sign-on/sign-on-port.ts';
import type { Services } from '../../../services.ts';
import { auditCaller } from '../../audit/public.ts';
import { finishAtDirectory, takeBegun } from './finish-at-directory.ts';
import { findHome, type Home } from './home.store.ts';

/**
 * Whom the directory has signed in, told by what came back to the browser that had left for it. That counts once, and only for what
 * it was begun for.
 * @throws AppError SIGN_ON_EXPIRED, SIGN_ON_REFUSED, SIGN_ON_UNREACHABLE
 */
export async function comeBack(
  services: Services,
  caller: Caller,
  query: string,
  provesUserId: string | null,
): Promise<{ readonly home: Home; readonly person: DirectoryPerson }> {
  const { database, clock } = services;

  const begun = await takeBegun(services, caller, query);
  const orgId = begun?.orgId ?? null;
  const home = orgId === null ? undefined : await database.asSystem((tx) => findHome(tx, orgId));
  if (begun === null || home === undefined || !isOfPlace(home, caller)) throw new AppError('SIGN_ON_EXPIRED');
  if (begun.directoryId !== home.directory_id || begun.kept.provesUserId !== provesUserId)
    throw new AppError('SIGN_ON_EXPIRED');
  const person = await finishAtDirectory(services, caller, home, begun).catch(async (error: unknown) => {
    await database.asSystem((tx) => auditRefused(tx, caller, clock.now(), home.org_id, '', 'directory'));
    throw error;
  });
  return { home, person };
}

/** Whether a directory signs in at the brand whose portal is asked: that of a brand does so at its own alone. */
export function isOfPlace({ brand_id: brandId }: Home, { brand }: Caller): boolean {
  return brandId === null || brandId === brand.brandId;
}

/** Notes in the firm's log that its directory let nobody in. */
export function auditRefused(
  tx: SystemTransaction,
  caller: Caller,
  now: Date,
  orgId: string,
  subject: string,
  why: string,
) {
  return auditCaller(tx, caller, now, {
    action: 'session.refused',
    ...(subject === '' ? {} : { subject }),
    orgId,
    details: { reason: `sign-on-${why}` },
  });
}
