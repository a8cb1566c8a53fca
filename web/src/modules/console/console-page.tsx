import { useParams } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { Skeleton } from '../../ui/skeleton.tsx';
import { SkeletonGroup } from '../../ui/skeleton-group.tsx';
import { ConsoleNav } from './console-nav.tsx';

const OrganisationsPage = lazy(() => import('./organisations-page.tsx'));

// Loaded from here, so that the first file of all visitors does not have to name them.
const lists: Readonly<Record<string, typeof OrganisationsPage>> = {
  channels: lazy(() => import('./channels-page.tsx')),
  'subscription-ids': lazy(() => import('./subscription-ids-page.tsx')),
  'sign-up-links': lazy(() => import('./sign-up-links-page.tsx')),
};

/** The provider's console: the way about, and the list that the address names. */
export default function ConsolePage() {
  const { list = '' } = useParams({ strict: false });
  const List = lists[list.toLowerCase()] ?? OrganisationsPage;
  return (
    <>
      <ConsoleNav />
      <Suspense
        fallback={
          <SkeletonGroup label="Loading the list">
            <Skeleton shape="block" />
          </SkeletonGroup>
        }
      >
        <List />
      </Suspense>
    </>
  );
}
