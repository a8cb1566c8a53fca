import type { CallOutput } from '../../../api/calls.ts';
import { useFormatDate } from '../../../portal/dates/use-format-date.ts';
import { say } from '../../../portal/texts/say.ts';
import { Button } from '../../../ui/button.tsx';
import { Badge } from '../../../ui/states/badge.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { Table } from '../../../ui/table.tsx';
import { subscriptionIdsTable as texts } from './channels.texts.ts';
import { CopyAddressButton } from './copy-address-button.tsx';

type Row = CallOutput<'listSubscriptionIds'>['data']['subscriptionIds'][number];

type SubscriptionIdsTableProps = {
  readonly rows: readonly Row[];
  readonly isSearching: boolean;
  readonly onDisable: (subscriptionId: string) => void;
};

const statuses = {
  valid: { tone: 'success', text: texts.valid },
  expired: { tone: 'neutral', text: texts.expired },
  disabled: { tone: 'neutral', text: texts.ended },
  'used up': { tone: 'warning', text: texts.usedUp },
} as const;

/** One subscription id a row. */
export function SubscriptionIdsTable({ rows, isSearching, onDisable }: SubscriptionIdsTableProps) {
  const { formatDate } = useFormatDate();
  return (
    <Table
      label={say(texts.subscriptionIds)}
      rows={rows}
      rowId={(row) => row.subscriptionId}
      emptyState={
        <EmptyState title={isSearching ? say(texts.nothingFound) : say(texts.noSubscriptionIdsYet)}>
          {isSearching ? say(texts.tryPartOfThe) : say(texts.withASubscriptionId)}
        </EmptyState>
      }
      columns={[
        {
          id: 'id',
          label: say(texts.subscriptionId),
          isRowHeader: true,
          render: (row) => <span className="break-all">{row.subscriptionId}</span>,
        },
        { id: 'channel', label: say(texts.channel), phone: 'detail', render: (row) => row.channelName },
        { id: 'plan', label: say(texts.plan), phone: 'detail', render: (row) => row.planName },
        {
          id: 'status',
          label: say(texts.status),
          phone: 'state',
          render: ({ status }) => <Badge tone={statuses[status].tone}>{say(statuses[status].text)}</Badge>,
        },
        {
          id: 'until',
          label: say(texts.ends),
          // The end is the midnight after the last day.
          render: ({ expiresAt }) =>
            expiresAt === null ? say(texts.never) : formatDate(new Date(expiresAt).getTime() - 1),
        },
        {
          id: 'uses',
          label: say(texts.used),
          align: 'end',
          render: ({ usedCount, maxUses }) =>
            maxUses === null ? usedCount : say(texts.usedCountOfMaxUses, { usedCount, maxUses }),
        },
        {
          id: 'actions',
          label: say(texts.actions),
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
                  aria-label={say(texts.endSubscriptionId, { subscriptionId: row.subscriptionId })}
                  onPress={() => onDisable(row.subscriptionId)}
                >
                  {say(texts.end)}
                </Button>
              </span>
            ) : null,
        },
      ]}
    />
  );
}
