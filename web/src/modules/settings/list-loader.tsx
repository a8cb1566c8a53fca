import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { SkeletonGroup } from '../../ui/skeleton-group.tsx';

type ListLoaderProps<Row> = {
  readonly query: UseQueryResult<{ readonly data: readonly Row[] }, Error>;
  /** What the list holds, such as "admins". */
  readonly what: string;
  readonly children: (rows: readonly Row[]) => ReactNode;
};

/** Shows a list once it is there, until then its outline, and on failure a way to try again. */
export function ListLoader<Row>({ query, what, children }: ListLoaderProps<Row>) {
  if (query.data) return <div className="px-4 pb-4 desktop:px-2">{children(query.data.data)}</div>;
  return (
    <div className="px-5 pb-5 tablet:px-6">
      {query.isError ? (
        <Banner
          kind="danger"
          title={`The ${what} could not be loaded.`}
          action={
            <Button variant="secondary" size="small" onPress={() => query.refetch()}>
              Try again
            </Button>
          }
        />
      ) : (
        <SkeletonGroup label={`Loading the ${what}`}>
          <Skeleton count={3} />
        </SkeletonGroup>
      )}
    </div>
  );
}
