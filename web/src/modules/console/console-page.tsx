import '../../api/console-calls.ts';
import { useParams } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { Skeleton } from '../../ui/skeleton.tsx';
import { SkeletonGroup } from '../../ui/skeleton-group.tsx';
import { ConsoleNav } from './console-nav.tsx';
import { NewerVersion } from './newer-version.tsx';
import { useIsOwner } from './use-is-owner.ts';

const OrganisationsPage = lazy(() => import('./organisations-page.tsx'));

// Loaded from here, so that the first file of all visitors does not have to name them.
const lists: Readonly<Record<string, typeof OrganisationsPage>> = {
  brands: lazy(() => import('./brands-page.tsx')),
  plans: lazy(() => import('./plans-page.tsx')),
  'plan-requests': lazy(() => import('./plan-requests-page.tsx')),
  channels: lazy(() => import('./channels-page.tsx')),
  'subscription-ids': lazy(() => import('./subscription-ids-page.tsx')),
  leads: lazy(() => import('./leads-page.tsx')),
  'sign-up-links': lazy(() => import('./sign-up-links-page.tsx')),
  marketplace: lazy(() => import('./marketplace/marketplace-console-page.tsx')),
  'marketplace-interest': lazy(() => import('./marketplace/interests-page.tsx')),
};
// What the concierge works with: lists, and pages of one thing of them.
const listsOfConcierge: typeof lists = {
  weaknesses: lazy(() => import('./weaknesses/weaknesses-page.tsx')),
  'help-requests': lazy(() => import('./help-requests/help-requests-page.tsx')),
  'concierge-messages': lazy(() => import('./messages/messages-page.tsx')),
  'canned-answers': lazy(() => import('./canned-answers/canned-answers-page.tsx')),
};
const items: typeof lists = {
  weaknesses: lazy(() => import('./weaknesses/weakness-page.tsx')),
  'help-requests': lazy(() => import('./help-requests/help-request-page.tsx')),
  'concierge-messages': lazy(() => import('./messages/message-page.tsx')),
};
const listsOfOperation: typeof lists = {
  'audit-log': lazy(() => import('./audit-log-page.tsx')),
  jobs: lazy(() => import('./jobs-page.tsx')),
  mails: lazy(() => import('./mails-page.tsx')),
};
const listsForOwners: typeof lists = {
  maintenance: lazy(() => import('./maintenance-switch-page.tsx')),
  news: lazy(() => import('./news-page.tsx')),
  staff: lazy(() => import('./staff-page.tsx')),
};

/** The provider's console: the way about, and the list that the address names. */
export default function ConsolePage() {
  const { list = '', item } = useParams({ strict: false });
  const isOwner = useIsOwner();
  const name = list.toLowerCase();
  const List =
    (item === undefined ? listsOfConcierge[name] : items[name]) ??
    lists[name] ??
    listsOfOperation[name] ??
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
