import { say } from '../../portal/texts/say.ts';
import { consolePage as texts } from './console.texts.ts';
import '../../api/console-calls.ts';
import { staffMay } from '@portal/domain/accounts/staff-permissions.ts';
import type { StaffRole } from '@portal/domain/accounts/staff-role.ts';
import { useParams } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { Skeleton } from '../../ui/states/skeleton.tsx';
import { SkeletonGroup } from '../../ui/states/skeleton-group.tsx';
import { ConsoleNav } from './console-nav.tsx';
import { CONSOLE_PARTS, type ConsolePart } from './console-part.ts';
import { consolePlaces } from './console-places.ts';
import { NewerVersion } from './newer-version.tsx';
import { useStaffRole } from './use-staff-may.ts';

const OrganisationsPage = lazy(() => import('./customers/organisations-page.tsx'));

// The console's own lists, loaded from here, so that the first file of all visitors does not have to name them.
const ownLists: ConsolePart['lists'] = {
  brands: lazy(() => import('./brands/brands-page.tsx')),
  plans: lazy(() => import('./plans/plans-page.tsx')),
  'plan-requests': lazy(() => import('./plans/plan-requests-page.tsx')),
  channels: lazy(() => import('./channels/channels-page.tsx')),
  'subscription-ids': lazy(() => import('./channels/subscription-ids-page.tsx')),
  leads: lazy(() => import('./sign-ups/leads-page.tsx')),
  'sign-up-links': lazy(() => import('./sign-ups/sign-up-links-page.tsx')),
  'audit-log': lazy(() => import('./operations/audit-log-page.tsx')),
  jobs: lazy(() => import('./operations/jobs-page.tsx')),
  mails: lazy(() => import('./operations/mails-page.tsx')),
  maintenance: lazy(() => import('./news/maintenance-switch-page.tsx')),
  news: lazy(() => import('./news/news-page.tsx')),
  retention: lazy(() => import('./operations/retention-page.tsx')),
  staff: lazy(() => import('./staff/staff-page.tsx')),
};
const lists: ConsolePart['lists'] = Object.assign({}, ownLists, ...CONSOLE_PARTS.map((part) => part.lists));
const items: ConsolePart['lists'] = Object.assign({}, ...CONSOLE_PARTS.map((part) => part.items));

/** Whether a list is for somebody's role; one that the menu does not name is, and its calls are checked by the server. */
function mayOpen(role: StaffRole | null, name: string): boolean {
  const path = `/console/${name}`;
  return !isNamed(path, 'owner') || isNamed(path, role);
}

const isNamed = (path: string, role: StaffRole | null) =>
  consolePlaces(role).some(({ places }) => places.some((place) => place.path === path));

/** The provider's console: the way about, and the list that the address names. */
export default function ConsolePage() {
  const { list = '', item } = useParams({ strict: false });
  const role = useStaffRole();
  const name = list.toLowerCase();
  const List =
    (mayOpen(role, name) ? ((item === undefined ? undefined : items[name]) ?? lists[name]) : undefined) ??
    OrganisationsPage;
  return (
    <div className="flex flex-col desktop:grid desktop:w-[min(100vw-4rem,80rem)] desktop:grid-cols-[11rem_minmax(0,1fr)] desktop:gap-8 desktop:self-center">
      <ConsoleNav />
      <div className="min-w-0">
        {staffMay(role, 'provider.manage') && name === '' && <NewerVersion />}
        <Suspense
          fallback={
            <SkeletonGroup label={say(texts.loadingTheList)}>
              <Skeleton shape="block" />
            </SkeletonGroup>
          }
        >
          <List />
        </Suspense>
      </div>
    </div>
  );
}
