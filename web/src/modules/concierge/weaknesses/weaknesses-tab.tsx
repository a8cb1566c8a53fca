import { WEAKNESS_SEVERITIES } from '@portal/domain/concierge/weakness-severity.ts';
import { WEAKNESS_STATUSES } from '@portal/domain/concierge/weakness-status.ts';
import { keepPreviousData } from '@tanstack/react-query';
import { useCallQuery } from '../../../api/use-call.ts';
import { AllClear } from '../../../illustrations/all-clear.tsx';
import { say } from '../../../portal/texts/say.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Pagination } from '../../../ui/pagination.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { Loading } from '../../../ui/states/loading.tsx';
import { tabPath } from '../concierge-path.ts';
import { FRESH_MS } from '../use-concierge-calls.ts';
import { useLeadAway } from '../use-lead-away.ts';
import { useExistingPage, useListAddress } from '../use-list-address.ts';
import { WeaknessFilters } from './weakness-filters.tsx';
import { WeaknessSummary } from './weakness-summary.tsx';
import { weaknessesTab as texts } from './weaknesses.texts.ts';
import { WeaknessesTable } from './weaknesses-table.tsx';

/** What the concierge has found, by status, severity and day; when the list fails, the about tab (spec part 2, section 8). */
export function WeaknessesTab() {
  const address = useListAddress();
  const { page, filter, change } = address;
  const status = filter('status', WEAKNESS_STATUSES);
  const severity = filter('severity', WEAKNESS_SEVERITIES);
  const query = useCallQuery(
    'cyberConciergeWeaknesses',
    { page, ...(status === null ? {} : { status }), ...(severity === null ? {} : { severity }) },
    { placeholderData: keepPreviousData, staleTime: FRESH_MS },
  );
  useExistingPage(address, query.data?.data.length);
  useLeadAway(query, tabPath('about'));
  if (query.data === undefined) return <Loading label={say(texts.loadingYourWeaknesses)} />;
  const { data, total, pageSize, counts } = query.data;
  const everReported = Object.values(counts.byStatus).reduce((sum, count) => sum + count, 0);
  if (everReported === 0) {
    return (
      <Card>
        <EmptyState
          title={say(texts.noneReported)}
          illustration={<AllClear />}
          action={
            <LinkButton variant="soft" href={tabPath('about')}>
              {say(texts.whatTheConciergeDoes)}
            </LinkButton>
          }
        >
          {say(texts.whenYourCyberConcierge)}
        </EmptyState>
      </Card>
    );
  }
  return (
    <>
      <WeaknessSummary counts={counts} />
      <WeaknessFilters status={status} severity={severity} counts={counts} onChange={change} />
      <Card padding="none">
        <div className="p-4 desktop:p-2">
          <WeaknessesTable
            weaknesses={data}
            emptyState={
              <EmptyState
                title={say(texts.noneOfThese)}
                headingLevel={3}
                action={
                  <Button variant="soft" onPress={() => change({ status: null, severity: null })}>
                    {say(texts.showAllWeaknesses)}
                  </Button>
                }
              >
                {say(texts.noWeaknessHasThis)}
              </EmptyState>
            }
          />
        </div>
      </Card>
      <div className="mt-5">
        <Pagination
          label={say(texts.pagesOfWeaknesses)}
          page={page}
          pageCount={Math.ceil(total / pageSize)}
          onPageChange={(next) => change({ page: next })}
        />
      </div>
    </>
  );
}
