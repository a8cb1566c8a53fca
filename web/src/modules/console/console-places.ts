import { CONSOLE_PARTS, type ConsoleGroup, type ConsolePlace } from './console-part.ts';

type PlaceGroup = { readonly title: ConsoleGroup; readonly places: readonly ConsolePlace[] };

/** The console's own, to which modules add theirs. */
const groups: readonly PlaceGroup[] = [
  {
    title: 'Whom you serve',
    places: [
      { path: '/console', label: 'Customers' },
      { path: '/console/plan-requests', label: 'Plan requests' },
      { path: '/console/sign-up-links', label: 'Sign-up links' },
      { path: '/console/leads', label: 'Leads' },
    ],
  },
  { title: 'How you help', places: [] },
  {
    title: 'What you offer',
    places: [
      { path: '/console/brands', label: 'Brands' },
      { path: '/console/plans', label: 'Plans' },
      { path: '/console/channels', label: 'Channels' },
      { path: '/console/subscription-ids', label: 'Subscription ids' },
    ],
  },
  {
    title: 'What you say',
    places: [
      { path: '/console/news', label: 'News', isForOwners: true },
      { path: '/console/maintenance', label: 'Maintenance', isForOwners: true },
    ],
  },
  {
    title: 'Behind the scenes',
    places: [
      { path: '/console/staff', label: 'Staff', isForOwners: true },
      { path: '/console/audit-log', label: 'Log' },
      { path: '/console/mails', label: 'Mails' },
      { path: '/console/jobs', label: 'Jobs' },
    ],
  },
];

/** The console's pages in groups; what is for owners alone is not shown to support. */
export function consolePlaces(isOwner: boolean): readonly PlaceGroup[] {
  return groups
    .map(({ title, places }) => ({
      title,
      places: [...places, ...CONSOLE_PARTS.flatMap((part) => part.places[title] ?? [])].filter(
        ({ isForOwners }) => isOwner || isForOwners !== true,
      ),
    }))
    .filter(({ places }) => places.length > 0);
}
