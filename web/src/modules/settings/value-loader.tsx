import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { say } from '../../portal/texts/say.ts';
import { LoadFailed } from '../../ui/states/load-failed.tsx';
import { Skeleton } from '../../ui/states/skeleton.tsx';
import { SkeletonGroup } from '../../ui/states/skeleton-group.tsx';
import { valueLoader as texts } from './settings.texts.ts';

type ValueLoaderProps<Value> = {
  readonly query: UseQueryResult<{ readonly data: Value }, Error>;
  /** What is loaded, such as "second factor". */
  readonly what: string;
  readonly children: (value: Value) => ReactNode;
};

/** Shows what a call reads once it is there, until then its outline, and on failure a way to try again. */
export function ValueLoader<Value>({ query, what, children }: ValueLoaderProps<Value>) {
  if (query.data) return children(query.data.data);
  if (!query.isError) {
    return (
      <SkeletonGroup label={say(texts.loadingTheWhat, { what })}>
        <Skeleton count={3} />
      </SkeletonGroup>
    );
  }
  return <LoadFailed what={say(texts.theWhat, { what })} onRetry={query.refetch} />;
}
