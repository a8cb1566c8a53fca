import { randomUUID } from 'node:crypto';
import type { OrgTransaction } from '../../../database/database.ts';
import { lockOrganisation } from '../../profile/public.ts';
import { releaseDirectoryTrainees } from '../../training/public.ts';
import type { DevelopersServices } from '../developers-services.ts';
import { patchPerson } from './apply-patch.ts';
import { auditDirectory, type DirectoryCaller } from './directory-caller.ts';
import { deletePerson, findPerson, findSame, insertPerson, type PersonFields, updatePerson } from './people.store.ts';
import { nameOf, personFields, personResource } from './person-resource.ts';
import { present, requireVersion, ScimProblem } from './scim-problem.ts';
import { settleAdmin, settleTraining } from './settle-person.ts';

type Change = { readonly id: string; readonly body: unknown; readonly ifMatch: string | null };

/** Adds somebody whom the directory names: they get a seat, their courses and a welcome. @throws ScimProblem uniqueness */
export async function createPerson(services: DevelopersServices, caller: DirectoryCaller, body: unknown) {
  const { database, clock } = services;
  const fields = personFields(body);
  const personId = randomUUID();
  const { orgId } = caller;
  await database.inOrg(orgId, async (tx) => {
    await lockOrganisation(tx);
    await requireOwnName(tx, personId, fields);
    await insertPerson(tx, { personId, orgId, at: clock.now(), fields });
    const row = present(await findPerson(tx, personId));
    await settleTraining(services, tx, caller, row);
    const about = { subject: row.address, subjectName: nameOf(row) };
    await auditDirectory(tx, services, caller, { action: 'developers.directory-person-added', ...about });
  });
  await settleAdmin(services, caller, personId);
  return readPerson(services, caller, personId);
}

/** Says everything of somebody anew (RFC 7644, section 3.5.1). @throws ScimProblem */
export function replacePerson(services: DevelopersServices, caller: DirectoryCaller, change: Change) {
  return changePerson(services, caller, change, async () => personFields(change.body));
}

/** Changes parts of what is said of somebody (RFC 7644, section 3.5.2). @throws ScimProblem */
export function patchPersonById(services: DevelopersServices, caller: DirectoryCaller, change: Change) {
  return changePerson(services, caller, change, async (resource) =>
    personFields(await patchPerson(resource, change.body)),
  );
}

async function changePerson(
  services: DevelopersServices,
  caller: DirectoryCaller,
  { id, ifMatch }: Pick<Change, 'id' | 'ifMatch'>,
  fieldsAfter: (resource: object) => Promise<PersonFields>,
) {
  const { database, clock } = services;
  await database.inOrg(caller.orgId, async (tx) => {
    await lockOrganisation(tx);
    const before = present(await findPerson(tx, id));
    requireVersion(ifMatch, before.revision);
    const fields = await fieldsAfter(personResource(before, caller.base));
    await requireOwnName(tx, id, fields);
    await updatePerson(tx, id, fields, clock.now());
    const after = present(await findPerson(tx, id));
    await settleTraining(services, tx, caller, after);
    const about = { subject: after.address, subjectName: nameOf(after) };
    if (before.is_active && !after.is_active)
      await auditDirectory(tx, services, caller, { action: 'developers.directory-person-left', ...about });
    else await auditDirectory(tx, services, caller, { action: 'developers.directory-person-changed', ...about });
  });
  await settleAdmin(services, caller, id);
  return readPerson(services, caller, id);
}

/** Forgets somebody of the directory: what they were here ends as when they leave, and what they did is kept. @throws ScimProblem 404, 412 */
export async function removePerson(
  services: DevelopersServices,
  caller: DirectoryCaller,
  { id, ifMatch }: Pick<Change, 'id' | 'ifMatch'>,
): Promise<void> {
  const { database, clock } = services;
  await database.inOrg(caller.orgId, async (tx) => {
    await lockOrganisation(tx);
    const row = present(await findPerson(tx, id));
    requireVersion(ifMatch, row.revision);
    await updatePerson(tx, id, { ...fieldsOf(row), isActive: false }, clock.now());
    await settleTraining(services, tx, caller, { ...row, is_active: false });
    if (row.trainee_id !== null) await releaseDirectoryTrainees(tx, row.trainee_id);
    const about = { subject: row.address, subjectName: nameOf(row) };
    await auditDirectory(tx, services, caller, { action: 'developers.directory-person-removed', ...about });
  });
  await settleAdmin(services, caller, id);
  await database.onceInOrg(caller.orgId, (tx) => deletePerson(tx, id));
}

/** @throws ScimProblem 404 */
export async function readPerson({ database }: DevelopersServices, { orgId, base }: DirectoryCaller, id: string) {
  return personResource(present(await database.onceInOrg(orgId, (tx) => findPerson(tx, id))), base);
}

const fieldsOf = (row: NonNullable<Awaited<ReturnType<typeof findPerson>>>): PersonFields => ({
  userName: row.user_name,
  externalId: row.external_id,
  givenName: row.given_name,
  familyName: row.family_name,
  displayName: row.display_name,
  email: row.email,
  department: row.department,
  isActive: row.is_active,
});

async function requireOwnName(tx: OrgTransaction, personId: string, { userName, email }: PersonFields): Promise<void> {
  if ((await findSame(tx, personId, userName, email || userName)) === undefined) return;
  throw new ScimProblem(409, 'There is somebody with this userName or email address already.', 'uniqueness');
}
