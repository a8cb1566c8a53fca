import type { AnyTransaction, OrgTransaction } from '../../database/database.ts';
import { findCompany, findUser, listUsers } from './profile.store.ts';
import { findUserName } from './user-name.ts';

/** Rules of every country by code, for pages that nobody is signed in to. */
export { readCountries } from './countries/country-packs.ts';
export { findChosenPlaces, findPlaces } from './countries/find-places.ts';
export { type FirmRow, selectFirm } from './firm.store.ts';
export { lockOrganisation } from './lock-organisation.store.ts';
export { isMailProvider } from './mail-providers.ts';
export { languageOfVisit, readersLanguages, readersLanguagesIn } from './people-languages.store.ts';
export { findOrganisationBrand, findUser } from './profile.store.ts';
export { requireUnchanged } from './require-unchanged.ts';
export { actorName, findUserName } from './user-name.ts';

/** What the company profile says of the firm; empty where it says nothing. */
export async function findFirmDetails(
  tx: OrgTransaction,
): Promise<{ companyName: string; companyUrl: string; phone: string }> {
  return (await findCompany(tx)) ?? { companyName: '', companyUrl: '', phone: '' };
}

/** The code of the firm's industry. */
export async function findIndustry(tx: OrgTransaction): Promise<string> {
  return (await findCompany(tx))?.industry ?? '';
}

/** A colleague by id, with the name and address that mail goes to; null for others. */
export async function findColleague(
  tx: OrgTransaction,
  userId: string,
): Promise<{ userId: string; name: string; email: string } | null> {
  const user = await findUser(tx, userId);
  return user === undefined ? null : { userId, name: await findUserName(tx, userId), email: user.email };
}

export async function findOrganisationName(tx: OrgTransaction): Promise<string> {
  return (await findCompany(tx))?.companyName ?? '';
}

/** Address that mail about something goes to: of the member who made it, or of another one when that one has left. */
export async function findResponsibleEmail(tx: OrgTransaction, makerId: string | null): Promise<string | null> {
  const maker = makerId === null ? undefined : await findUser(tx, makerId);
  return maker?.email ?? (await listUsers(tx))[0]?.email ?? null;
}

/** Address of somebody with an account; null where they no longer have one. */
export async function findUserEmail(tx: AnyTransaction, userId: string): Promise<string | null> {
  return (await findUser(tx, userId))?.email ?? null;
}

/** All people of the organization, by name; every one of them is an admin. */
export async function listAdmins(tx: OrgTransaction): Promise<{ userId: string; name: string; email: string }[]> {
  return (await listUsers(tx)).map((user) => ({
    ...{ userId: user.user_id, email: user.email },
    name: `${user.first_name} ${user.last_name}`.trim() || user.email,
  }));
}

/** Addresses of all people of the organisation; every one of them is an admin. */
export async function listAdminEmails(tx: OrgTransaction): Promise<string[]> {
  return (await listUsers(tx)).map(({ email }) => email);
}
