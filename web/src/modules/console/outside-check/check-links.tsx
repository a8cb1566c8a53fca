import { useCallQuery } from '../../../api/use-call.ts';
import { say } from '../../../portal/texts/say.ts';
import { Card } from '../../../ui/card.tsx';
import { Badge } from '../../../ui/states/badge.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { LoadFailed } from '../../../ui/states/load-failed.tsx';
import { Table } from '../../../ui/table.tsx';
import { CopyAddressButton } from '../channels/copy-address-button.tsx';
import { checkLinks as texts } from './outside-check.texts.ts';

/** The addresses of the open check, to be put into pages and emails, and what each channel brought. */
export function CheckLinks() {
  const { data, isError, refetch } = useCallQuery('listCheckLinks', {});
  if (isError && data === undefined) return <LoadFailed what={say(texts.what)} onRetry={refetch} />;
  if (data === undefined) return null;
  const { links, counts } = data.data;
  return (
    <>
      <Card title={say(texts.title)} description={say(texts.description)} padding="none">
        <Table
          label={say(texts.addressesForTheCheck)}
          rows={links}
          rowId={(row) => row.url}
          columns={[
            { id: 'name', label: say(texts.brandOrChannel), isRowHeader: true, render: (row) => row.name },
            {
              id: 'url',
              label: say(texts.address),
              phone: 'detail',
              render: (row) => <span className="break-all">{row.url}</span>,
            },
            {
              id: 'state',
              label: say(texts.state),
              phone: 'state',
              render: ({ isOn }) => (
                <Badge tone={isOn ? 'success' : 'neutral'}>{isOn ? say(texts.on) : say(texts.off)}</Badge>
              ),
            },
            {
              id: 'copy',
              label: say(texts.copy),
              isLabelHidden: true,
              align: 'end',
              render: (row) => <CopyAddressButton name={`the check, ${row.url}`} address={row.url} />,
            },
          ]}
          emptyState={<EmptyState title={say(texts.noAddresses)} />}
        />
      </Card>
      <Card title={say(texts.whatEachChannelBrought)} description={say(texts.inTheLast90)} padding="none">
        <Table
          label={say(texts.checksByChannel)}
          rows={counts}
          rowId={(row) => `${row.brandId} ${row.channel}`}
          columns={[
            {
              id: 'channel',
              label: say(texts.channel),
              isRowHeader: true,
              render: (row) => row.channel || say(texts.noChannel),
            },
            { id: 'brand', label: say(texts.brand), phone: 'detail', render: (row) => row.brandId },
            { id: 'checks', label: say(texts.checks), align: 'end', render: (row) => row.checks },
            { id: 'leads', label: say(texts.addressesLeft), align: 'end', render: (row) => row.leads },
          ]}
          emptyState={<EmptyState title={say(texts.noChecksYet)} />}
        />
      </Card>
    </>
  );
}
