import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { splitWebsiteAddress, websiteUrl } from '@portal/domain/monitoring/website-address.ts';
import { createAddressGuard } from '@portal/scanner/guard/address-guard.ts';
import { getDomain } from 'tldts';
import { z } from 'zod';
import { AppError } from '../../../call/app-error.ts';

let popularSites: ReadonlySet<string> | null = null;

function readPopularSites(): ReadonlySet<string> {
  const path = createRequire(import.meta.url).resolve('@portal/content/monitoring/popular-sites.json');
  popularSites ??= new Set(z.array(z.string()).parse(JSON.parse(readFileSync(path, 'utf8'))));
  return popularSites;
}

/**
 * The address as it is kept: scheme and host in lower case, without fragment.
 * @param allowedHosts private addresses that may be scanned
 * @throws AppError TARGET_URL_INVALID for what is no website address, TARGET_URL_NOT_PUBLIC for what lies inside a private network
 */
export function normalizeWebsiteUrl(typed: string, allowedHosts: readonly string[], field: string): string {
  const { protocol, address } = splitWebsiteAddress(typed);
  const url = protocol === null || protocol === 'other' ? null : websiteUrl(protocol, address);
  if (url === null) throw new AppError('TARGET_URL_INVALID', { field });
  try {
    createAddressGuard({ allowedHosts }).checkUrl(url);
  } catch {
    // One text for all: the guard's own reasons would tell what is inside the network.
    throw new AppError('TARGET_URL_NOT_PUBLIC', { field });
  }
  return url;
}

/** Whether the address belongs to a site that is known to belong to somebody else (the specification's inAlexaTopSites). */
export function isPopularSite(url: string): boolean {
  const domain = getDomain(new URL(url).hostname);
  return domain !== null && readPopularSites().has(domain);
}
