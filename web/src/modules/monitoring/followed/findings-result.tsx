import type { CallOutput } from '../../../api/calls.ts';
import { say } from '../../../portal/texts/say.ts';
import { joinClasses } from '../../../ui/join-classes.ts';
import { Pagination } from '../../../ui/pagination.tsx';
import { Skeleton } from '../../../ui/states/skeleton.tsx';
import { SkeletonGroup } from '../../../ui/states/skeleton-group.tsx';
import { findingsResult as texts } from './followed.texts.ts';
import { FollowedCard } from './followed-card.tsx';
import { NoFindings } from './no-findings.tsx';
import type { FindingsAddress } from './use-findings-address.ts';

type FindingsResultProps = {
  /** Left out while it loads for the first time. */
  readonly list: CallOutput<'listFindings'>['data'] | undefined;
  readonly address: FindingsAddress;
  /** Still the list of the filters before. */
  readonly isStale: boolean;
};

/** The findings that fit the filters, worst first. */
export function FindingsResult({ list, address, isStale }: FindingsResultProps) {
  const { query, isNarrowed, change } = address;
  if (list === undefined) {
    return (
      <SkeletonGroup label={say(texts.loadingTheFindings)}>
        <Skeleton shape="block" />
        <Skeleton shape="block" />
        <Skeleton shape="block" />
      </SkeletonGroup>
    );
  }
  const clear = () => change({ severity: '', who: '', check: '', search: '', page: 1 });
  if (list.total === 0) return <NoFindings state={query.state} isNarrowed={isNarrowed} onClear={clear} />;
  const pageCount = Math.max(1, Math.ceil(list.total / list.pageSize));
  return (
    <section aria-label={say(texts.findings)} aria-busy={isStale} className={joinClasses(isStale && 'opacity-60')}>
      <p role="status" className="mb-3 text-ink-soft text-sm">
        {say(texts.found, { count: list.total })}
      </p>
      <ol className="flex flex-col gap-2 tablet:gap-3">
        {list.findings.map((finding) => (
          <li key={finding.findingId}>
            <FollowedCard finding={finding} />
          </li>
        ))}
      </ol>
      <div className="mt-5">
        <Pagination
          label={say(texts.pagesOfFindings)}
          page={Math.min(query.page, pageCount)}
          pageCount={pageCount}
          onPageChange={(page) => change({ page })}
        />
      </div>
    </section>
  );
}
