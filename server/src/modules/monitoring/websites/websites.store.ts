import pg from 'pg';
import { AppError } from '../../../call/app-error.ts';
import type { OrgTransaction, SystemTransaction } from '../../../database/database.ts';

const COLUMNS = ['website_id', 'org_id', 'name', 'url', 'scan_level'] as const;

export function listWebsites(tx: OrgTransaction) {
  return tx.selectFrom('websites').select(COLUMNS).orderBy('created_at').orderBy('website_id').execute();
}

export function findWebsite(tx: OrgTransaction, websiteId: string) {
  return tx.selectFrom('websites').select(COLUMNS).where('website_id', '=', websiteId).executeTakeFirst();
}

export type WebsiteRow = NonNullable<Awaited<ReturnType<typeof findWebsite>>>;

/** Makes others who add a website to the organisation wait, so that the plan's limit holds under a race. */
export async function lockOrganisation(tx: OrgTransaction): Promise<void> {
  await tx.selectFrom('organisations').select('org_id').forUpdate().executeTakeFirstOrThrow();
}

/** @throws AppError TARGET_NAME_TAKEN, TARGET_URL_TAKEN */
export async function insertWebsite(
  tx: OrgTransaction,
  website: {
    websiteId: string;
    orgId: string;
    name: string;
    url: string;
    scanLevel: string;
    createdAt: Date;
    createdBy: string;
  },
): Promise<void> {
  await tx
    .insertInto('websites')
    .values({
      website_id: website.websiteId,
      org_id: website.orgId,
      name: website.name,
      url: website.url,
      scan_level: website.scanLevel,
      created_at: website.createdAt,
      created_by: website.createdBy,
    })
    .execute()
    .catch(explainTaken);
}

/** PostgreSQL folds some letters otherwise than JavaScript does, such as the Greek sigma; its word on what is taken is the last. */
function explainTaken(error: unknown): never {
  const constraint = error instanceof pg.DatabaseError ? error.constraint : undefined;
  if (constraint === 'websites_name') throw new AppError('TARGET_NAME_TAKEN', { field: 'targetName' });
  if (constraint === 'websites_url') throw new AppError('TARGET_URL_TAKEN', { field: 'targetUrl' });
  throw error;
}

/** Records who permitted the scan, when, from where, and the text that was shown. */
export async function insertConsent(
  tx: OrgTransaction,
  consent: {
    consentId: string;
    orgId: string;
    websiteId: string;
    userId: string;
    userEmail: string;
    url: string;
    text: string;
    ip: string;
    at: Date;
  },
): Promise<void> {
  await tx
    .insertInto('scan_consents')
    .values({
      consent_id: consent.consentId,
      org_id: consent.orgId,
      website_id: consent.websiteId,
      user_id: consent.userId,
      user_email: consent.userEmail,
      url: consent.url,
      consent_text: consent.text,
      ip: consent.ip,
      at: consent.at,
    })
    .execute();
}

/** @throws AppError TARGET_NAME_TAKEN */
export async function updateWebsite(
  tx: OrgTransaction,
  websiteId: string,
  changes: { name?: string | undefined; scanLevel?: string | undefined },
): Promise<void> {
  const set = {
    ...(changes.name === undefined ? {} : { name: changes.name }),
    ...(changes.scanLevel === undefined ? {} : { scan_level: changes.scanLevel }),
  };
  if (Object.keys(set).length === 0) return;
  await tx.updateTable('websites').set(set).where('website_id', '=', websiteId).execute().catch(explainTaken);
}

/** Removes a website with its schedule, scans and findings; false when no row has that id. */
export async function deleteWebsite(tx: OrgTransaction, websiteId: string): Promise<boolean> {
  const row = await tx
    .deleteFrom('websites')
    .where('website_id', '=', websiteId)
    .returning('website_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Removes every website of an organisation with its scans, schedules and findings; consents stay, as they are proof. */
export async function removeAllWebsites(tx: SystemTransaction, orgId: string): Promise<void> {
  await tx.deleteFrom('websites').where('org_id', '=', orgId).execute();
}
