type Place = { readonly path: string; readonly label: string; readonly isForOwners?: true };
type PlaceGroup = { readonly title: string; readonly places: readonly Place[] };

const groups: readonly PlaceGroup[] = [
  {
    title: 'Whom you serve',
    places: [
      { path: '/console', label: 'Customers' },
      { path: '/console/plan-requests', label: 'Plan requests' },
      { path: '/console/sign-up-links', label: 'Sign-up links' },
      { path: '/console/leads', label: 'Leads' },
      { path: '/console/marketplace-interest', label: 'Interest in offers' },
    ],
  },
  {
    title: 'How you help',
    places: [
      { path: '/console/help-requests', label: 'Help requests' },
      { path: '/console/weaknesses', label: 'Weaknesses' },
      { path: '/console/concierge-messages', label: 'Messages' },
      { path: '/console/canned-answers', label: 'Canned answers' },
    ],
  },
  {
    title: 'What you offer',
    places: [
      { path: '/console/brands', label: 'Brands' },
      { path: '/console/plans', label: 'Plans' },
      { path: '/console/channels', label: 'Channels' },
      { path: '/console/subscription-ids', label: 'Subscription ids' },
      { path: '/console/marketplace', label: 'Marketplace' },
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
      places: places.filter(({ isForOwners }) => isOwner || isForOwners !== true),
    }))
    .filter(({ places }) => places.length > 0);
}
