import { keepPreviousData } from '@tanstack/react-query';
import { useCallQuery } from '../../../api/use-call.ts';
import { MailSent } from '../../../illustrations/mail-sent.tsx';
import { NeedHelpButton } from '../../../portal/support/need-help-button.tsx';
import { say } from '../../../portal/texts/say.ts';
import { Card } from '../../../ui/card.tsx';
import { SegmentedChoice } from '../../../ui/fields/segmented-choice.tsx';
import { Pagination } from '../../../ui/pagination.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { LoadFailed } from '../../../ui/states/load-failed.tsx';
import { Loading } from '../../../ui/states/loading.tsx';
import { FRESH_MS } from '../use-concierge-calls.ts';
import { useExistingPage, useListAddress } from '../use-list-address.ts';
import { requestsTab as texts } from './requests.texts.ts';
import { RequestsTable } from './requests-table.tsx';

const STATES = ['all', 'open', 'closed'] as const;

/** What was asked of the concierge, those with the newest words first. */
export function RequestsTab() {
  const address = useListAddress();
  const { page, filter, change } = address;
  const state = filter('state', STATES) ?? 'all';
  const query = useCallQuery(
    'helpRequests',
    { page, state },
    { placeholderData: keepPreviousData, staleTime: FRESH_MS },
  );
  useExistingPage(address, query.data?.data.length);
  if (query.isError && query.data === undefined) return <LoadFailed what={say(texts.what)} onRetry={query.refetch} />;
  if (query.data === undefined) return <Loading label={say(texts.loadingYourHelpRequests)} />;
  const { data, total, pageSize } = query.data;
  if (total === 0 && state === 'all') {
    return (
      <Card>
        <EmptyState
          title={say(texts.askAnything)}
          illustration={<MailSent />}
          action={<NeedHelpButton about={{ kind: 'general' }} variant="primary" />}
        >
          {say(texts.thereAreNoSilly)}
        </EmptyState>
      </Card>
    );
  }
  return (
    <>
      <div className="mb-5 flex flex-wrap items-center justify-between gap-3">
        <SegmentedChoice
          label={say(texts.show)}
          isLabelHidden
          value={state}
          options={[
            { id: 'all', label: say(texts.all) },
            { id: 'open', label: say(texts.open) },
            { id: 'closed', label: say(texts.closed) },
          ]}
          onChange={(id) => change({ state: id === 'all' ? null : id })}
        />
        <NeedHelpButton about={{ kind: 'general' }} variant="primary" />
      </div>
      <Card padding="none">
        <div className="p-4 desktop:p-2">
          <RequestsTable
            requests={data}
            emptyState={
              <EmptyState
                title={state === 'open' ? say(texts.nothingIsOpen) : say(texts.nothingIsClosed)}
                headingLevel={3}
              />
            }
          />
        </div>
      </Card>
      <div className="mt-5">
        <Pagination
          label={say(texts.pagesOfHelpRequests)}
          page={page}
          pageCount={Math.ceil(total / pageSize)}
          onPageChange={(next) => change({ page: next })}
        />
      </div>
    </>
  );
}
