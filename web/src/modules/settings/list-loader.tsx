import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ValueLoader } from './value-loader.tsx';

type ListLoaderProps<Row> = {
  readonly query: UseQueryResult<{ readonly data: readonly Row[] }, Error>;
  /** What the list holds, such as "The admins". */
  readonly what: string;
  /** Read out while it is loaded, such as "Loading the admins". */
  readonly loading: string;
  readonly children: (rows: readonly Row[]) => ReactNode;
};

/** Shows a list once it is there, until then its outline, and on failure a way to try again. */
export function ListLoader<Row>({ query, what, loading, children }: ListLoaderProps<Row>) {
  return (
    <div className={query.data ? 'px-4 pb-4 desktop:px-2' : 'px-5 pb-5 tablet:px-6'}>
      <ValueLoader query={query} what={what} loading={loading}>
        {children}
      </ValueLoader>
    </div>
  );
}
