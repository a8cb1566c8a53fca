import {
  Building2,
  Construction,
  CreditCard,
  Hash,
  Link as LinkIcon,
  ListChecks,
  Mail,
  Newspaper,
  Palette,
  ScrollText,
  ShoppingCart,
  Split,
  UserPlus,
  Users,
} from 'lucide-react';
import { CONSOLE_PARTS, type ConsoleGroup, type ConsolePlace } from './console-part.ts';

type PlaceGroup = { readonly title: ConsoleGroup; readonly places: readonly ConsolePlace[] };

/** The console's own, to which modules add theirs. */
const groups: readonly PlaceGroup[] = [
  {
    title: 'Your customers',
    places: [
      { path: '/console', label: 'Customers', icon: Building2 },
      { path: '/console/plan-requests', label: 'Plan requests', icon: ShoppingCart },
      { path: '/console/sign-up-links', label: 'Sign-up links', icon: LinkIcon },
      { path: '/console/leads', label: 'Leads', icon: UserPlus },
    ],
  },
  { title: 'How you help', places: [] },
  {
    title: 'What you offer',
    places: [
      { path: '/console/brands', label: 'Brands', icon: Palette },
      { path: '/console/plans', label: 'Plans', icon: CreditCard },
      { path: '/console/channels', label: 'Channels', icon: Split },
      { path: '/console/subscription-ids', label: 'Subscription ids', icon: Hash },
    ],
  },
  {
    title: 'Announcements',
    places: [
      { path: '/console/news', label: 'News', icon: Newspaper, isForOwners: true },
      { path: '/console/maintenance', label: 'Maintenance', icon: Construction, isForOwners: true },
    ],
  },
  {
    title: 'Operations',
    places: [
      { path: '/console/staff', label: 'Staff', icon: Users, isForOwners: true },
      { path: '/console/audit-log', label: 'Log', icon: ScrollText },
      { path: '/console/mails', label: 'Emails', icon: Mail },
      { path: '/console/jobs', label: 'Jobs', icon: ListChecks },
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
