import { useState } from 'react';
import { useCallQuery } from '../../../api/use-call.ts';
import { say } from '../../../portal/texts/say.ts';
import { sayLabels } from '../../../portal/texts/say-labels.ts';
import { SegmentedChoice } from '../../../ui/fields/segmented-choice.tsx';
import { Pagination } from '../../../ui/pagination.tsx';
import { LoadFailed } from '../../../ui/states/load-failed.tsx';
import { Loading } from '../../../ui/states/loading.tsx';
import type { RatingTexts, VectorSlug } from '../ratings-types.ts';
import { FindingItem } from './finding-item.tsx';
import { findingList as words } from './findings.texts.ts';

const STATES = [
  { id: 'open', label: words.current },
  { id: 'gone', label: words.gone },
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
          label={say(words.whichFindings)}
          isLabelHidden
          options={sayLabels(STATES)}
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
              {state === 'open' ? say(words.nothingWasFoundHere) : say(words.nothingYetAnythingYou)}
            </p>
          ) : (
            <ul className="flex flex-col gap-3">
              {answer.findings.map((finding) => (
                <FindingItem key={finding.findingId} finding={finding} texts={texts} />
              ))}
            </ul>
          )}
          <Pagination
            label={say(words.pagesOfFindings)}
            page={page}
            pageCount={Math.ceil(answer.total / answer.pageSize)}
            onPageChange={setPage}
          />
        </>
      ) : query.isError ? (
        <LoadFailed what={say(words.what)} onRetry={query.refetch} />
      ) : (
        <Loading label={say(words.loadingWhatWasFound)} />
      )}
    </div>
  );
}
