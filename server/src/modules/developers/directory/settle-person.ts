import type { OrgTransaction } from '../../../database/database.ts';
import { admitAdmin, findUserByEmail, isAddressOfFirm, removeAdmin } from '../../accounts/public.ts';
import { endDirectoryTrainee, putDirectoryTrainee } from '../../training/public.ts';
import type { DevelopersServices } from '../developers-services.ts';
import { auditDirectory, type DirectoryCaller } from './directory-caller.ts';
import { findPerson, linkPerson, type PersonRow } from './people.store.ts';
import { nameOf } from './person-resource.ts';

/** How emails to admins name who did it. */
const BY = 'Your directory';

/**
 * Puts somebody into training, or ends it, as the directory has them now. Whoever leaves has no link and no seat from this moment; what
 * they did is kept.
 * @throws AppError SEATS_EXCEEDED
 */
export async function settleTraining(
  services: DevelopersServices,
  tx: OrgTransaction,
  caller: DirectoryCaller,
  row: PersonRow,
): Promise<void> {
  if (!row.is_active) {
    if (row.trainee_id !== null) await endDirectoryTrainee(services, tx, row.trainee_id);
    return;
  }
  const traineeId = await putDirectoryTrainee(services, tx, caller, row.trainee_id, {
    email: row.address,
    name: nameOf(row),
    department: row.department || (row.groups.find(({ usedAs }) => usedAs === 'department')?.display ?? ''),
  });
  if (traineeId !== row.trainee_id) await linkPerson(tx, row.person_id, { trainee_id: traineeId });
}

/**
 * Makes somebody an admin, or removes them, as the groups that the firm chose have it. Only addresses of domains that the firm has
 * proved become admins, so that nobody makes an account of a stranger's address. It may be done again after any crash.
 */
export async function settleAdmin(
  services: DevelopersServices,
  caller: DirectoryCaller,
  personId: string,
): Promise<void> {
  const { database, clock } = services;
  const { orgId } = caller;
  const row = await database.onceInOrg(orgId, (tx) => findPerson(tx, personId));
  if (row === undefined) return;
  const isWanted = row.is_active && row.groups.some(({ usedAs }) => usedAs === 'admins');
  if (isWanted === (row.user_id !== null)) return;
  const about = { subject: row.address, subjectName: nameOf(row) };
  const act = { by: BY, at: clock.now() };
  await database.asSystem(async (tx) => {
    if (row.user_id !== null) {
      const end = await removeAdmin(services, tx, orgId, row.user_id, act);
      if (end === 'kept')
        return auditDirectory(tx, services, caller, { action: 'developers.directory-admin-kept', ...about });
      return auditDirectory(tx, services, caller, { action: 'developers.directory-admin-removed', ...about });
    }
    const known = await findUserByEmail(tx, row.address);
    const isOwn = known !== undefined && known.org_id === orgId && !known.is_staff;
    const person = { email: row.address, firstName: row.given_name, lastName: row.family_name };
    const isAllowed = isOwn || (known === undefined && (await isAddressOfFirm(tx, orgId, row.address, act.at)));
    const userId = isOwn ? known.user_id : isAllowed ? await admitAdmin(services, tx, orgId, person, act) : null;
    if (userId === null)
      return auditDirectory(tx, services, caller, { action: 'developers.directory-admin-refused', ...about });
    await linkPerson(tx, personId, { user_id: userId });
    return auditDirectory(tx, services, caller, { action: 'developers.directory-admin-added', ...about });
  });
}
