import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { useCallQuery } from '../../../api/use-call.ts';
import { formatDay } from '../../../portal/dates/format-day.ts';
import { say } from '../../../portal/texts/say.ts';
import { Card } from '../../../ui/card.tsx';
import { Pagination } from '../../../ui/pagination.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { LoadFailed } from '../../../ui/states/load-failed.tsx';
import { Loading } from '../../../ui/states/loading.tsx';
import { Table } from '../../../ui/table.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { CampaignBadge } from '../campaign-badge.tsx';
import type { CampaignRow } from '../phishing-types.ts';
import { rateColumns } from '../rate-columns.ts';
import { ResultsButtons } from '../results-buttons.tsx';
import { campaigns as texts } from './overview.texts.ts';

/** All campaigns, the newest first. */
export function CampaignsCard() {
  const [page, setPage] = useState(1);
  const query = useCallQuery('phishingCampaigns', { page }, { placeholderData: keepPreviousData });
  const list = query.data?.data;
  return (
    <Card title={say(texts.title)} padding="none">
      {list === undefined && query.isError && <LoadFailed what={say(texts.what)} onRetry={query.refetch} />}
      {list === undefined && !query.isError && <Loading label={say(texts.loading)} />}
      {list?.total === 0 && (
        <EmptyState headingLevel={3} title={say(texts.none)}>
          {say(texts.noneHint)}
        </EmptyState>
      )}
      {list !== undefined && list.total > 0 && (
        <>
          <CampaignsTable rows={list.campaigns} />
          <div className="py-3">
            <Pagination
              label={say(texts.pages)}
              page={page}
              pageCount={Math.ceil(list.total / list.pageSize)}
              onPageChange={setPage}
            />
          </div>
          <div className="border-line border-t p-4">
            <ResultsButtons campaignId={null} />
          </div>
        </>
      )}
    </Card>
  );
}

function CampaignsTable({ rows }: { readonly rows: readonly CampaignRow[] }) {
  const day = (iso: string) => formatDay(iso, say.locale);
  return (
    <Table
      label={say(texts.title)}
      rows={rows}
      rowId={(row) => row.campaignId}
      columns={[
        {
          id: 'name',
          label: say(texts.name),
          isRowHeader: true,
          render: (row) => (
            <TextLink isStandalone href={`/phishing/${row.campaignId}`}>
              {row.name}
            </TextLink>
          ),
        },
        { id: 'state', label: say(texts.state), phone: 'state', render: (row) => <CampaignBadge state={row.state} /> },
        {
          id: 'days',
          label: say(texts.days),
          phone: 'detail',
          render: ({ startsOn, endsOn }) =>
            startsOn === endsOn ? day(startsOn) : say(texts.between, { first: day(startsOn), last: day(endsOn) }),
        },
        {
          id: 'delivered',
          label: say(texts.delivered),
          align: 'end',
          render: ({ figures: { delivered, planned } }) => say(texts.deliveredOf, { delivered, planned }),
        },
        ...rateColumns<CampaignRow>(),
      ]}
    />
  );
}
