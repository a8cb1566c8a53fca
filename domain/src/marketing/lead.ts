/** The form that every lead of the portal names (spec part 1, section 7). */
export const LEAD_FORM = 'CyberSafety Trial v1';
/** Where every lead of the portal comes from (spec part 1, section 7). */
export const LEAD_SOURCE = 'Website';

/** Names of the fields that a lead may carry beside what is fixed, as HubSpot's forms name them. */
export const LEAD_FIELDS = [
  'email',
  'firstname',
  'lastname',
  'company',
  'jobtitle',
  'phone',
  'promotions_opt_in',
] as const;

export type LeadField = (typeof LEAD_FIELDS)[number];

/** The fields that a lead is made of; of one that comes twice the last counts, and unknown ones are left out. */
export function leadFields(
  given: readonly { readonly name: string; readonly value: string }[],
): Readonly<Partial<Record<LeadField, string>>> {
  const known = given.filter(({ name }) => (LEAD_FIELDS as readonly string[]).includes(name));
  return Object.fromEntries(known.map(({ name, value }) => [name, value]));
}

/** Address of a page without what may hold secrets or names: query, fragment and all but the first part of its path. */
export function leadPage(address: string): string {
  const url = URL.parse(address);
  if (url === null || !['http:', 'https:'].includes(url.protocol)) return '';
  return `${url.protocol}//${url.host}/${url.pathname.split('/')[1] ?? ''}`.slice(0, 300);
}
