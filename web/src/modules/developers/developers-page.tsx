import '../../api/later-calls.ts';
import { useCallQuery } from '../../api/use-call.ts';
import { usePageTitle } from '../../portal/use-page-title.ts';
import { PageHeading } from '../../ui/page-heading.tsx';
import { LoadFailed } from '../../ui/states/load-failed.tsx';
import { Skeleton } from '../../ui/states/skeleton.tsx';
import { SkeletonGroup } from '../../ui/states/skeleton-group.tsx';

/** Developers: /developers. */
export default function DevelopersPage() {
  usePageTitle('Developers');
  const query = useCallQuery('readDevelopers', {});
  return (
    <>
      <PageHeading title="Developers" />
      {query.isError && query.data === undefined && <LoadFailed what="The page" onRetry={query.refetch} />}
      {query.data === undefined && !query.isError && (
        <SkeletonGroup label="Loading the page">
          <Skeleton shape="block" />
        </SkeletonGroup>
      )}
      {query.data && <p>{query.data.data.organisationName}</p>}
    </>
  );
}
