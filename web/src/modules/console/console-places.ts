import { staffMay } from '@portal/domain/accounts/staff-permissions.ts';
import type { StaffRole } from '@portal/domain/accounts/staff-role.ts';
import type { Phrase } from '@portal/domain/texts/texts.ts';
import {
  Building2,
  Construction,
  CreditCard,
  Hash,
  Hourglass,
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
      { path: '/console', label: texts.customers, icon: Building2, needs: 'customers.see' },
      { path: '/console/plan-requests', label: texts.planRequests, icon: ShoppingCart, needs: 'customers.plan' },
      { path: '/console/sign-up-links', label: texts.signUpLinks, icon: LinkIcon, needs: 'sales.work' },
      { path: '/console/leads', label: texts.leads, icon: UserPlus, needs: 'sales.work' },
    ],
  },
  { id: 'help', title: texts.howYouHelp, places: [] },
  {
    id: 'offer',
    title: texts.whatYouOffer,
    places: [
      { path: '/console/brands', label: texts.brands, icon: Palette, needs: 'offer.see' },
      { path: '/console/plans', label: texts.plans, icon: CreditCard, needs: 'offer.see' },
      { path: '/console/channels', label: texts.channels, icon: Split, needs: 'offer.see' },
      { path: '/console/subscription-ids', label: texts.subscriptionIds, icon: Hash, needs: 'sales.work' },
    ],
  },
  {
    id: 'announcements',
    title: texts.announcements,
    places: [
      { path: '/console/news', label: texts.news, icon: Newspaper, needs: 'provider.manage' },
      { path: '/console/maintenance', label: texts.maintenance, icon: Construction, needs: 'provider.manage' },
    ],
  },
  {
    id: 'operations',
    title: texts.operations,
    places: [
      { path: '/console/staff', label: texts.staff, icon: Users, needs: 'provider.manage' },
      { path: '/console/audit-log', label: texts.log, icon: ScrollText, needs: 'operations.see' },
      { path: '/console/retention', label: texts.retention, icon: Hourglass, needs: 'provider.manage' },
      { path: '/console/mails', label: texts.emails, icon: Mail, needs: 'operations.see' },
      { path: '/console/jobs', label: texts.jobs, icon: ListChecks, needs: 'operations.see' },
    ],
  },
];

/** The console's pages in groups; what somebody's role is not for is not shown. */
export function consolePlaces(role: StaffRole | null): readonly PlaceGroup[] {
  return groups
    .map(({ id, title, places }) => ({
      id,
      title,
      places: [...places, ...CONSOLE_PARTS.flatMap((part) => part.places[id] ?? [])].filter(({ needs }) =>
        staffMay(role, needs),
      ),
    }))
    .filter(({ places }) => places.length > 0);
}
