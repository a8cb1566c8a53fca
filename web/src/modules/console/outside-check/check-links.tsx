import { useCallQuery } from '../../../api/use-call.ts';
import { Card } from '../../../ui/card.tsx';
import { Badge } from '../../../ui/states/badge.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { LoadFailed } from '../../../ui/states/load-failed.tsx';
import { Table } from '../../../ui/table.tsx';
import { CopyAddressButton } from '../channels/copy-address-button.tsx';

/** The addresses of the open check, to be put into pages and emails, and what each channel brought. */
export function CheckLinks() {
  const { data, isError, refetch } = useCallQuery('listCheckLinks', {});
  if (isError && data === undefined) return <LoadFailed what="The addresses" onRetry={refetch} />;
  if (data === undefined) return null;
  const { links, counts } = data.data;
  return (
    <>
      <Card
        title="Where people check"
        description="Put a link to one of these on a page or in an email. One with a subscription id counts for its channel and leads to its plan. You can turn the check off in a brand’s settings."
        padding="none"
      >
        <Table
          label="Addresses for the check"
          rows={links}
          rowId={(row) => row.url}
          columns={[
            { id: 'name', label: 'Brand or channel', isRowHeader: true, render: (row) => row.name },
            {
              id: 'url',
              label: 'Address',
              phone: 'detail',
              render: (row) => <span className="break-all">{row.url}</span>,
            },
            {
              id: 'state',
              label: 'State',
              phone: 'state',
              render: ({ isOn }) => <Badge tone={isOn ? 'success' : 'neutral'}>{isOn ? 'On' : 'Off'}</Badge>,
            },
            {
              id: 'copy',
              label: 'Copy',
              isLabelHidden: true,
              align: 'end',
              render: (row) => <CopyAddressButton name={`the check, ${row.url}`} address={row.url} />,
            },
          ]}
          emptyState={<EmptyState title="No addresses" />}
        />
      </Card>
      <Card title="What each channel brought in" description="In the last 90 days." padding="none">
        <Table
          label="Checks by channel"
          rows={counts}
          rowId={(row) => `${row.brandId} ${row.channel}`}
          columns={[
            { id: 'channel', label: 'Channel', isRowHeader: true, render: (row) => row.channel || 'No channel' },
            { id: 'brand', label: 'Brand', phone: 'detail', render: (row) => row.brandId },
            { id: 'checks', label: 'Checks', align: 'end', render: (row) => row.checks },
            { id: 'leads', label: 'Addresses left', align: 'end', render: (row) => row.leads },
          ]}
          emptyState={<EmptyState title="No checks yet" />}
        />
      </Card>
    </>
  );
}
