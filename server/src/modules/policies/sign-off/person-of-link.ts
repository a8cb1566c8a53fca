import { AppError } from '../../../call/app-error.ts';
import type { OrgTransaction } from '../../../database/database.ts';
import type { Services } from '../../../services.ts';
import { hashToken } from '../../../system/tokens.ts';
import { hasSignOff } from './has-sign-off.ts';
import { findSignOffLink, findSignOffPerson, type SignOffPerson } from './sign-off-people.store.ts';

/**
 * Runs `work` for whose link it is, in their organisation. Links that are unknown or over, and those of a firm whose plan has no sign-off,
 * are all told the same.
 * @throws AppError SIGN_OFF_LINK_INVALID
 */
export async function withPerson<Result>(
  services: Services,
  token: string,
  work: (tx: OrgTransaction, person: SignOffPerson, orgId: string) => Promise<Result>,
): Promise<Result> {
  const { database, clock } = services;
  const link = await database.onceAsSystem((tx) => findSignOffLink(tx, hashToken(token), clock.now()));
  if (link === undefined) throw new AppError('SIGN_OFF_LINK_INVALID');
  return database.inOrg(link.org_id, async (tx) => {
    const person = await findSignOffPerson(tx, link.person_id);
    if (person === null || !(await hasSignOff(services, tx))) throw new AppError('SIGN_OFF_LINK_INVALID');
    return work(tx, person, link.org_id);
  });
}
