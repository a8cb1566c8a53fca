import { keepPreviousData } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useCallQuery } from '../../../api/use-call.ts';
import { usePageTitle } from '../../../portal/use-page-title.ts';
import { Button } from '../../../ui/button.tsx';
import { Badge } from '../../../ui/states/badge.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { Table } from '../../../ui/table.tsx';
import { actionsColumn } from '../actions-column.tsx';
import { ConsoleList } from '../console-list.tsx';
import { useIsOwner } from '../use-is-owner.ts';
import { useReopened } from '../use-kept-fields.ts';
import { useListAddress } from '../use-list-address.ts';
import { CHANNEL_FORM, type Channel, ChannelDialog } from './channel-dialog.tsx';
import { DeleteChannelDialog } from './delete-channel-dialog.tsx';

/** The channels that bring customers, and what each makes of their pages. */
export default function ChannelsPage() {
  usePageTitle('Channels');
  const address = useListAddress('/console/channels');
  const { page, search } = address;
  const isOwner = useIsOwner();
  const [edited, setEdited] = useState(useReopened<Channel>(CHANNEL_FORM));
  const [deletedId, setDeletedId] = useState<string | null>(null);
  const { data, isError, refetch } = useCallQuery(
    'listChannels',
    { page, search },
    { placeholderData: keepPreviousData },
  );
  const deleted = data?.data.channels.find(({ channelId }) => channelId === deletedId);
  return (
    <>
      <ConsoleList
        title="Channels"
        what="channels"
        searchLabel="Search by name"
        address={address}
        size={data?.data}
        isError={isError}
        onRetry={refetch}
        action={
          isOwner && (
            <Button icon={<Plus aria-hidden="true" size={18} />} onPress={() => setEdited('new')}>
              New channel
            </Button>
          )
        }
      >
        {data && (
          <Table
            label="Channels"
            rows={data.data.channels}
            rowId={(channel) => channel.channelId}
            emptyState={
              <EmptyState title={search === '' ? 'No channels yet' : 'Nothing found'}>
                {search === ''
                  ? 'A channel is a group that brings you customers, such as a bank or an association. It has its own plans and texts.'
                  : 'Try part of the name.'}
              </EmptyState>
            }
            columns={[
              { id: 'name', label: 'Channel', isRowHeader: true, render: (row) => row.name },
              { id: 'brand', label: 'Brand', phone: 'detail', render: (row) => row.brandName },
              {
                id: 'trial',
                label: 'Start',
                phone: 'state',
                render: ({ isTrialDisabled }) => (
                  <Badge tone={isTrialDisabled ? 'success' : 'neutral'}>
                    {isTrialDisabled ? 'Without trial' : 'Free trial'}
                  </Badge>
                ),
              },
              { id: 'ids', label: 'Subscription ids', align: 'end', render: (row) => row.subscriptionIds },
              { id: 'customers', label: 'Customers', align: 'end', render: (row) => row.organisations },
              actionsColumn(
                ({ name }: Channel) => name,
                (row) =>
                  isOwner
                    ? [
                        { label: 'Edit', onPress: () => setEdited(row) },
                        { label: 'Delete', isDanger: true, onPress: () => setDeletedId(row.channelId) },
                      ]
                    : [],
              ),
            ]}
          />
        )}
      </ConsoleList>
      {deleted && <DeleteChannelDialog channel={deleted} onClose={() => setDeletedId(null)} />}
      {edited !== null && <ChannelDialog channel={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />}
    </>
  );
}
