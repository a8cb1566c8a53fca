import { NO_GOALS, type OrgGoals } from '@portal/domain/profile/org-goals.ts';
import type { AnyTransaction, OrgTransaction, SystemTransaction } from '../../database/database.ts';

const USER_COLUMNS = [
  'user_id',
  'org_id',
  'email',
  'first_name',
  'last_name',
  'job_title',
  'org_goals',
  'has_seen_org_goals',
  'portal_data',
  'welcome_email_sent',
  'subscription_id',
] as const;

export type CompanyProfile = {
  companyName: string;
  companyUrl: string;
  numberOfEmployees: string;
  industry: string;
  phone: string;
};

export function findUser(tx: AnyTransaction, userId: string) {
  return tx.selectFrom('users').select(USER_COLUMNS).where('user_id', '=', userId).executeTakeFirst();
}

export type UserRow = NonNullable<Awaited<ReturnType<typeof findUser>>>;

/** A user as the contract has it. */
export function toUserView(row: UserRow) {
  return {
    cognitoId: row.user_id,
    orgId: row.org_id,
    email: row.email,
    firstName: row.first_name,
    lastName: row.last_name,
    jobTitle: row.job_title,
    orgGoals: { ...NO_GOALS, ...(row.org_goals as Partial<OrgGoals>) },
    hasSeenOrgGoals: row.has_seen_org_goals,
  };
}

/** The organisation's people, in the order of their names. */
export function listUsers(tx: OrgTransaction): Promise<UserRow[]> {
  return tx
    .selectFrom('users')
    .select(USER_COLUMNS)
    .orderBy('last_name')
    .orderBy('first_name')
    .orderBy('email')
    .limit(500)
    .execute();
}

/** Ids of the organisation's people; others who want to remove one wait until this transaction has ended. */
export async function lockUsers(tx: OrgTransaction): Promise<string[]> {
  const rows = await tx.selectFrom('users').select('user_id').orderBy('user_id').forUpdate().execute();
  return rows.map((row) => row.user_id);
}

/** Removes a user; what the identity provider knows them by and how they were called, or null when no row has that id. */
export async function deleteUser(tx: OrgTransaction, userId: string) {
  const row = await tx
    .deleteFrom('users')
    .where('user_id', '=', userId)
    .returning(['identity_subject', 'email', 'first_name', 'last_name'])
    .executeTakeFirst();
  if (row === undefined) return null;
  return { subject: row.identity_subject, email: row.email, name: `${row.first_name} ${row.last_name}`.trim() };
}

/** A user whom others cannot change until this transaction has ended. */
export function findUserToChange(tx: OrgTransaction, userId: string): Promise<UserRow | undefined> {
  return tx.selectFrom('users').select(USER_COLUMNS).where('user_id', '=', userId).forUpdate().executeTakeFirst();
}

export async function updateUser(
  tx: OrgTransaction,
  userId: string,
  changes: {
    firstName?: string | undefined;
    lastName?: string | undefined;
    jobTitle?: string | undefined;
    orgGoals?: OrgGoals | undefined;
    hasSeenOrgGoals?: boolean | undefined;
  },
): Promise<UserRow | undefined> {
  const set = {
    ...(changes.firstName === undefined ? {} : { first_name: changes.firstName }),
    ...(changes.lastName === undefined ? {} : { last_name: changes.lastName }),
    ...(changes.jobTitle === undefined ? {} : { job_title: changes.jobTitle }),
    ...(changes.orgGoals === undefined ? {} : { org_goals: JSON.stringify(changes.orgGoals) }),
    ...(changes.hasSeenOrgGoals === undefined ? {} : { has_seen_org_goals: changes.hasSeenOrgGoals }),
  };
  if (Object.keys(set).length === 0) return findUser(tx, userId);
  return tx.updateTable('users').set(set).where('user_id', '=', userId).returning(USER_COLUMNS).executeTakeFirst();
}

export async function updatePortalData(tx: OrgTransaction, userId: string, data: unknown): Promise<void> {
  await tx
    .updateTable('users')
    .set({ portal_data: JSON.stringify(data) })
    .where('user_id', '=', userId)
    .execute();
}

const selectCompany = (tx: OrgTransaction) =>
  tx.selectFrom('organisations').select(['company_name', 'company_url', 'number_of_employees', 'industry', 'phone']);

export async function findCompany(tx: OrgTransaction): Promise<CompanyProfile | undefined> {
  return toCompany(await selectCompany(tx).executeTakeFirst());
}

/** The company's details, which others cannot change until this transaction has ended. */
export async function findCompanyToChange(tx: OrgTransaction): Promise<CompanyProfile | undefined> {
  return toCompany(await selectCompany(tx).forUpdate().executeTakeFirst());
}

function toCompany(
  row: Awaited<ReturnType<ReturnType<typeof selectCompany>['executeTakeFirst']>>,
): CompanyProfile | undefined {
  if (row === undefined) return undefined;
  return {
    companyName: row.company_name,
    companyUrl: row.company_url,
    numberOfEmployees: row.number_of_employees,
    industry: row.industry,
    phone: row.phone,
  };
}

/** The id of the brand under which the organisation is looked after. */
export async function findOrganisationBrand(tx: OrgTransaction): Promise<string> {
  return (await tx.selectFrom('organisations').select('brand_id').executeTakeFirstOrThrow()).brand_id;
}

export async function updateCompany(tx: OrgTransaction, company: CompanyProfile): Promise<void> {
  await tx.updateTable('organisations').set(companyColumns(company)).execute();
}

const companyColumns = (company: CompanyProfile) => ({
  company_name: company.companyName,
  company_url: company.companyUrl,
  number_of_employees: company.numberOfEmployees,
  industry: company.industry,
  phone: company.phone,
});

export async function insertOrganisation(
  tx: SystemTransaction,
  organisation: {
    orgId: string;
    brandId: string;
    company: CompanyProfile;
    planId: string;
    channelId: string | null;
    subscriptionStatus: 'INTRIAL' | 'ACTIVE';
    subscribedAt: Date | null;
    trialEndsAt: Date | null;
    createdAt: Date;
  },
): Promise<void> {
  await tx
    .insertInto('organisations')
    .values({
      org_id: organisation.orgId,
      brand_id: organisation.brandId,
      ...companyColumns(organisation.company),
      plan_id: organisation.planId,
      channel_id: organisation.channelId,
      subscription_status: organisation.subscriptionStatus,
      subscribed_at: organisation.subscribedAt,
      trial_ends_at: organisation.trialEndsAt,
      requested_plan_id: null,
      requested_plan_at: null,
      created_at: organisation.createdAt,
    })
    .execute();
}

/** Makes a user the member of an organisation, unless the user is one already; false then. Safe against two at once. */
export async function joinOrganisation(
  tx: SystemTransaction,
  userId: string,
  orgId: string,
  names: { firstName: string; lastName: string; jobTitle: string },
): Promise<boolean> {
  const row = await tx
    .updateTable('users')
    .set({
      org_id: orgId,
      first_name: names.firstName,
      last_name: names.lastName,
      job_title: names.jobTitle,
      welcome_email_sent: true,
    })
    .where('user_id', '=', userId)
    .where('org_id', 'is', null)
    .returning('user_id')
    .executeTakeFirst();
  return row !== undefined;
}
