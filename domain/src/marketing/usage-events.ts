/** Everything that is ever counted: names of pages, no text of anybody's own (spec part 1, section 7). */
export const USAGE_EVENTS = [
  'Viewed Onboard Form',
  'Viewed Introduction',
  'Viewed Dashboard',
  'Viewed Website Scans',
  'Viewed Plan',
  'Viewed Settings',
] as const;

export type UsageEventName = (typeof USAGE_EVENTS)[number];

const BY_FIRST_PART: Readonly<Record<string, UsageEventName>> = {
  '': 'Viewed Dashboard',
  dashboard: 'Viewed Dashboard',
  onboarding: 'Viewed Onboard Form',
  intro: 'Viewed Introduction',
  webappscan: 'Viewed Website Scans',
  plan: 'Viewed Plan',
  subscription: 'Viewed Plan',
  settings: 'Viewed Settings',
};

/** What counts as opened at an address of the portal; null for pages that are not counted. Nothing of the rest of the path is told. */
export function usageEventAt(path: string): UsageEventName | null {
  const first = (path.split('/')[1] ?? '').toLowerCase();
  return Object.hasOwn(BY_FIRST_PART, first) ? (BY_FIRST_PART[first] ?? null) : null;
}
