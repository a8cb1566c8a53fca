import type { createBrand } from '@portal/contract/console/brands.calls.ts';
import type { InsuranceContacts } from '@portal/domain/insurance/insurance-contacts.ts';
import type { Brand } from '@portal/domain/portal/brand.ts';
import { getPublicSuffix } from 'tldts';
import type { z } from 'zod';
import { AppError } from '../../call/app-error.ts';

export type BrandFields = z.output<typeof createBrand.input>;

/** What goes into the insurance notice of a brand; null when nothing of it was entered. */
export function insuranceOf(fields: BrandFields): InsuranceContacts | null {
  const { insurerName, insuranceEndsOn: endsOn, claimsPhone, claimsEmail, claimsLink } = fields;
  const { policyPhone, policyEmail, policyLink } = fields;
  const contacts = { insurerName, endsOn, claimsPhone, claimsEmail, claimsLink, policyPhone, policyEmail, policyLink };
  return Object.values(contacts).every((text) => text === null) ? null : contacts;
}

/**
 * Refuses what no brand can have: another's host, a domain that belongs to everybody, a time zone or locale that is invalid.
 * @throws AppError BRAND_DOMAIN_TAKEN, DOMAIN_NOT_POSSIBLE, TIME_ZONE_UNKNOWN, LOCALE_UNKNOWN
 */
export function requirePossible(
  fields: BrandFields,
  known: readonly Brand[],
  ownId: string | null,
  isDefault = false,
): void {
  const { webDomain, timeZone, locale } = fields;
  if (!isDefault) requireDomain(webDomain, known, ownId);
  if (!isTimeZone(timeZone)) throw new AppError('TIME_ZONE_UNKNOWN', { field: 'timeZone' });
  if (!isLocale(locale)) throw new AppError('LOCALE_UNKNOWN', { field: 'locale' });
}

function requireDomain(webDomain: string | null, known: readonly Brand[], ownId: string | null): void {
  const field = 'webDomain';
  // A brand at "co.uk" would answer for every host below it.
  if (webDomain === null || getPublicSuffix(webDomain, { allowPrivateDomains: true }) === webDomain)
    throw new AppError('DOMAIN_NOT_POSSIBLE', { field });
  const isTaken = known.some((brand) => brand.brandId !== ownId && brand.webDomain === webDomain);
  if (isTaken) throw new AppError('BRAND_DOMAIN_TAKEN', { field });
}

function isTimeZone(name: string): boolean {
  try {
    // Offsets such as "+02:00" are accepted too, but know no summer time.
    return /^[A-Z]/i.test(name) && new Intl.DateTimeFormat('en', { timeZone: name }) !== null;
  } catch {
    return false;
  }
}

function isLocale(tag: string): boolean {
  try {
    return Intl.DateTimeFormat.supportedLocalesOf(tag).length === 1;
  } catch {
    return false;
  }
}
