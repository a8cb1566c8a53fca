import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { useCallQuery } from '../../../api/use-call.ts';
import { useFormatDate } from '../../../portal/dates/use-format-date.ts';
import { say } from '../../../portal/texts/say.ts';
import { Card } from '../../../ui/card.tsx';
import { Pagination } from '../../../ui/pagination.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { LoadFailed } from '../../../ui/states/load-failed.tsx';
import { Loading } from '../../../ui/states/loading.tsx';
import { Table } from '../../../ui/table.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { receiptsCard as texts } from './messages.texts.ts';

type ReceiptsCardProps = { readonly conciergeMessageId: string };

/** Which customers have a message and who of them has read it; those who have not come first. */
export function ReceiptsCard({ conciergeMessageId }: ReceiptsCardProps) {
  const { formatDateTime } = useFormatDate();
  const [page, setPage] = useState(1);
  const { data, isError, refetch } = useCallQuery(
    'listMessageReceipts',
    { conciergeMessageId, page },
    { placeholderData: keepPreviousData },
  );
  if (isError) return <LoadFailed what={say(texts.what)} onRetry={refetch} />;
  if (data === undefined) return <Loading label={say(texts.loadingTheReaders)} />;
  const { receipts, total, pageSize } = data.data;
  return (
    <Card title={say(texts.what)} description={say(texts.description)} padding="none">
      <Table
        label={say(texts.what)}
        rows={receipts}
        rowId={(row) => row.orgId}
        emptyState={
          <EmptyState title={say(texts.title)} headingLevel={3}>
            {say(texts.itTakesAMoment)}
          </EmptyState>
        }
        columns={[
          {
            id: 'customer',
            label: say(texts.customer),
            isRowHeader: true,
            render: (row) => <TextLink href={`/console/organizations/${row.orgId}`}>{row.companyName}</TextLink>,
          },
          {
            id: 'readers',
            label: say(texts.readBy),
            render: (row) =>
              row.readers.length === 0 ? (
                <span className="text-ink-soft">{say(texts.noneOfPeopleYet, { people: row.people })}</span>
              ) : (
                <span className="flex flex-col gap-1">
                  {row.readers.map(({ name, readAt }) => (
                    <span key={`${name} ${readAt}`}>
                      {name} <span className="whitespace-nowrap text-ink-soft">{formatDateTime(readAt)}</span>
                    </span>
                  ))}
                </span>
              ),
          },
        ]}
      />
      <div className="py-3">
        <Pagination
          label={say(texts.pagesOfCustomers)}
          page={page}
          pageCount={Math.max(1, Math.ceil(total / pageSize))}
          onPageChange={setPage}
        />
      </div>
    </Card>
  );
}
