import { useState } from 'react';
import { useCallQuery } from '../../../api/use-call.ts';
import { SegmentedChoice } from '../../../ui/fields/segmented-choice.tsx';
import { Pagination } from '../../../ui/pagination.tsx';
import { LoadFailed } from '../../../ui/states/load-failed.tsx';
import { Loading } from '../../../ui/states/loading.tsx';
import type { RatingTexts, VectorSlug } from '../ratings-types.ts';
import { FindingItem } from './finding-item.tsx';

const STATES = [
  { id: 'open', label: 'Current' },
  { id: 'gone', label: 'Gone' },
] as const;

type FindingListProps = { readonly slug: VectorSlug; readonly texts: RatingTexts };

/** The findings of a vector, page by page: those that are there, or those that are gone. */
export function FindingList({ slug, texts }: FindingListProps) {
  const [state, setState] = useState<(typeof STATES)[number]['id']>('open');
  const [page, setPage] = useState(1);
  const query = useCallQuery('ratingFindings', { vector: slug, state, page });
  const answer = query.data?.data;
  return (
    <div className="mt-3 flex flex-col gap-3">
      <div className="max-w-64">
        <SegmentedChoice
          label="Which findings"
          isLabelHidden
          options={STATES}
          value={state}
          onChange={(next) => {
            setState(next);
            setPage(1);
          }}
        />
      </div>
      {answer !== undefined ? (
        <>
          {answer.findings.length === 0 ? (
            <p className="text-ink-soft text-sm">
              {state === 'open'
                ? 'Nothing was found here that counts.'
                : 'Nothing yet. Anything you fix moves here after the next check.'}
            </p>
          ) : (
            <ul className="flex flex-col gap-3">
              {answer.findings.map((finding) => (
                <FindingItem key={finding.findingId} finding={finding} texts={texts} />
              ))}
            </ul>
          )}
          <Pagination
            label="Pages of findings"
            page={page}
            pageCount={Math.ceil(answer.total / answer.pageSize)}
            onPageChange={setPage}
          />
        </>
      ) : query.isError ? (
        <LoadFailed what="What was found" onRetry={query.refetch} />
      ) : (
        <Loading label="Loading what was found" />
      )}
    </div>
  );
}
