import { AppError } from '../../../call/app-error.ts';
import type { OrgTransaction } from '../../../database/database.ts';
import { findWebsite, type WebsiteRow } from './websites.store.ts';

/** A website of the organization, by its id. @throws AppError NOT_FOUND for one that the organization does not have */
export async function requireWebsite(tx: OrgTransaction, websiteId: string): Promise<WebsiteRow> {
  const website = await findWebsite(tx, websiteId);
  if (website === undefined) throw new AppError('NOT_FOUND');
  return website;
}
