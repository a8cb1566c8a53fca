import { z } from 'zod';
import { line, MAX_REVISION } from '../call.ts';
import { faults } from '../input-faults.texts.ts';

/** A page of a list, from 1, and a part of what is looked for. */
export const pageOfList = z.object({
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  search: line(200).default(''),
});

/** Whether a text is the address of a place on the web, without a name or a password in it. */
export function isWebAddress(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && url.protocol === 'https:' && url.username === '' && url.password === '';
}

/** Whether a text is the path of one of the portal's own public files, such as what the default brand is shipped with. */
export function isPortalAsset(text: string): boolean {
  const url = URL.parse(text, PORTAL);
  return url !== null && url.origin === PORTAL && text === `${url.pathname}${url.search}` && url.pathname === ASSETS;
}
const PORTAL = 'https://portal.invalid';
const ASSETS = '/api/resources/asset';

/** Which state of a thing somebody began with; it counts up with every change. */
export const version = z.number().int().min(0).max(MAX_REVISION);

/** Orders of the list of customers; those by use are as of the last count, which is minutes old at most. */
export const ORGANISATION_ORDERS = [
  'newest',
  'oldest',
  'name',
  'name-backwards',
  'most-websites',
  'fewest-websites',
  'most-scans',
  'fewest-scans',
  'most-admins',
  'fewest-admins',
  'best-score',
  'worst-score',
  'worst-point',
  'mildest-point',
  'active-last',
  'active-longest-ago',
] as const;

/** States to narrow the list of customers to; a trial that is over is `trial-ended`, and no trial any more. Only `all` and `sandbox` have sandboxes. */
export const organisationStatus = z
  .enum(['all', 'INTRIAL', 'trial-ended', 'ACTIVE', 'FAILED', 'CANCELLED', 'suspended', 'sandbox'])
  .default('all');

export const channelView = z.object({
  channelId: z.string(),
  name: z.string(),
  brandId: z.string(),
  isTrialDisabled: z.boolean(),
  channelDiscountTitle: z.string().nullable(),
  channelDiscountDescription: z.string().nullable(),
  /** Addresses of pictures beside the provider's own logo. */
  marketingLogoPrimary: z.string().nullable(),
  marketingLogoSecondary: z.string().nullable(),
  /** Null for every plan that customers see. */
  eligiblePlanIds: z.array(z.string()).nullable(),
  version: z.number(),
});

/** Base64 makes 200 KB a third longer. */
const LONGEST_DATA_URL = 280_000;

/** A picture as a form holds it: the address of one that the portal has, a data URL of a new one, or null for none. */
export const picture = z.string().max(LONGEST_DATA_URL, faults.picture.text).nullable();

/** Which texts a list shows: all, those that the provider says in its own words, or those whose original has changed since. */
export const WORDS_SHOWN = ['all', 'own', 'changed'] as const;

/** What waits for the provider's staff, the most pressing first. */
export const WAITING_KINDS = [
  'help-requests',
  'unread-weaknesses',
  'plan-requests',
  'trials-ending',
  'leads',
  'check-leads',
  'changed-words',
  'missing-tricks',
  'failed-mails',
  'failed-jobs',
] as const;
