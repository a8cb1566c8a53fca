import { AppError } from '../../../call/app-error.ts';
import type { OrgTransaction } from '../../../database/database.ts';
import { requireNoSandbox } from '../../../database/sandboxes/sandbox.store.ts';
import type { MonitoringServices } from '../monitoring-services.ts';
import { findProof } from '../websites/website-proofs.store.ts';
import { findWebsite, type WebsiteRow } from '../websites/websites.store.ts';

/**
 * The website, when scans of it may sign in: by this portal's own engine, and only where it is shown to be the organisation's own.
 * @throws AppError NOT_FOUND, NOT_IN_SANDBOX, SIGN_IN_NOT_AVAILABLE, OPT_IN_NEEDS_PROOF
 */
export async function requireProved(
  { scanner }: Pick<MonitoringServices, 'scanner'>,
  tx: OrgTransaction,
  websiteId: string,
): Promise<WebsiteRow> {
  const website = await findWebsite(tx, websiteId);
  if (website === undefined) throw new AppError('NOT_FOUND');
  await requireNoSandbox(tx, website.org_id);
  if (scanner.name !== 'builtin') throw new AppError('SIGN_IN_NOT_AVAILABLE');
  if ((await findProof(tx, websiteId))?.proved_at == null) throw new AppError('OPT_IN_NEEDS_PROOF');
  return website;
}

const bareHost = (address: string) => new URL(address).hostname.replace(/^www\./, '');

/** @throws AppError SIGN_IN_OTHER_SITE for an address neither of the website nor at one of these origins, at the field that holds it */
export function requireSameSite(
  website: WebsiteRow,
  address: string,
  field: string,
  hosts: readonly string[] = [],
): void {
  const isKnown =
    URL.canParse(address) && (bareHost(address) === bareHost(website.url) || hosts.includes(new URL(address).origin));
  if (!isKnown) throw new AppError('SIGN_IN_OTHER_SITE', { field });
}
