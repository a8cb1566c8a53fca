import type { CallOutput } from '../../../api/calls.ts';
import { useFormatDate } from '../../../portal/dates/use-format-date.ts';
import { Button } from '../../../ui/button.tsx';
import { Badge } from '../../../ui/states/badge.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { Table } from '../../../ui/table.tsx';
import { CopyAddressButton } from './copy-address-button.tsx';

type Row = CallOutput<'listSubscriptionIds'>['data']['subscriptionIds'][number];

type SubscriptionIdsTableProps = {
  readonly rows: readonly Row[];
  readonly isSearching: boolean;
  readonly onDisable: (subscriptionId: string) => void;
};

const statuses = {
  valid: { tone: 'success', text: 'Valid' },
  expired: { tone: 'neutral', text: 'Expired' },
  disabled: { tone: 'neutral', text: 'Ended' },
  'used up': { tone: 'warning', text: 'Used up' },
} as const;

/** One subscription id a row. */
export function SubscriptionIdsTable({ rows, isSearching, onDisable }: SubscriptionIdsTableProps) {
  const { formatDate } = useFormatDate();
  return (
    <Table
      label="Subscription ids"
      rows={rows}
      rowId={(row) => row.subscriptionId}
      emptyState={
        <EmptyState title={isSearching ? 'Nothing found' : 'No subscription ids yet'}>
          {isSearching
            ? 'Try part of the id or channel name.'
            : 'With a subscription id in the sign-up address, people get the plan you choose.'}
        </EmptyState>
      }
      columns={[
        {
          id: 'id',
          label: 'Subscription id',
          isRowHeader: true,
          render: (row) => <span className="break-all">{row.subscriptionId}</span>,
        },
        { id: 'channel', label: 'Channel', phone: 'detail', render: (row) => row.channelName },
        { id: 'plan', label: 'Plan', phone: 'detail', render: (row) => row.planName },
        {
          id: 'status',
          label: 'Status',
          phone: 'state',
          render: ({ status }) => <Badge tone={statuses[status].tone}>{statuses[status].text}</Badge>,
        },
        {
          id: 'until',
          label: 'Ends',
          // The end is the midnight after the last day.
          render: ({ expiresAt }) => (expiresAt === null ? 'Never' : formatDate(new Date(expiresAt).getTime() - 1)),
        },
        {
          id: 'uses',
          label: 'Used',
          align: 'end',
          render: ({ usedCount, maxUses }) => (maxUses === null ? usedCount : `${usedCount} of ${maxUses}`),
        },
        {
          id: 'actions',
          label: 'Actions',
          phone: 'below',
          isLabelHidden: true,
          align: 'end',
          render: (row) =>
            row.status === 'valid' ? (
              <span className="inline-flex flex-wrap gap-2 desktop:justify-end">
                <CopyAddressButton name={row.subscriptionId} address={row.signUpUrl} />
                <Button
                  variant="secondary"
                  size="small"
                  aria-label={`End ${row.subscriptionId}`}
                  onPress={() => onDisable(row.subscriptionId)}
                >
                  End
                </Button>
              </span>
            ) : null,
        },
      ]}
    />
  );
}
