import { keepPreviousData } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useCallQuery } from '../../../api/use-call.ts';
import { say } from '../../../portal/texts/say.ts';
import { usePageTitle } from '../../../portal/use-page-title.ts';
import { Button } from '../../../ui/button.tsx';
import { Badge } from '../../../ui/states/badge.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { Table } from '../../../ui/table.tsx';
import { actionsColumn } from '../actions-column.tsx';
import { ConsoleList } from '../console-list.tsx';
import { useReopened } from '../use-kept-fields.ts';
import { useListAddress } from '../use-list-address.ts';
import { useStaffMay } from '../use-staff-may.ts';
import { CHANNEL_FORM, type Channel, ChannelDialog } from './channel-dialog.tsx';
import { channelsPage as texts } from './channels.texts.ts';
import { DeleteChannelDialog } from './delete-channel-dialog.tsx';

/** The channels that bring customers, and what each makes of their pages. */
export default function ChannelsPage() {
  usePageTitle(say(texts.channels));
  const address = useListAddress('/console/channels');
  const { page, search } = address;
  const mayChange = useStaffMay('offer.change');
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
        title={say(texts.channels)}
        what={say(texts.what)}
        searchLabel={say(texts.searchByName)}
        address={address}
        size={data?.data}
        isError={isError}
        onRetry={refetch}
        action={
          mayChange && (
            <Button icon={<Plus aria-hidden="true" size={18} />} onPress={() => setEdited('new')}>
              {say(texts.newChannel)}
            </Button>
          )
        }
      >
        {data && (
          <Table
            label={say(texts.channels)}
            rows={data.data.channels}
            rowId={(channel) => channel.channelId}
            emptyState={
              <EmptyState title={search === '' ? say(texts.noChannelsYet) : say(texts.nothingFound)}>
                {search === '' ? say(texts.aChannelIsA) : say(texts.tryPartOfThe)}
              </EmptyState>
            }
            columns={[
              { id: 'name', label: say(texts.channel), isRowHeader: true, render: (row) => row.name },
              { id: 'brand', label: say(texts.brand), phone: 'detail', render: (row) => row.brandName },
              {
                id: 'trial',
                label: say(texts.start),
                phone: 'state',
                render: ({ isTrialDisabled }) => (
                  <Badge tone={isTrialDisabled ? 'success' : 'neutral'}>
                    {isTrialDisabled ? say(texts.withoutTrial) : say(texts.freeTrial)}
                  </Badge>
                ),
              },
              {
                id: 'ids',
                label: say(texts.subscriptionIds),
                align: 'end',
                render: (row) => row.subscriptionIds,
              },
              {
                id: 'customers',
                label: say(texts.customers),
                align: 'end',
                render: (row) => row.organisations,
              },
              actionsColumn(
                ({ name }: Channel) => name,
                (row) =>
                  mayChange
                    ? [
                        { label: say(texts.edit), onPress: () => setEdited(row) },
                        {
                          label: say(texts.delete),
                          isDanger: true,
                          onPress: () => setDeletedId(row.channelId),
                        },
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
