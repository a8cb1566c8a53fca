import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { LoadFailed } from '../../ui/states/load-failed.tsx';
import { Skeleton } from '../../ui/states/skeleton.tsx';
import { SkeletonGroup } from '../../ui/states/skeleton-group.tsx';

type ValueLoaderProps<Value> = {
  readonly query: UseQueryResult<{ readonly data: Value }, Error>;
  /** What is loaded, such as "The second factor". */
  readonly what: string;
  /** Read out while it is, such as "Loading the second factor". */
  readonly loading: string;
  readonly children: (value: Value) => ReactNode;
};

/** Shows what a call reads once it is there, until then its outline, and on failure a way to try again. */
export function ValueLoader<Value>({ query, what, loading, children }: ValueLoaderProps<Value>) {
  if (query.data) return children(query.data.data);
  if (!query.isError) {
    return (
      <SkeletonGroup label={loading}>
        <Skeleton count={3} />
      </SkeletonGroup>
    );
  }
  return <LoadFailed what={what} onRetry={query.refetch} />;
}
