import { AppError } from '../../../call/app-error.ts';
import type { OrgTransaction } from '../../../database/database.ts';
import { requireNoSandbox } from '../../../database/sandboxes/sandbox.store.ts';
import type { Services } from '../../../services.ts';
import { isPopularSite, normalizeWebsiteUrl, refuseInsideAddress } from '../../monitoring/public.ts';
import { findFirmDetails, isMailProvider } from '../../profile/public.ts';
import { type CompanyAddress, companyAddress } from '../company-address.ts';
import { beginLook, type LookBegun } from './begin-look.ts';

type LookServices = Pick<Services, 'database' | 'queue' | 'clock' | 'config'>;
/** Logs that a look began, in its transaction. */
type LogLook = (tx: OrgTransaction, domain: string, now: Date) => Promise<void>;

/**
 * Looks again from outside although the rating is fresh, once a day.
 * @throws AppError NO_COMPANY_URL, RATING_URL_INVALID, RATING_URL_RESTRICTED
 */
export async function lookAgain(services: LookServices, orgId: string, log: LogLook): Promise<LookBegun> {
  const { companyUrl } = await services.database.inOrg(orgId, findFirmDetails);
  if (companyAddress(companyUrl) === null) throw new AppError('NO_COMPANY_URL');
  const address = await requireOwnAddress(services, orgId, companyUrl);
  return begin(services, orgId, address, 'in-any-case', log);
}

/**
 * The firm's own address, as its profile has it: nobody is rated whom the firm is not.
 * @throws AppError RATING_URL_INVALID, RATING_URL_RESTRICTED
 */
export async function requireOwnAddress(
  { database, config }: LookServices,
  orgId: string,
  url: string,
): Promise<CompanyAddress> {
  const { companyUrl } = await database.inOrg(orgId, findFirmDetails);
  const own = companyAddress(companyUrl);
  const asked = companyAddress(url);
  if (own === null || asked === null || own.host !== asked.host)
    throw new AppError('RATING_URL_INVALID', { field: 'url' });
  if (isPopularSite(own.url) || isMailProvider(own.domain))
    throw new AppError('RATING_URL_RESTRICTED', { field: 'url' });
  try {
    normalizeWebsiteUrl(own.url, config.scanAllowHosts, 'url');
    await refuseInsideAddress(own.url, config.scanAllowHosts, 'url');
  } catch (error) {
    throw error instanceof AppError ? new AppError('RATING_URL_INVALID', { field: 'url' }) : error;
  }
  return own;
}

/**
 * Begins a look at an address that `requireOwnAddress` gave.
 * @throws AppError NOT_IN_SANDBOX
 */
export async function begin(
  { database, queue, clock }: LookServices,
  orgId: string,
  { domain }: CompanyAddress,
  wanted: 'when-old' | 'in-any-case',
  log: LogLook,
): Promise<LookBegun> {
  const now = clock.now();
  return database.inOrg(orgId, async (tx) => {
    await requireNoSandbox(tx, orgId);
    const begun = await beginLook(tx, queue, { orgId, domain, now, wanted });
    if (begun === 'begun') await log(tx, domain, now);
    return begun;
  });
}
