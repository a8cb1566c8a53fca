import { Skeleton } from '../../ui/skeleton.tsx';
import { SkeletonGroup } from '../../ui/skeleton-group.tsx';
import { LoadFailed } from './load-failed.tsx';

type ListFailedProps = {
  /** What the rows are, in running text: "organizations". */
  readonly what: string;
  readonly onRetry: () => unknown;
};

/** Stands for a list that is being read. */
export function ListLoading({ what }: Pick<ListFailedProps, 'what'>) {
  return (
    <SkeletonGroup label={`Loading the ${what}`}>
      <Skeleton shape="block" />
    </SkeletonGroup>
  );
}

/** Stands for a list that could not be read, with another try. */
export function ListFailed({ what, onRetry }: ListFailedProps) {
  return <LoadFailed what={`The ${what}`} onRetry={onRetry} />;
}
