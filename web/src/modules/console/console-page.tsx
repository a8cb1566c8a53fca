import '../../api/console-calls.ts';
import { useParams } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { Skeleton } from '../../ui/skeleton.tsx';
import { SkeletonGroup } from '../../ui/skeleton-group.tsx';
import { ConsoleNav } from './console-nav.tsx';
import { CONSOLE_PARTS, type ConsolePart } from './console-part.ts';
import { NewerVersion } from './newer-version.tsx';
import { useIsOwner } from './use-is-owner.ts';

const OrganisationsPage = lazy(() => import('./organisations-page.tsx'));

// The console's own lists, loaded from here, so that the first file of all visitors does not have to name them.
const ownLists: ConsolePart['lists'] = {
  brands: lazy(() => import('./brands-page.tsx')),
  plans: lazy(() => import('./plans-page.tsx')),
  'plan-requests': lazy(() => import('./plan-requests-page.tsx')),
  channels: lazy(() => import('./channels-page.tsx')),
  'subscription-ids': lazy(() => import('./subscription-ids-page.tsx')),
  leads: lazy(() => import('./leads-page.tsx')),
  'sign-up-links': lazy(() => import('./sign-up-links-page.tsx')),
  'audit-log': lazy(() => import('./audit-log-page.tsx')),
  jobs: lazy(() => import('./jobs-page.tsx')),
  mails: lazy(() => import('./mails-page.tsx')),
};
const listsForOwners: ConsolePart['lists'] = {
  maintenance: lazy(() => import('./maintenance-switch-page.tsx')),
  news: lazy(() => import('./news-page.tsx')),
  staff: lazy(() => import('./staff-page.tsx')),
};
const lists: ConsolePart['lists'] = Object.assign({}, ownLists, ...CONSOLE_PARTS.map((part) => part.lists));
const items: ConsolePart['lists'] = Object.assign({}, ...CONSOLE_PARTS.map((part) => part.items));

/** The provider's console: the way about, and the list that the address names. */
export default function ConsolePage() {
  const { list = '', item } = useParams({ strict: false });
  const isOwner = useIsOwner();
  const name = list.toLowerCase();
  const List =
    (item === undefined ? undefined : items[name]) ??
    lists[name] ??
    (isOwner ? listsForOwners[name] : undefined) ??
    OrganisationsPage;
  return (
    <div className="flex flex-col desktop:grid desktop:w-[min(100vw-4rem,80rem)] desktop:grid-cols-[11rem_minmax(0,1fr)] desktop:gap-8 desktop:self-center">
      <ConsoleNav />
      <div className="min-w-0">
        {isOwner && name === '' && <NewerVersion />}
        <Suspense
          fallback={
            <SkeletonGroup label="Loading the list">
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
