import type { Phrase } from '@portal/domain/texts/texts.ts';
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
import { consolePlaces as texts } from './console.texts.ts';
import { CONSOLE_PARTS, type ConsoleGroup, type ConsolePlace } from './console-part.ts';

type PlaceGroup = { readonly id: ConsoleGroup; readonly title: Phrase; readonly places: readonly ConsolePlace[] };

/** The console's own, to which modules add theirs. */
const groups: readonly PlaceGroup[] = [
  {
    id: 'customers',
    title: texts.title,
    places: [
      { path: '/console', label: texts.customers, icon: Building2 },
      { path: '/console/plan-requests', label: texts.planRequests, icon: ShoppingCart },
      { path: '/console/sign-up-links', label: texts.signUpLinks, icon: LinkIcon },
      { path: '/console/leads', label: texts.leads, icon: UserPlus },
    ],
  },
  { id: 'help', title: texts.howYouHelp, places: [] },
  {
    id: 'offer',
    title: texts.whatYouOffer,
    places: [
      { path: '/console/brands', label: texts.brands, icon: Palette },
      { path: '/console/plans', label: texts.plans, icon: CreditCard },
      { path: '/console/channels', label: texts.channels, icon: Split },
      { path: '/console/subscription-ids', label: texts.subscriptionIds, icon: Hash },
    ],
  },
  {
    id: 'announcements',
    title: texts.announcements,
    places: [
      { path: '/console/news', label: texts.news, icon: Newspaper, isForOwners: true },
      { path: '/console/maintenance', label: texts.maintenance, icon: Construction, isForOwners: true },
    ],
  },
  {
    id: 'operations',
    title: texts.operations,
    places: [
      { path: '/console/staff', label: texts.staff, icon: Users, isForOwners: true },
      { path: '/console/audit-log', label: texts.log, icon: ScrollText },
      { path: '/console/mails', label: texts.emails, icon: Mail },
      { path: '/console/jobs', label: texts.jobs, icon: ListChecks },
    ],
  },
];

/** The console's pages in groups; what is for owners alone is not shown to support. */
export function consolePlaces(isOwner: boolean): readonly PlaceGroup[] {
  return groups
    .map(({ id, title, places }) => ({
      id,
      title,
      places: [...places, ...CONSOLE_PARTS.flatMap((part) => part.places[id] ?? [])].filter(
        ({ isForOwners }) => isOwner || isForOwners !== true,
      ),
    }))
    .filter(({ places }) => places.length > 0);
}
